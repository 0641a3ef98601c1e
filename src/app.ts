import { type Handler, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import { ServiceError } from './errors.ts'
import type { AppEnv } from './http/app-env.ts'
import { ASSETS_PATH, type Assets } from './http/assets.ts'
import { type McpRouteOptions, mountMcp } from './http/mcp/mcp-route.ts'
import { METRICS_PATH, type MetricsAccess, metricsRoute } from './http/metrics-route.ts'
import { rateLimit } from './http/middleware/rate-limit.ts'
import { requestFrame } from './http/middleware/request-frame.ts'
import { type MountOptions, mountRoute } from './http/mount-route.ts'
import { named } from './http/named.ts'
import { problem } from './http/problem.ts'
import { RECEIPT_PATH } from './http/receipt-route.ts'
import { EXPOSED_HEADERS } from './http/respond.ts'
import type { Route } from './http/route.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import type { Site } from './pages/document.ts'
import { stackOf } from './stack-of.ts'

export interface AppOptions {
  readonly routes: readonly Route[]
  readonly paid: MountOptions['paid']
  readonly receipt: Handler<AppEnv>
  /** Unset where the routes are not those that tools call. */
  readonly mcp?: Omit<McpRouteOptions, 'limit' | 'trustProxy'>
  /** Where figures are counted, and who may read them; unset where nobody does. */
  readonly metrics?: Pick<Metrics, 'answered' | 'read'> & Pick<MetricsAccess, 'operatorToken'>
  readonly logger: Logger
  /** Milliseconds, for the log only. */
  readonly now: () => number
  readonly rateLimitPerMinute: number
  readonly trustProxy: boolean
  /** What pages are made with; without it everybody gets JSON. */
  readonly pages?: { readonly site: Site; readonly assets: Assets }
}

/** Headers that a browser may send: those of x402 clients, of conditional requests, of reporters and of MCP. */
const ALLOWED_HEADERS = [
  'Content-Type',
  'X-PAYMENT',
  'PAYMENT-SIGNATURE',
  'SIGN-IN-WITH-X',
  'Access-Control-Expose-Headers',
  'If-None-Match',
  'X-Reporter-ID',
  'X-Reporter-Kind',
  'X-Operator-Token',
  'X-Team-Secret',
  'X-Signature',
  'X-Signature-Time',
  'Mcp-Session-Id',
  'Mcp-Protocol-Version',
]
/** Builds the HTTP application. Starts nothing and reads no environment. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { routes, paid, receipt, mcp, metrics, logger, now, rateLimitPerMinute, trustProxy, pages } = options
  const app = new Hono<AppEnv>()
  app.options(
    '*',
    named('preflight', (c, next) => {
      c.header('x-request-id', c.env.requestId)
      return next()
    }),
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 86_400,
    }),
  )
  const limit = rateLimit({ perMinute: rateLimitPerMinute, trustProxy })
  for (const route of routes) mountRoute(app, route, { limit, trustProxy, paid })
  app.get(RECEIPT_PATH, named('receipt', receipt))
  if (mcp) mountMcp(app, { ...mcp, limit, trustProxy })
  if (metrics) app.get(METRICS_PATH, named('metrics', metricsRoute(metrics, { ...metrics, trustProxy })))
  if (pages) app.get(ASSETS_PATH, named('assets', pages.assets.handler))
  app.notFound((c) => problem(c, new ServiceError('not_found', { path: 'this address' })))
  app.onError((error, c) => {
    if (error instanceof ServiceError) return problem(c, error)
    logger.error({ request_id: c.env.requestId, error: error.name, stack: stackOf(error) })
    return problem(c, new ServiceError('internal', undefined))
  })
  const answered = metrics?.answered ?? (() => {})
  app.fetch = requestFrame(app.fetch, { logger, now, answered, site: pages?.site })
  return app
}
