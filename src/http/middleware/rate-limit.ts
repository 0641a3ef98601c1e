import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '../../errors.ts'
import { addressOf } from '../address-of.ts'
import type { AppEnv } from '../app-env.ts'

const isPaying = (c: Context<AppEnv>) =>
  c.get('paying') === true ||
  (c.env.sold && (c.req.header('x-payment') ?? c.req.header('payment-signature')) !== undefined)

/**
 * At most `perMinute` POST requests a minute and address; 0 turns it off. Requests to a paid route that carry a
 * payment are not limited: they are bounded by what they cost.
 */
export function rateLimit({
  perMinute,
  trustProxy,
}: {
  perMinute: number
  trustProxy: boolean
}): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async function rateLimit(c, next) {
    if (perMinute > 0 && !isPaying(c)) {
      const spent = await limiter.consume(addressOf(c, trustProxy)).catch((refused: unknown) => refused)
      if (spent instanceof RateLimiterRes && spent.consumedPoints > perMinute) {
        const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
        throw new ServiceError('rate_limited', { perMinute, seconds }, { retryAfter: seconds })
      }
    }
    await next()
  }
}
