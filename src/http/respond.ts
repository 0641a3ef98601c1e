import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
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

/** What every answer carries, as Node takes it: names and values in turn. */
const CARRIED = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', EXPOSED_HEADERS.join(',')],
  ['x-content-type-options', 'nosniff'],
  ['vary', 'accept'],
].flat()

/** Text, what was packed already, or nothing. */
type Body = string | Uint8Array<ArrayBuffer> | null

type Outgoing = NonNullable<AppEnv['Bindings']['outgoing']>

/** Bytes as the socket takes them with the least work: text in ASCII, which nearly all of it is, or else a buffer. */
function bytesOf(body: string | Uint8Array): { readonly bytes: string | Uint8Array; readonly length: number } {
  if (typeof body !== 'string') return { bytes: body, length: body.length }
  const length = Buffer.byteLength(body)
  return { bytes: length === body.length ? body : Buffer.from(body), length }
}

/**
 * Writes an answer to Node's own response. By way of a Response, Node would encode head and body as UTF-8 into three times their
 * length of fresh memory, in two pieces; corked by hand, what is all ASCII leaves in one piece from the stack. That is a third
 * of all that an answer costs.
 */
function send(outgoing: Outgoing, status: number, fields: string[], body: Body): Response {
  if (body === null) {
    outgoing.writeHead(status, fields).end()
    return RESPONSE_ALREADY_SENT
  }
  const { bytes, length } = bytesOf(body)
  fields.push('content-length', String(length))
  outgoing.writeHead(status, fields)
  outgoing.cork()
  outgoing.write(bytes, 'latin1')
  outgoing.uncork()
  outgoing.end()
  return RESPONSE_ALREADY_SENT
}

const pairsOf = (fields: readonly string[]) =>
  fields.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, fields[at + 1] ?? '']] : []))

/** An answer with what every answer carries. The only place where one goes out. */
export function respond(
  c: Context<AppEnv>,
  { status = 200, mediaType, body }: Omit<Produced, 'body'> & { readonly body: Body },
  headers: Readonly<Record<string, string>>,
): Response {
  const { outgoing, requestId } = c.env
  const fields = [...CARRIED, 'x-request-id', requestId, 'content-type', mediaType]
  for (const name in headers) fields.push(name, headers[name] ?? '')
  // Hono makes the answer to HEAD of the one to GET, so it has to be given that.
  if (outgoing && c.req.method !== 'HEAD') return send(outgoing, status, fields, body)
  return new Response(body, { status, headers: pairsOf(fields) })
}
