import { join } from 'node:path'
import type { Logger } from 'pino'
import { createMcpServers } from '../mcp/server.ts'
import { servedSource } from '../mcp/sources/served.ts'
import { createApp } from './app.ts'
import { RULESET } from './audit/ruleset.ts'
import { loadCorpus } from './cases/load-corpus.ts'
import { createSearchIndex } from './cases/search-index.ts'
import { readCheckPages } from './check-page.ts'
import { packageRoot } from './cli/package-root.ts'
import type { Config } from './config.ts'
import { loadAssets } from './http/assets.ts'
import { createRoutes } from './http/routes.ts'
import { type RunningServer, serve } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { siteOf } from './http/site-of.ts'
import { pruneNetwork, RAW_HOURS } from './network/prune.ts'
import { openNetwork } from './open-network.ts'
import { packageVersion } from './package-version.ts'
import { configuredStore } from './till/configured-store.ts'
import { createPayments } from './till/payments.ts'
import { repeat } from './till/repeat.ts'

const PRUNE_EVERY_MS = 3_600_000

/**
 * Builds the service over a built corpus and listens.
 *
 * @throws ServiceError `corpus_invalid` for a missing or tampered corpus; ConfigError; a socket error where the port is taken.
 */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const root = packageRoot()
  const corpus = loadCorpus(config.CORPUS_DIR ?? join(root, 'dist'))
  const index = createSearchIndex(corpus)
  const store = await configuredStore(config)
  const network = await openNetwork(config, store, index)
  const stopPruning = repeat(
    PRUNE_EVERY_MS,
    async () => void (await pruneNetwork(store.db, { nowMs: Date.now(), hours: RAW_HOURS, dryRun: false })),
    () => logger.error('old reports could not be folded'),
  )
  const payments = createPayments(config, logger)
  const assets = loadAssets(root)
  const services: Services = {
    corpus,
    index,
    checkPages: readCheckPages(root),
    versions: { ruleset: RULESET, corpus: { version: corpus.version } },
    operator: { name: config.OPERATOR_NAME ?? null, contact: config.OPERATOR_CONTACT ?? null },
    publicUrl: config.PUBLIC_URL,
    ...payments.services,
    network: async () => network,
  }
  const routes = createRoutes(services)
  await payments.start(routes, store)
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
        version: packageVersion(),
        onError: (error) => logger.error({ error: (error as Error).name }, 'a tool failed'),
      }),
    },
    logger,
    now: performance.now.bind(performance),
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    pages: { site: siteOf(services, assets), assets },
  })
  const server = await serve(app, { host: config.HOST, port: config.PORT })
  return {
    port: server.port,
    stop: async () => {
      await server.stop()
      await payments.close()
      await stopPruning()
      await network.close()
      await store.close()
    },
  }
}
