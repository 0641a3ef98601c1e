import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createMcpServers } from '../mcp/server.ts'
import { servedSource } from '../mcp/sources/served.ts'
import { createApp } from './app.ts'
import { RULESET } from './audit/ruleset.ts'
import type { Corpus } from './cases/load-corpus.ts'
import type { SearchIndex } from './cases/search-index.ts'
import type { CheckPages } from './check-page.ts'
import type { Config } from './config.ts'
import type { AppEnv } from './http/app-env.ts'
import type { Assets } from './http/assets.ts'
import type { Route } from './http/route.ts'
import { createRoutes } from './http/routes.ts'
import type { Services } from './http/services.ts'
import { siteOf } from './http/site-of.ts'
import { timedRoute } from './http/timed-route.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import type { Network } from './network/create-network.ts'
import { packageVersion } from './package-version.ts'
import { stackOf } from './stack-of.ts'
import type { Payments } from './till/payments.ts'

export interface ServiceParts {
  readonly config: Config
  readonly corpus: Corpus
  readonly index: SearchIndex
  readonly checkPages: CheckPages
  readonly assets: Assets
  readonly payments: Payments
  readonly network: () => Promise<Network>
  readonly metrics: Metrics
  readonly logger: Logger
  /** Milliseconds, for durations only. */
  readonly now: () => number
}

export interface Service {
  readonly app: Hono<AppEnv>
  readonly routes: readonly Route[]
  readonly services: Services
}

/** Everything that the service offers, put together from its parts. Starts nothing and opens nothing. */
export function createService(parts: ServiceParts): Service {
  const { config, corpus, index, checkPages, assets, payments, network, metrics, logger, now } = parts
  const services: Services = {
    corpus,
    index,
    checkPages,
    versions: { ruleset: RULESET, corpus: { version: corpus.version } },
    operator: { name: config.OPERATOR_NAME ?? null, contact: config.OPERATOR_CONTACT ?? null },
    publicUrl: config.PUBLIC_URL,
    ...payments.services,
    network,
  }
  const routes = createRoutes(services).map((route) =>
    route.name === 'audit' || route.name === 'precheck' ? timedRoute(route, metrics.audited, now) : route,
  )
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
        onError: (error) => logger.error({ error: (error as Error).name, stack: stackOf(error) }, 'a tool failed'),
      }),
    },
    metrics: { ...metrics, operatorToken: config.OPERATOR_TOKEN },
    logger,
    now,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    pages: { site: siteOf(services, assets), assets },
  })
  return { app, routes, services }
}
