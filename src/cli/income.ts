import { Command } from 'commander'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { type IncomeOptions, readIncome } from '../payment/income.ts'
import { createIncomeCache } from '../store/income-cache.ts'
import { configuredStore } from '../till/configured-store.ts'
import { incomeOptions } from '../till/income-options.ts'
import { withStore } from './with-store.ts'

/** What to look at when there is no figure. */
const remedyOf = ({ fromBlock, network }: IncomeOptions): string =>
  fromBlock === undefined
    ? 'Set it to the block from which payments count.'
    : `Look at X402_RPC_URL_${network.slice('eip155:'.length)}; what was counted before is kept, and the next reading goes on there.`

/** `failure-archive income`: what the pay address has received, read from the chain. */
export const incomeCommand = () =>
  new Command('income')
    .description('what the pay address has received in USDC since INCOME_FROM_BLOCK, read from the chain')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Adds up the USDC transfers to X402_PAY_TO on the first of X402_NETWORKS: what came in, whatever has been spent since.

Exit codes: 0 there is a figure (which may be $0.00), 1 there is none and the reason is said, 2 a setting is missing.`,
    )
    .action(async ({ json }: { json?: true }) => {
      const config = readConfig(process.env)
      await withStore(configuredStore(config), async ({ db }) => {
        const options = incomeOptions(config, createIncomeCache(db))
        if (options === undefined) throw new ConfigError('X402_PAY_TO is not set: there is no address to read.')
        const income = await readIncome(options)
        const { network, payTo, fromBlock } = options
        const readable =
          income.usd === null
            ? `No figure: ${income.reason}. ${remedyOf(options)}`
            : `$${income.usd} received by ${payTo} on ${network} since block ${fromBlock}, read ${income.as_of}.`
        process.stdout.write(`${json ? JSON.stringify({ ...income, network, pay_to: payTo }) : readable}\n`)
        if (income.usd === null) process.exitCode = 1
      })
    })
