import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { changes, type Figures, readExposition } from '../metrics/read-exposition.ts'
import { appUnderTest, jsonPost, readJson } from './app-under-test.ts'

const TOKEN = 'canary-operator-token'

/** A request as it comes over a socket from an address. */
function from(address: string, headers: Record<string, string> = {}) {
  const sent = { host: '127.0.0.1:8402', ...headers }
  const incoming = { headers: sent, rawHeaders: [], socket: { remoteAddress: address } }
  return { incoming: incoming as unknown as IncomingMessage }
}

const ask = async (env: Record<string, string>, address: string, headers: Record<string, string> = {}) => {
  const { app } = appUnderTest(env)
  return app.request('/metrics', { headers }, from(address, headers))
}

/** An application, its figures, and by how much they move. */
function counted(env: Record<string, string> = {}) {
  const { app, get } = appUnderTest(env)
  const text = async () => (await app.request('/metrics', {}, from('127.0.0.1'))).text()
  const moved = async (...asked: readonly (() => Promise<unknown> | unknown)[]) => {
    const before: Figures = readExposition(await text())
    for (const one of asked) await one()
    const { 'failure_archive_requests_total{route="metrics",status="2xx"}': _reading, ...others } = changes(
      before,
      readExposition(await text()),
    )
    return others
  }
  return { get, text, moved }
}

const requests = (route: string, status: string) =>
  `failure_archive_requests_total{route="${route}",status="${status}"}`

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('the machine itself, at %s, reads figures', async (address) => {
  const response = await ask({}, address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(readExposition(await response.text()).size).toBeGreaterThan(10)
})

it.each([
  ['from another address', {}, '192.0.2.1', {}],
  ['from an address that begins like ours', {}, '127a::1', {}],
  ['sent on by a proxy that says so', {}, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
  ['sent on by a proxy that says it in the standard way', {}, '127.0.0.1', { forwarded: 'for=192.0.2.1' }],
  ['sent on under the name of the site', {}, '127.0.0.1', { host: 'archive.example' }],
  ['by a page that has this name point here', {}, '127.0.0.1', { host: 'evil.example:8402' }],
  ['by a page of another site', {}, '127.0.0.1', { origin: 'https://evil.example' }],
  ['behind a trusted proxy', { TRUST_PROXY: 'on' }, '127.0.0.1', {}],
  [
    'with a loopback address in a trusted header',
    { TRUST_PROXY: 'on' },
    '127.0.0.1',
    { 'x-forwarded-for': '127.0.0.1' },
  ],
  ['with a wrong token', { OPERATOR_TOKEN: TOKEN }, '192.0.2.1', { 'x-operator-token': `${TOKEN}x` }],
  ['with a wrong token, from here', { OPERATOR_TOKEN: TOKEN }, '127.0.0.1', { authorization: 'Bearer wrong' }],
  ['with a token where none is set', {}, '192.0.2.1', { 'x-operator-token': TOKEN }],
  ['with an empty token where none is set', {}, '192.0.2.1', { 'x-operator-token': '' }],
])('who asks %s is answered as at an unknown address', async (_, env, address, headers) => {
  const refused = await ask(env, address, headers)
  const unknown = await appUnderTest(env).app.request('/nowhere', {}, from(address, headers))
  const { request_id: _one, ...problem } = await readJson(refused)
  const { request_id: _two, ...expected } = await readJson(unknown)
  expect(refused.status).toBe(404)
  expect(problem).toEqual(expected)
})

it.each([
  ['X-Operator-Token', { 'x-operator-token': TOKEN }],
  ['a bearer token, as Prometheus sends it', { authorization: `Bearer ${TOKEN}` }],
])('the operator reads from anywhere with %s, behind a proxy too', async (_, headers) => {
  const env = { OPERATOR_TOKEN: TOKEN, TRUST_PROXY: 'on' }
  expect((await ask(env, '192.0.2.1', { ...headers, 'x-forwarded-for': '192.0.2.1' })).status).toBe(200)
})

it('each request moves the count of its route and class by one', async () => {
  const { get, moved } = counted()
  expect(
    await moved(
      () => get('/sample'),
      () => get('/sample', { method: 'HEAD' }),
      () => get('/contents?limit=no'),
      () => get('/sample', { method: 'OPTIONS' }),
      () => get('/receipts/none'),
    ),
  ).toEqual({
    [requests('sample', '2xx')]: 2,
    [requests('contents', '4xx')]: 1,
    [requests('preflight', '2xx')]: 1,
    [requests('receipt', '4xx')]: 1,
  })
})

it('unknown addresses are counted together, whatever they are called', async () => {
  const { get, moved, text } = counted()
  const paths = ['/canary-1', '/canary/2', '/sample/', '/search%2Fcanary', '/%00', '/checks/canary-3']
  expect(await moved(...paths.map((path) => () => get(path)))).toEqual({
    [requests('unknown', '4xx')]: 5,
    [requests('check', '4xx')]: 1,
  })
  expect(await text()).not.toContain('canary')
})

it('where nothing is sold a paid route counts a 5xx and no challenge', async () => {
  const { get, moved } = counted()
  expect(await moved(() => get('/search?q=x'))).toEqual({ [requests('search', '5xx')]: 1 })
})

it('a text that was audited is one more audit, over HTTP and MCP, and nothing of it is kept', async () => {
  const { get, moved, text } = counted()
  const input = { text: 'The canarytext job exits 0, so it works.' }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'precheck', arguments: input } }
  const overMcp = { accept: 'application/json, text/event-stream' }
  expect(
    await moved(
      () => get('/precheck', jsonPost(input)),
      () => get('/precheck', jsonPost({ text: '' })),
      () => get('/mcp', jsonPost(call, overMcp)),
    ),
  ).toEqual({
    [requests('precheck', '2xx')]: 1,
    [requests('precheck', '4xx')]: 1,
    [requests('mcp', '2xx')]: 1,
    'failure_archive_audit_seconds_count{route="precheck"}': 2,
  })
  expect(await text()).not.toContain('canary')
})

it('a report that was taken is one write of its kind; one that was refused is none', async () => {
  const { get, moved, text } = counted()
  const failure = { service: 'canaryservice', operation: 'read', outcome: 'failure', error_type: 'CanaryError' }
  const asker = { 'x-reporter-id': 'canary-reporter' }
  const worked = { fingerprint: `v1:${'0'.repeat(32)}`, action: 'retry', successful: true }
  expect(
    await moved(
      () => get('/v1/observe', jsonPost(failure, asker)),
      () => get('/v1/observe', jsonPost({ ...failure, outcome: 'maybe' }, asker)),
      () => get('/v1/outcome', jsonPost(worked, asker)),
    ),
  ).toEqual({
    [requests('network_observe', '2xx')]: 1,
    [requests('network_observe', '4xx')]: 1,
    [requests('network_outcome', '2xx')]: 1,
    'failure_archive_network_writes_total{kind="observation"}': 1,
    'failure_archive_network_writes_total{kind="outcome"}': 1,
  })
  expect((await text()).toLowerCase()).not.toContain('canary')
})
