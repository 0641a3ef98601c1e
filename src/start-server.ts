import { join } from 'node:path'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { loadCorpus } from './cases/load-corpus.ts'
import { createSearchIndex } from './cases/search-index.ts'
import { readCheckPages } from './check-page.ts'
import type { Config } from './config.ts'
import { createService } from './create-service.ts'
import { loadAssets } from './http/assets.ts'
import { type RunningServer, serve } from './http/serve.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { pruneNetwork, RAW_HOURS } from './network/prune.ts'
import { watchedNetwork } from './network/watched-network.ts'
import { openNetwork } from './open-network.ts'
import { packageRoot } from './package-root.ts'
import { paymentsByState } from './payment/payments-by-state.ts'
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
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = createMetrics({ registry, paymentsByState: () => paymentsByState(store.reader) })
  const network = watchedNetwork(await openNetwork(config, store, index), metrics.wrote)
  const stopPruning = repeat(
    PRUNE_EVERY_MS,
    async () => void (await pruneNetwork(store.db, { nowMs: Date.now(), hours: RAW_HOURS, dryRun: false })),
    () => logger.error('old reports could not be folded'),
  )
  const payments = createPayments({ config, watcher: metrics.payments, logger })
  const { app, routes } = createService({
    config,
    corpus,
    index,
    checkPages: readCheckPages(root),
    assets: loadAssets(root),
    payments,
    network: async () => network,
    metrics,
    logger,
    now: performance.now.bind(performance),
  })
  await payments.start(routes, store)
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
