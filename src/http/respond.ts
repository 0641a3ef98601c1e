import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Produced } from './route.ts'

/** Headers that a browser may read of an answer. */
export const EXPOSED_HEADERS = [
  'PAYMENT-REQUIRED',
  'PAYMENT-RESPONSE',
  'X-PAYMENT-RESPONSE',
  'X-Request-Id',
  'ETag',
  'Retry-After',
  'X-Receipt-Id',
]

const EXPOSED = EXPOSED_HEADERS.join(',')

/**
 * An answer with what every answer carries. The only place where a Response is made: its headers are one plain object, written out,
 * since the Node adapter writes such an object as it is, while a header that middleware adds later costs a third of the throughput.
 */
export function respond(
  c: Context<AppEnv>,
  produced: Omit<Produced, 'body'> & { readonly body: string | Uint8Array<ArrayBuffer> | null },
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(produced.body, {
    status: produced.status ?? 200,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'x-content-type-options': 'nosniff',
      vary: 'accept',
      'x-request-id': c.get('requestId'),
      'content-type': produced.mediaType,
      ...headers,
    },
  })
}
