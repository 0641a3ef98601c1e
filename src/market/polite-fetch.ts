import type { MarketCall, RawAnswer } from './market-call.ts'
import { NotReached } from './not-reached.ts'
import { readCapped } from './read-capped.ts'

export interface PoliteOptions {
  readonly fetch: typeof fetch
  readonly sleep: (ms: number) => Promise<void>
  readonly now: () => Date
  /** Rest between two calls, so that a public service is not leaned on. */
  readonly pauseMs: number
  /** How long one request may take, its body included. */
  readonly timeoutMs: number
  /** Requests for one call, the first included. */
  readonly attempts: number
  /** The first wait after a failure; it doubles each time. */
  readonly backOffMs: number
  /** A service that asks for a longer wait than this is left alone. */
  readonly maxWaitMs: number
  readonly maxBytes: number
  /** Told of every wait, for whoever watches. */
  readonly onWait: (line: string) => void
}

/** A failure that may pass, and how long the service asks to be left alone. */
class Passing extends Error {
  readonly waitMs: number | undefined

  constructor(message: string, waitMs?: number) {
    super(message)
    this.waitMs = waitMs
  }
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}

const MAY_PASS = new Set([408, 425, 429, 500, 502, 503, 504])

/** What undici puts into `cause.code`, in words; none of it holds an address. */
const CAUSES = new Map([
  ['ENOTFOUND', 'the host name is not known here'],
  ['EAI_AGAIN', 'the host name could not be looked up'],
  ['ECONNREFUSED', 'the connection was refused'],
  ['ECONNRESET', 'the connection broke off'],
  ['UND_ERR_SOCKET', 'the connection broke off'],
  ['ENETUNREACH', 'there is no way to that network'],
  ['EHOSTUNREACH', 'there is no way to that host'],
  ['UND_ERR_CONNECT_TIMEOUT', 'the connection was not made in time'],
])

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return CAUSES.get(cause?.code ?? '') ?? 'the connection failed'
}

/**
 * Makes calls one after the other, with a rest between them. What may pass (no connection, 429, 5xx, too slow) is tried again
 * after a wait that doubles, or that the service asks for in Retry-After.
 *
 * @throws NotReached when it stays so, is refused for good, or is larger than may be kept
 */
export function createPoliteFetch(options: PoliteOptions): (call: MarketCall) => Promise<RawAnswer> {
  const { sleep, now, attempts, backOffMs, maxWaitMs, timeoutMs } = options
  let calledBefore = false

  const request = async (call: MarketCall, attempt: number): Promise<RawAnswer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = { accept: 'application/json', 'user-agent': 'failure-archive-market' }
    try {
      const response = await options.fetch(
        call.url,
        call.body === undefined
          ? { headers, signal }
          : { method: 'POST', body: call.body, headers: { ...headers, 'content-type': 'application/json' }, signal },
      )
      refuse(response, now())
      const body = await readCapped(response, options.maxBytes)
      const contentType = response.headers.get('content-type') ?? 'none'
      return { call, at: now().toISOString(), status: response.status, contentType, body, attempts: attempt }
    } catch (error) {
      if (error instanceof NotReached || error instanceof Passing) throw error
      throw new Passing(signal.aborted ? `no answer within ${seconds(timeoutMs)}` : causeOf(error))
    }
  }

  /** Waits after a failure as long as the service asks, or as the back-off says. */
  const rest = async (failure: Passing, attempt: number): Promise<void> => {
    if (attempt === attempts) throw new NotReached(`${failure.message} (asked ${attempts} times)`)
    const wait = failure.waitMs ?? backOffMs * 2 ** (attempt - 1)
    if (wait > maxWaitMs)
      throw new NotReached(`${failure.message} and asks to wait ${seconds(wait)}, which is longer than is waited here`)
    options.onWait(`${failure.message}; asking again in ${seconds(wait)}`)
    await sleep(wait)
  }

  const persist = async (call: MarketCall, attempt: number): Promise<RawAnswer> => {
    try {
      return await request(call, attempt)
    } catch (error) {
      if (!(error instanceof Passing)) throw error
      await rest(error, attempt)
      return persist(call, attempt + 1)
    }
  }

  return async (call) => {
    if (calledBefore) await sleep(options.pauseMs)
    calledBefore = true
    return persist(call, 1)
  }
}

function refuse({ ok, status, headers }: Response, now: Date): void {
  if (MAY_PASS.has(status)) throw new Passing(`it answered ${status}`, retryAfterMs(headers.get('retry-after'), now))
  if (!ok) throw new NotReached(`it answered ${status}`)
}
