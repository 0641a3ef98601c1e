import { Command } from 'commander'
import { readConfig } from '../config.ts'
import { createLedger } from '../payment/ledger.ts'
import { existingStore } from '../till/configured-store.ts'

/** `failure-archive prune`: drops kept answers whose time is over, and payments that came to nothing. */
export const pruneCommand = () =>
  new Command('prune')
    .description('drop answers older than ANSWER_TTL_HOURS and dead payments; settled ones keep their record')
    .action(async () => {
      const config = readConfig(process.env)
      const store = await existingStore(config)
      const ledger = createLedger(store.db, store.dialect, Date.now)
      const pruned = await ledger.prune(Date.now() - config.ANSWER_TTL_HOURS * 3_600_000)
      process.stdout.write(`${JSON.stringify(pruned)}\n`)
      await store.close()
    })
