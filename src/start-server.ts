import type { Logger } from 'pino'
import { createMcpServers } from '../mcp/server.ts'
import { servedSource } from '../mcp/sources/served.ts'
import { createApp } from './app.ts'
import { RULESET } from './audit/ruleset.ts'
import { loadCorpus } from './cases/load-corpus.ts'
import { createSearchIndex } from './cases/search-index.ts'
import type { Config } from './config.ts'
import { createRoutes } from './http/routes.ts'
import { type RunningServer, serve } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { packageVersion } from './package-version.ts'
import { createPayments } from './till/payments.ts'

/**
 * Builds the service over a built corpus and listens.
 *
 * @throws ServiceError `corpus_invalid` for a missing or tampered corpus; ConfigError; a socket error where the port is taken.
 */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const corpus = loadCorpus(config.CORPUS_DIR)
  const payments = createPayments(config, logger)
  const services: Services = {
    corpus,
    index: createSearchIndex(corpus),
    versions: { ruleset: RULESET, corpus: { version: corpus.version } },
    operator: { name: config.OPERATOR_NAME ?? null, contact: config.OPERATOR_CONTACT ?? null },
    publicUrl: config.PUBLIC_URL,
    ...payments.services,
  }
  const routes = createRoutes(services)
  await payments.start(routes)
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
  })
  const server = await serve(app, { host: config.HOST, port: config.PORT })
  return {
    port: server.port,
    stop: async () => {
      await server.stop()
      await payments.close()
    },
  }
}
