import pino from 'pino'
import { Registry } from 'prom-client'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'
import { readCheckPages } from '../../src/check-page.ts'
import { readConfig } from '../../src/config.ts'
import { createService } from '../../src/create-service.ts'
import { loadAssets } from '../../src/http/assets.ts'
import { createMetrics } from '../../src/metrics/create-metrics.ts'
import type { Network } from '../../src/network/create-network.ts'
import { watchedNetwork } from '../../src/network/watched-network.ts'
import { openNetwork } from '../../src/open-network.ts'
import { paymentsByState } from '../../src/payment/payments-by-state.ts'
import type { Store } from '../../src/store/open-store.ts'
import { configuredStore } from '../../src/till/configured-store.ts'
import { createPayments } from '../../src/till/payments.ts'

const corpus = loadCorpus('dist')
const index = createSearchIndex(corpus)
const checkPages = readCheckPages('.')
const assets = loadAssets('.')

/** The whole application over the built corpus, without a socket; what it logs is kept as lines. */
export function appUnderTest(env: Record<string, string> = {}) {
  const config = readConfig({
    PUBLIC_URL: 'https://archive.example',
    RATE_LIMIT_PER_MINUTE: '0',
    LEDGER_PATH: ':memory:',
    ...env,
  })
  const log: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => log.push(line) })
  let opened: Promise<Store> | undefined
  const store = () => {
    opened ??= configuredStore(config)
    return opened
  }
  const metrics = createMetrics({
    registry: new Registry(),
    paymentsByState: async () => paymentsByState((await store()).reader),
  })
  let network: Promise<Network> | undefined
  const { app, routes, services } = createService({
    config,
    corpus,
    index,
    checkPages,
    assets,
    payments: createPayments({ config, watcher: metrics.payments, logger }),
    network: () => {
      network ??= store()
        .then((open) => openNetwork(config, open, index))
        .then((made) => watchedNetwork(made, metrics.wrote))
      return network
    },
    metrics,
    logger,
    now: () => 0,
  })
  return { app, routes, services, log, corpus, get: (path: string, init?: RequestInit) => app.request(path, init) }
}

/** A POST with a JSON body. */
export const jsonPost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** The body of a JSON answer. */
export const readJson = async (response: Response) => JSON.parse(await response.text())
