import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ERRORS } from '../../src/errors.ts'
import { appUnderTest } from '../http/app-under-test.ts'
import { startBuiltServer } from '../server/start-built-server.ts'

const REQUESTS = 50_000
const BATCH = 500
const IN_FLIGHT = 16

const { routes, corpus } = appUnderTest()
const paths = routes.map(({ path }) => path)
const parameters = [...new Set(routes.flatMap(({ input }) => Object.keys(input.shape)))]

const word = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'silent_success',
    'true',
    '-1',
    '1e309',
    '0',
    '5',
    '',
    'null',
    '[]',
    '__proto__',
    'constructor',
    '../..',
    '%00',
    '\u202e',
  ),
  fc.constantFrom(...corpus.cases.slice(0, 20).map(({ id, title }) => `${id} ${title}`)),
)
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom('/', '%2F', '%5C', '/..', ';x', '%', '%zz'))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: word.map((text) => `/${encodeURIComponent(text)}`) },
)
const query = fc.oneof(
  fc.constant([] as [string, string][]),
  fc.array(fc.tuple(fc.oneof(fc.constantFrom(...parameters), word), word), { maxLength: 4 }),
)
const json = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .dictionary(fc.constantFrom(...parameters), fc.oneof(word, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 3 })
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('{"text":', '[', '"', '{"__proto__":{"text":"x"}}', '\uFEFF{}'),
)
const headerValue = fc.string({ unit: fc.constantFrom(...'abcXYZ019 =+/.,;:{}"'), maxLength: 60 })
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/xml',
      'a',
      '',
    ),
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'x'),
    'x-payment': headerValue,
    'payment-signature': headerValue,
    'if-none-match': headerValue,
    'x-forwarded-for': headerValue,
    'x-request-id': headerValue,
    origin: headerValue,
    'accept-encoding': headerValue,
  },
  { requiredKeys: [] },
)
const attempt = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'POST',
    'POST',
    'HEAD',
    'OPTIONS',
    'PUT',
    'DELETE',
    'PATCH',
    'TRACE',
    'PROPFIND',
  ),
  path,
  query,
  headers,
  body: fc.option(
    fc.oneof(
      json,
      word,
      query.map((pairs) => new URLSearchParams(pairs).toString()),
    ),
    { nil: undefined },
  ),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never

/** The code of a problem, which a page says to people above its title. */
const codeOf = (body: string): string | undefined =>
  body.startsWith('<!doctype') ? /\d{3} · ([a-z_]+)/.exec(body)?.[1] : JSON.parse(body).code

/** Percent-encoded as UTF-8; a lone surrogate, which has no UTF-8, becomes the replacement character. */
const escaped = (text: string) => encodeURIComponent(Buffer.from(text).toString())

const encoded = (pairs: Attempt['query']) =>
  pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')

function send(base: URL, agent: Agent, one: Attempt): Promise<{ status: number; body: string; byApp: boolean }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: base.hostname,
        port: base.port,
        agent,
        method: one.method,
        path: `${one.path}?${encoded(one.query)}`,
        headers: one.headers,
      },
      (incoming) => {
        let body = ''
        incoming.setEncoding('utf8').on('data', (part) => {
          body += part
        })
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, body, byApp: 'x-request-id' in incoming.headers }),
        )
      },
    )
    outgoing.on('error', reject)
    const body = one.method === 'GET' || one.method === 'HEAD' ? undefined : one.body
    // Node leaves the length out for some methods; the body would then be read as the next request.
    if (body !== undefined) outgoing.setHeader('content-length', Buffer.byteLength(body))
    outgoing.end(body)
  })
}

/** Bytes that are hardly HTTP: the parser may refuse or close, the process must stay. */
function sendRaw(base: URL, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(base.port), base.hostname, () => socket.end(bytes))
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    socket.resume()
  })
}

const samples = <Value>(arbitrary: fc.Arbitrary<Value>, count: number, seed: number) =>
  fc.sample(arbitrary, { numRuns: count, seed })

it(`${REQUESTS} random requests over all routes: no 5xx but payments_off, no crash, every error a known code, memory flat`, async () => {
  const server = await startBuiltServer()
  const base = new URL(server.url)
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
  const statuses = new Map<number, number>()
  let atThird = 0
  let byParser = 0
  for (let done = 0; done < REQUESTS; done += BATCH) {
    const batch = samples(attempt, BATCH, done)
    await Promise.all(
      batch.map(async (one) => {
        const { status, body, byApp } = await send(base, agent, one)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (!byApp) {
          // What Node's parser refuses never reaches the app.
          expect([400, 431], JSON.stringify(one)).toContain(status)
          byParser += 1
          return
        }
        if (status < 400 || one.method === 'HEAD') return
        const code = codeOf(body)
        expect(Object.keys(ERRORS), JSON.stringify(one)).toContain(code)
        if (status >= 500) expect(code, JSON.stringify(one)).toBe('payments_off')
      }),
    )
    for (const bytes of samples(fc.uint8Array({ maxLength: 400 }), 5, done)) await sendRaw(base, bytes)
    if (atThird === 0 && done >= REQUESTS / 3) atThird = await server.residentMiB()
  }
  const atEnd = await server.residentMiB()
  agent.destroy()
  expect(server.child.exitCode).toBeNull()
  await server.stop()
  const figures = {
    requests: REQUESTS,
    refused_by_parser: byParser,
    statuses: Object.fromEntries([...statuses].sort()),
    resident_mib: { at_third: atThird, at_end: atEnd },
  }
  process.stdout.write(`fuzz: ${JSON.stringify(figures)}\n`)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 503]))
  expect(atEnd).toBeLessThan(atThird * 1.1)
})
