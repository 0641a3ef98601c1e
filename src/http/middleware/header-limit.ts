import type { MiddlewareHandler } from 'hono'
import { ServiceError } from '../../errors.ts'
import type { AppEnv } from '../app-env.ts'

/** Below Node's own limit (64 KiB, set in `serve.ts`), so that the caller gets a problem and not a bare 431 of the parser. */
const MAX_HEADER_BYTES = 32 * 1024

/** Refuses requests whose headers are together too large for any payment or sign-in that is known. */
export function headerLimit(): MiddlewareHandler<AppEnv> {
  return function headerLimit(c, next) {
    const raw = c.env?.incoming?.rawHeaders ?? []
    let bytes = 0
    for (const part of raw) bytes += part.length + 2
    if (bytes > MAX_HEADER_BYTES) throw new ServiceError('headers_too_large', { limit: MAX_HEADER_BYTES })
    return next()
  }
}
