import { randomBytes } from 'node:crypto'
import type { SearchIndex } from './cases/search-index.ts'
import type { Config } from './config.ts'
import { createNetwork, type Network } from './network/create-network.ts'
import { remembered } from './network/remembered.ts'
import { keptValue } from './store/kept-value.ts'
import type { Store } from './store/open-store.ts'

const MOST_CASES = 3
/** The same failures are asked about again and again, and their texts hold nothing that may not be kept. */
const MOST_TEXTS = 10_000

/** The failure network over a store, with the archive's titles beside its answers. */
export async function openNetwork(config: Config, store: Store, index: SearchIndex): Promise<Network> {
  const newSalt = () => randomBytes(32).toString('hex')
  const titlesLike = (text: string) =>
    index.search(text, { limit: MOST_CASES }).map(({ one }) => ({ id: one.id, title: one.title }))
  return createNetwork({
    store,
    salt: config.REPORTER_SALT ?? (await keptValue(store.db, 'reporter salt', newSalt)),
    operatorToken: config.OPERATOR_TOKEN,
    now: Date.now,
    cases: remembered(MOST_TEXTS, titlesLike),
    limited: config.RATE_LIMIT_PER_MINUTE > 0,
  })
}
