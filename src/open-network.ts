import { randomBytes } from 'node:crypto'
import type { SearchIndex } from './cases/search-index.ts'
import type { Config } from './config.ts'
import { createNetwork, type Network } from './network/create-network.ts'
import { keptValue } from './store/kept-value.ts'
import type { Store } from './store/open-store.ts'

const MOST_CASES = 3

/** The failure network over a store, with the archive's titles beside its answers. */
export async function openNetwork(config: Config, store: Store, index: SearchIndex): Promise<Network> {
  const newSalt = () => randomBytes(32).toString('hex')
  return createNetwork({
    store,
    salt: config.REPORTER_SALT ?? (await keptValue(store.db, 'reporter salt', newSalt)),
    operatorToken: config.OPERATOR_TOKEN,
    now: Date.now,
    cases: (text) => index.search(text, { limit: MOST_CASES }).map(({ one }) => ({ id: one.id, title: one.title })),
    limited: config.RATE_LIMIT_PER_MINUTE > 0,
  })
}
