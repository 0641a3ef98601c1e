import { Command } from 'commander'
import { readConfig } from '../config.ts'
import { createNetwork } from '../network/create-network.ts'
import { purgeDemo, seedDemo } from '../network/seed-demo.ts'
import { configuredStore } from '../till/configured-store.ts'
import { withStore } from './with-store.ts'

/** `failure-archive seed-demo`: made-up reports, so that a new network has something to show to demos. */
export const seedDemoCommand = () =>
  new Command('seed-demo')
    .description('write made-up reports to the network, labelled synthetic; only demos and include_demo see them')
    .option('--purge', 'take all synthetic reports away instead', false)
    .action(async ({ purge }: { purge: boolean }) => {
      await withStore(configuredStore(readConfig(process.env)), async (store) => {
        const { submit } = createNetwork({
          store,
          salt: '',
          operatorToken: undefined,
          now: Date.now,
          cases: () => [],
          limited: false,
        })
        const result = purge ? { purged: await purgeDemo(store.db) } : { written: await seedDemo(submit, Date.now()) }
        process.stdout.write(`${JSON.stringify(result)}\n`)
      })
    })
