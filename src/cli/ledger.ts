import { Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'
import { createLedger, type PaymentRow } from '../payment/ledger.ts'
import { openStore } from '../store/open-store.ts'

const countOf = (value: string): number => {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value)
  throw new InvalidArgumentError('A number from 1 to 99999.')
}

const lineOf = ({ claimed_at, route, id, payer, amount, state, transaction, reason }: PaymentRow) => ({
  time: new Date(claimed_at).toISOString(),
  route,
  id,
  payer,
  usd: (amount / 1_000_000).toFixed(6),
  state,
  transaction,
  reason,
})

/** `failure-archive ledger`: the last payments, one JSON line each, newest first. What was asked is not in the ledger. */
export const ledgerCommand = () =>
  new Command('ledger')
    .description('print the last payments from the ledger (DATABASE_URL or LEDGER_PATH)')
    .option('--last <number>', 'how many', countOf, 50)
    .action(async ({ last }: { last: number }) => {
      const config = readConfig(process.env)
      const store = await openStore({ databaseUrl: config.DATABASE_URL, ledgerPath: config.LEDGER_PATH })
      const rows = await createLedger(store.db, store.dialect, Date.now).recent(last)
      for (const row of rows) process.stdout.write(`${JSON.stringify(lineOf(row))}\n`)
      await store.close()
    })
