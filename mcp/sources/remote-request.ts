import { ServiceError } from '../../src/errors.ts'
import type { Route } from '../../src/http/route.ts'
import { targetOf } from '../../src/http/target-of.ts'

/** What an archive said, read. */
export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly header: (name: string) => string | null
}

export type Ask = (route: Route, input: Record<string, unknown>, options: AskOptions) => Promise<Reply>

export interface AskOptions {
  /** A signed payment, base64. */
  readonly payment?: string
  readonly gone: AbortSignal
}

/** The machine words of Node for why nothing came. */
const causeOf = (error: unknown, timedOut: boolean): string => {
  if (timedOut) return 'no answer in time'
  const { cause } = error as { cause?: { code?: unknown; message?: string } }
  if (cause?.message === 'unexpected redirect') return 'it redirects; set the address that it redirects to'
  return typeof cause?.code === 'string' ? cause.code : 'the connection failed'
}

const objectOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** An answer of an archive names its versions, and an error its code; anything else speaks for another service at this address. */
const isArchives = (status: number, body: Record<string, unknown>) =>
  status === 200 ? 'ruleset' in body && 'corpus' in body : typeof body.code === 'string'

const requestOf = (url: string, { path, methods }: Route, input: Record<string, unknown>): [string, RequestInit] => {
  if (methods.includes('POST')) {
    return [
      url + path,
      { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } },
    ]
  }
  return [url + targetOf(path, input), { headers: {} }]
}

export interface RemoteOptions {
  /** The address of the archive, without a slash at the end. */
  readonly url: string
  readonly fetch: typeof fetch
}

/** Clients of MCP give a call a minute; a settlement may take half of one. */
const TIMEOUT_MS = 20_000
const PAID_TIMEOUT_MS = 40_000

/**
 * Asks an archive over HTTP.
 *
 * @throws ServiceError `no_archive` with the reason where nothing that is an archive answers
 */
export const createAsk =
  ({ url, fetch }: RemoteOptions): Ask =>
  async (route, input, { payment, gone }) => {
    const [address, init] = requestOf(url, route, input)
    const late = AbortSignal.timeout(payment === undefined ? TIMEOUT_MS : PAID_TIMEOUT_MS)
    try {
      const response = await fetch(address, {
        ...init,
        headers: { accept: 'application/json', ...init.headers, ...(payment && { 'payment-signature': payment }) },
        redirect: 'error',
        signal: AbortSignal.any([late, gone]),
      })
      const body = objectOf(await response.text())
      if (body && isArchives(response.status, body)) {
        return { status: response.status, body, header: (name) => response.headers.get(name) }
      }
      throw new ServiceError('no_archive', {
        reason: `what answers at ${new URL(url).host} is none (status ${response.status})`,
      })
    } catch (error) {
      if (error instanceof ServiceError) throw error
      throw new ServiceError('no_archive', {
        reason: `the one at ${new URL(url).host} does not answer (${causeOf(error, late.aborted)})`,
      })
    }
  }
