import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'
import type { PoliteOptions } from '../market/polite-fetch.ts'
import { type MarketRun, runMarket } from '../market/run-market.ts'
import { SnapshotError } from '../market/snapshot.ts'
import { rpcUrlOf } from '../till/rpc-url-of.ts'
import { createMarketProgress } from './market-progress.ts'
import { printMarket } from './print-market.ts'

const EXIT_PART = 1
const EXIT_NOTHING = 2

interface Flags {
  readonly x402scanUrl: string
  readonly facilitatorUrl: string
  readonly bazaarUrl: string
  readonly rpcUrl?: string
  readonly dir: string
}

const baseUrl = (value: string): string => {
  const { protocol, username, password } = URL.canParse(value) ? new URL(value) : new URL('none:')
  if (/^https?:$/.test(protocol) && username + password === '') return value.replace(/\/+$/, '')
  throw new InvalidArgumentError('It must be an http or https URL without user and password.')
}

/** Two calls a second at most. */
const POLITE: Omit<PoliteOptions, 'onWait'> = {
  fetch,
  sleep: (ms) => sleep(ms),
  now: () => new Date(),
  pauseMs: 500,
  timeoutMs: 20_000,
  attempts: 3,
  backOffMs: 1_000,
  maxWaitMs: 60_000,
  maxBytes: 32 * 1024 * 1024,
}

function exitCodeOf({ histories, stopped }: MarketRun): number {
  const asked = histories.filter(({ now }) => now !== 'not asked')
  const measured = asked.filter(({ now }) => now === 'measured').length
  if (measured === 0) return EXIT_NOTHING
  return measured < asked.length || stopped.length > 0 ? EXIT_PART : 0
}

async function run(flags: Flags): Promise<void> {
  const config = readConfig(process.env)
  const folder = resolve(flags.dir)
  const addresses = {
    ...flags,
    rpcUrl: flags.rpcUrl ?? rpcUrlOf(config, 'eip155:8453'),
    payTo: config.X402_PAY_TO as `0x${string}` | undefined,
    fromBlock: config.INCOME_FROM_BLOCK,
  }
  const progress = createMarketProgress()
  try {
    const done = await runMarket({ addresses, folder, polite: POLITE, progress })
    progress.stop()
    process.stdout.write(printMarket({ ...done, folder }))
    process.exitCode = exitCodeOf(done)
  } catch (error) {
    progress.stop()
    if (!(error instanceof SnapshotError)) throw error
    process.stderr.write(`failure-archive: ${error.message}. Put it back or move its snapshot away.\n`)
    process.exitCode = EXIT_NOTHING
  }
}

/**
 * `failure-archive market`: asks the public lists, keeps every raw answer, and writes MARKET.md from what is kept. Exit code 0
 * when every part that was asked was measured, 1 when some were or one was read in part, 2 when none was.
 */
export const marketCommand = (): Command =>
  new Command('market')
    .description('measure the x402 market from public lists, keep the raw answers, and write MARKET.md')
    .option(
      '--x402scan-url <url>',
      'directory with lists of sellers, buyers and tools',
      baseUrl,
      'https://www.x402scan.com',
    )
    .option(
      '--facilitator-url <url>',
      'facilitator with /supported and /discovery/resources',
      baseUrl,
      'https://facilitator.payai.network',
    )
    .option(
      '--bazaar-url <url>',
      'another /discovery/resources',
      baseUrl,
      'https://api.cdp.coinbase.com/platform/v2/x402',
    )
    .option('--rpc-url <url>', 'RPC that is asked about X402_PAY_TO (default: that of Base)', baseUrl)
    .option('--dir <folder>', 'where MARKET.md and market/ are', '.')
    .addHelpText(
      'after',
      `
All calls are public and read-only: two a second at most, tried three times, 400 pages of a list at most.
X402_PAY_TO and INCOME_FROM_BLOCK say which address's balance and income are read; unset, neither is.
What cannot be reached is said, and figures that were measured earlier stay in MARKET.md with their date.

Exit codes: 0 every part that was asked was measured, 1 some were or in part, 2 none was.`,
    )
    .action(run)
