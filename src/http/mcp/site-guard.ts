import type { MiddlewareHandler } from 'hono'
import { ServiceError } from '../../errors.ts'
import { isLoopback } from '../../is-loopback.ts'
import type { AppEnv } from '../app-env.ts'
import { headerOf } from '../header-of.ts'

const hostnameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : undefined)

/**
 * Refuses what names another site as Host or Origin: a page that a browser has open could otherwise reach a server on the same
 * machine by a name that it lets point there (DNS rebinding).
 */
export function siteGuard(publicUrl: string): MiddlewareHandler<AppEnv> {
  const { hostname } = new URL(publicUrl)
  const isOwn = (url: string) => hostnameOf(url) === hostname || isLoopback(url)
  return async function siteGuard(c, next) {
    const host = headerOf(c, 'host')
    const origin = headerOf(c, 'origin')
    if (host !== undefined && !isOwn(`http://${host}`)) throw new ServiceError('origin_refused', undefined)
    if (origin !== undefined && !isOwn(origin)) throw new ServiceError('origin_refused', undefined)
    await next()
  }
}
