import { Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'
import { LEAST_HOURS, pruneNetwork, RAW_HOURS } from '../network/prune.ts'
import { createLedger } from '../payment/ledger.ts'
import { existingStore } from '../till/configured-store.ts'
import { withStore } from './with-store.ts'

const hoursOf = (value: string): number => {
  const hours = Number(value)
  if (/^\d{1,6}$/.test(value) && hours >= LEAST_HOURS) return hours
  throw new InvalidArgumentError(
    `A whole number of at least ${LEAST_HOURS}: outcomes look back a day for their reports.`,
  )
}

/** `failure-archive prune`: drops kept answers whose time is over and payments that came to nothing; folds old reports into sums. */
export const pruneCommand = () =>
  new Command('prune')
    .description(
      'drop answers older than ANSWER_TTL_HOURS and dead payments (settled ones keep their record), and fold reports to the network into hourly sums; no answer changes',
    )
    .option('--dry-run', 'say what would go, and drop nothing', false)
    .option('--hours <number>', 'fold reports older than this', hoursOf, RAW_HOURS)
    .action(async ({ dryRun, hours }: { dryRun: boolean; hours: number }) => {
      const config = readConfig(process.env)
      await withStore(existingStore(config), async ({ db, dialect }) => {
        const transaction = await db.startTransaction().execute()
        const ledger = createLedger(transaction, dialect, Date.now)
        const payments = await ledger.prune(Date.now() - config.ANSWER_TTL_HOURS * 3_600_000)
        await (dryRun ? transaction.rollback() : transaction.commit()).execute()
        const network = await pruneNetwork(db, { nowMs: Date.now(), hours, dryRun })
        process.stdout.write(`${JSON.stringify({ ...payments, network })}\n`)
      })
    })
