import { describe, expect, it } from 'vitest'
import { appUnderTest, jsonPost, readJson } from '../http/app-under-test.ts'

const { get } = appUnderTest()

const ACCEPT = { accept: 'application/json, text/event-stream' }

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })

const call = (name: string, args: object, meta?: object) =>
  message('tools/call', { name, arguments: args, ...(meta && { _meta: meta }) })

const post = (body: unknown, headers: Record<string, string> = {}, ask = get) =>
  ask('/mcp', jsonPost(body, { ...ACCEPT, ...headers }))

describe('/mcp', () => {
  it('answers one message with one JSON body, without a session, and is not to be stored', async () => {
    const response = await post(message('tools/list'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
    expect((await readJson(response)).result.tools.length).toBeGreaterThanOrEqual(9)
  })

  it('takes a notification without an answer', async () => {
    const response = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([response.status, await response.text()]).toEqual([202, ''])
  })

  it.each(['GET', 'DELETE', 'PUT'])('has no stream and no session: %s is 405 with what is allowed', async (method) => {
    const response = await get('/mcp', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  it.each([
    ['Host', { host: 'evil.example' }],
    ['Host', { host: 'archive.example.evil.example' }],
    ['Host', { host: '127.0.0.1.evil.example:8402' }],
    ['Origin', { origin: 'https://evil.example' }],
    ['Origin', { origin: 'null' }],
    ['Origin', { origin: 'not a URL' }],
  ])('refuses another site as %s: %j', async (_, headers) => {
    const response = await post(message('tools/list'), headers as Record<string, string>)
    expect([response.status, (await readJson(response)).code]).toEqual([403, 'origin_refused'])
  })

  it.each([
    { host: 'archive.example' },
    { host: 'archive.example:443', origin: 'https://archive.example' },
    { host: 'localhost:8402', origin: 'http://localhost:6274' },
    { host: '[::1]:8402' },
  ])('takes its own site and this machine: %j', async (headers) => {
    expect((await post(message('ping'), headers as Record<string, string>)).status).toBe(200)
  })

  it('refuses a body that is too long, none, or a list of messages, before any is looked at', async () => {
    const long = await post(call('precheck', { text: 'x'.repeat(1_100_000) }))
    expect([long.status, (await readJson(long)).code]).toEqual([413, 'too_long'])
    const broken = await get('/mcp', { method: 'POST', headers: ACCEPT, body: '{"jsonrpc":' })
    expect([broken.status, (await readJson(broken)).code]).toEqual([400, 'bad_input'])
    const batch = await post([message('ping'), message('ping')])
    expect([batch.status, (await readJson(batch)).code]).toEqual([400, 'bad_input'])
  })

  it('answers a method that there is not in the protocol’s own words', async () => {
    expect((await readJson(await post(message('tools/buy')))).error.code).toBe(-32601)
  })

  it('says of a sold tool why nothing is sold here, and what is free', async () => {
    const { result } = await readJson(await post(call('search', { q: 'x' })))
    expect(result.isError).toBe(true)
    expect(JSON.parse(result.content[0].text).code).toBe('payments_off')
    expect(result.content[1].text).toContain('Free instead')
  })
})

describe('the limit of /mcp', () => {
  const limited = () => appUnderTest({ RATE_LIMIT_PER_MINUTE: '2' }).get

  it('is on calls by address, and not on the handshake or the lists', async () => {
    const ask = limited()
    const statuses = []
    for (const body of [
      call('contents', {}),
      message('tools/list'),
      call('contents', {}),
      call('contents', {}),
      message('ping'),
    ])
      statuses.push((await post(body, {}, ask)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })

  it('is not on calls that pay for something, but on those that pay for what is free', async () => {
    const ask = limited()
    const payment = { 'x402/payment': { x402Version: 2 } }
    const spend = async (name: string, args: object) => (await post(call(name, args, payment), {}, ask)).status
    const free = [await spend('contents', {}), await spend('contents', {}), await spend('contents', {})]
    expect(free).toEqual([200, 200, 429])
    expect(await spend('search', { q: 'x' })).toBe(200)
    const nothing = { 'x402.payment': null }
    expect((await post(call('search', { q: 'x' }, nothing), {}, ask)).status).toBe(429)
  })
})
