import { Command } from 'commander'
import type { Kysely } from 'kysely'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { type IncomeOptions, readIncome } from '../payment/income.ts'
import { paymentsByState } from '../payment/payments-by-state.ts'
import { atomicToUsd, usdToAtomic } from '../payment/prices.ts'
import { settledTo } from '../payment/settled-to.ts'
import { createIncomeCache } from '../store/income-cache.ts'
import type { Database } from '../store/schema.ts'
import { existingStore } from '../till/configured-store.ts'
import { incomeOptions } from '../till/income-options.ts'
import { withStore } from './with-store.ts'

/** What the ledger calls settled beside what the chain says has come in, and by how much they differ; null: nothing can be read. */
async function compare(db: Kysely<Database>, options: IncomeOptions) {
  const settled = await settledTo(db, options.payTo, options.network)
  const { verifying, served, settling, unknown } = await paymentsByState(db)
  const income = await readIncome(options)
  const difference = income.usd === null ? null : usdToAtomic(income.usd) - settled.atomic
  const report = {
    settled: { payments: settled.payments, usd: atomicToUsd(settled.atomic) },
    open: verifying + served + settling + unknown,
    received_usd: income.usd,
    difference_usd: difference === null ? null : atomicToUsd(difference),
    ...(income.reason !== null && { reason: income.reason }),
  }
  return { report, difference }
}

/** `failure-archive ledger check`: whether what the ledger calls settled is what the chain says has come in. */
export const ledgerCheckCommand = () =>
  new Command('check')
    .description('hold what the ledger calls settled against what X402_PAY_TO has received since INCOME_FROM_BLOCK')
    .addHelpText(
      'after',
      '\nExit codes: 0 they agree, 1 they do not, or nothing can be read from the chain, 2 a setting is missing.',
    )
    .action(async () => {
      const config = readConfig(process.env)
      await withStore(existingStore(config), async ({ db }) => {
        const options = incomeOptions(config, createIncomeCache(db))
        if (options === undefined) throw new ConfigError('X402_PAY_TO is not set: there is no address to read.')
        const { report, difference } = await compare(db, options)
        process.stdout.write(`${JSON.stringify(report)}\n`)
        if (difference !== 0) process.exitCode = 1
      })
    })
