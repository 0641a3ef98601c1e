import { Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { createLedger, type PaymentRow } from '../payment/ledger.ts'
import { refusalWord } from '../payment/refusal-word.ts'
import { backUpStore } from '../store/back-up-store.ts'
import { copyStore } from '../store/copy-store.ts'
import { configuredStore, existingStore } from '../till/configured-store.ts'
import { ledgerCheckCommand } from './ledger-check.ts'
import { withStore } from './with-store.ts'

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
  reason: reason === null ? null : refusalWord(reason),
})

/** Of a file that is in use too; SQLite itself writes the copy, so that it is whole. */
const backupCommand = () =>
  new Command('backup')
    .description('write a whole copy of the SQLite ledger at LEDGER_PATH to a new file; the server may run meanwhile')
    .argument('<file>', 'the new file')
    .action(async (file: string) => {
      const { DATABASE_URL, LEDGER_PATH } = readConfig(process.env)
      if (DATABASE_URL !== undefined) throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with pg_dump.')
      await backUpStore(LEDGER_PATH, file).catch((error: Error) => {
        throw new ConfigError(`Nothing was backed up: ${error.message}.`)
      })
      process.stdout.write(`${JSON.stringify({ from: LEDGER_PATH, to: file })}\n`)
    })

const copyCommand = () =>
  new Command('copy')
    .description(
      'copy the SQLite ledger at LEDGER_PATH into the empty PostgreSQL at DATABASE_URL; stop the server first',
    )
    .action(async () => {
      const { DATABASE_URL, LEDGER_PATH } = readConfig(process.env)
      if (DATABASE_URL === undefined) throw new ConfigError('DATABASE_URL is not set: it names where to copy to.')
      await withStore(existingStore({ DATABASE_URL: undefined, LEDGER_PATH, alone: true }), (from) =>
        withStore(configuredStore({ DATABASE_URL, LEDGER_PATH }), async (to) => {
          const copied = await copyStore(from, to).catch((error: Error) => {
            throw new ConfigError(`Nothing was copied: ${error.message}.`)
          })
          process.stdout.write(`${JSON.stringify(copied)}\n`)
        }),
      )
    })

/** `failure-archive ledger`: the last payments, one JSON line each, newest first. What was asked is not in the ledger. */
export const ledgerCommand = () =>
  new Command('ledger')
    .description('print the last payments from the ledger (DATABASE_URL or LEDGER_PATH)')
    .option('--last <number>', 'how many', countOf, 50)
    .addCommand(backupCommand())
    .addCommand(ledgerCheckCommand())
    .addCommand(copyCommand())
    .action(async ({ last }: { last: number }) => {
      await withStore(existingStore(readConfig(process.env)), async ({ db, dialect }) => {
        const rows = await createLedger(db, dialect, Date.now).recent(last)
        for (const row of rows) process.stdout.write(`${JSON.stringify(lineOf(row))}\n`)
      })
    })
