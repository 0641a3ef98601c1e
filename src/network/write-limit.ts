import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '../errors.ts'
import type { Store } from '../store/open-store.ts'

/** Reports a minute of one address, over HTTP and MCP and all processes together. */
export const WRITES_A_MINUTE = 120

const LIMIT = { points: WRITES_A_MINUTE, duration: 60, keyPrefix: 'writes' }

const limiterOf = ({ pool }: Pick<Store, 'pool'>) =>
  pool
    ? new RateLimiterPostgres({
        ...LIMIT,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'network_limits',
        tableCreated: true,
        // Who is over the limit is not counted on in the database.
        inMemoryBlockOnConsumed: WRITES_A_MINUTE,
      })
    : new RateLimiterMemory(LIMIT)

/**
 * Bounds writes by address. PostgreSQL keeps the count where several processes share it, under a salted hash of the address.
 *
 * @throws ServiceError `rate_limited`
 */
export function createWriteLimit(
  store: Pick<Store, 'pool'>,
  hash: (address: string) => string,
): (address: string) => Promise<void> {
  const limiter = limiterOf(store)
  return async (address) => {
    const refused = await limiter.consume(hash(address)).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (refused === undefined) return
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new ServiceError('rate_limited', { perMinute: WRITES_A_MINUTE, seconds }, { retryAfter: seconds })
  }
}
