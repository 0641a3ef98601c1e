import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '../app-env.ts'

/** One line a request: never the path of an unknown address, the query, a body or a header, since any may hold pasted text. */
export function requestLog(logger: Logger, now: () => number): MiddlewareHandler<AppEnv> {
  return async function requestLog(c, next) {
    const start = now()
    await next()
    logger.info({
      request_id: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? null,
      status: c.res.status,
      ms: Math.round((now() - start) * 10) / 10,
    })
  }
}
