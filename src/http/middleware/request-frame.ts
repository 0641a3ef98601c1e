import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { ServiceError } from '../../errors.ts'
import type { Site } from '../../pages/document.ts'
import type { AppEnv } from '../app-env.ts'
import { headerOf } from '../header-of.ts'
import { problem } from '../problem.ts'

/** Below Node's own limit (64 KiB, set in `serve.ts`), so that the caller gets a problem and not a bare 431 of the parser. */
const MAX_HEADER_BYTES = 32 * 1024

/** The caller's own id where it is harmless, so that its log and ours can be laid side by side. */
function requestId(c: Context<AppEnv>): string {
  const given = headerOf(c, 'x-request-id')
  return given !== undefined && /^[\w-]{1,128}$/.test(given) ? given : crypto.randomUUID()
}

/** Larger headers than this belong to no payment or sign-in that is known. */
function headersTooLarge(c: Context<AppEnv>): boolean {
  let bytes = 0
  for (const part of c.env?.incoming?.rawHeaders ?? []) bytes += part.length + 2
  return bytes > MAX_HEADER_BYTES
}

/**
 * What stands around every request: its id, the limit of its headers, and one line in the log, which never holds the path of an
 * unknown address, the query, a body or a header, since any may hold pasted text. One function and not three, since each layer
 * costs every request another turn of the router.
 */
export function requestFrame(logger: Logger, now: () => number, site?: Site): MiddlewareHandler<AppEnv> {
  return async function requestFrame(c, next) {
    const start = now()
    const id = requestId(c)
    c.set('requestId', id)
    c.set('site', site)
    if (headersTooLarge(c)) c.res = problem(c, new ServiceError('headers_too_large', { limit: MAX_HEADER_BYTES }))
    else await next()
    const ms = Math.round((now() - start) * 10) / 10
    logger.info({ request_id: id, method: c.req.method, route: c.get('route') ?? null, status: c.res.status, ms })
  }
}
