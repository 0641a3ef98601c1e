import { readCapped } from '../market/read-capped.ts'

/** An OpenAPI document of thousands of routes is smaller; a stranger's answer without end counts as none. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

/** One answer of a seller, or that there was none. */
export interface Seen {
  /** 0 where no answer came. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

const NO_ANSWER: Seen = { status: 0, headers: new Headers(), body: '' }

export type Look = (url: string, method: string, headers?: Readonly<Record<string, string>>) => Promise<Seen>

/** Asks without following redirects: a listing that is redirected is read by few. */
export const createLook =
  (fetchFn: typeof fetch, timeoutMs: number): Look =>
  async (url, method, headers = {}) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetchFn(url, { method, headers, redirect: 'manual', signal })
      const body = Buffer.from(await readCapped(response, MAX_BODY_BYTES)).toString('utf8')
      return { status: response.status, headers: response.headers, body }
    } catch {
      return NO_ANSWER
    }
  }

/** What came, in a few words. */
export const statusText = ({ status }: Seen): string => (status === 0 ? 'no answer' : `status ${status}`)

/** What lets an answer be kept that must not be; null where nothing does. */
export function keepingProblem({ headers }: Seen): string | null {
  const caching = headers.get('cache-control')
  return caching?.includes('no-store') ? null : `cache-control is ${caching ?? 'not set'}`
}

/** The body as JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
