import pino from 'pino'
import { createMcpServers } from '../../mcp/server.ts'
import { servedSource } from '../../mcp/sources/served.ts'
import { createApp } from '../../src/app.ts'
import { RULESET } from '../../src/audit/ruleset.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'
import { readCheckPages } from '../../src/check-page.ts'
import { readConfig } from '../../src/config.ts'
import { loadAssets } from '../../src/http/assets.ts'
import { createRoutes } from '../../src/http/routes.ts'
import type { Services } from '../../src/http/services.ts'
import { siteOf } from '../../src/http/site-of.ts'
import type { Network } from '../../src/network/create-network.ts'
import { openNetwork } from '../../src/open-network.ts'
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
  let network: Promise<Network> | undefined
  const payments = createPayments(config)
  const services: Services = {
    corpus,
    index,
    checkPages,
    versions: { ruleset: RULESET, corpus: { version: corpus.version } },
    operator: { name: null, contact: null },
    publicUrl: config.PUBLIC_URL,
    ...payments.services,
    network: () => {
      network ??= configuredStore(config).then((store) => openNetwork(config, store, index))
      return network
    },
  }
  const routes = createRoutes(services)
  const app = createApp({
    routes,
    paid: payments.handler,
    receipt: payments.receipt,
    mcp: {
      publicUrl: config.PUBLIC_URL,
      servers: createMcpServers({
        routes,
        source: servedSource(payments.paywall),
        prices: config.prices,
        version: '0.0.0',
        onError: (error) => log.push(String(error)),
      }),
    },
    logger: pino({ level: 'trace' }, { write: (line) => log.push(line) }),
    now: () => 0,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    pages: { site: siteOf(services, assets), assets },
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
