import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SIGNATURE_SCHEME, signedText } from '../../src/network/reporter.ts'
import { appUnderTest, jsonPost, readJson } from '../http/app-under-test.ts'
import { FAILURE } from './network-under-test.ts'

const OPERATOR_TOKEN = 'an operator token of the tests'

const archive = (env: Record<string, string> = {}) => {
  const { app } = appUnderTest({ OPERATOR_TOKEN, ...env })
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(path, jsonPost(body, headers))
    return { status: response.status, body: await readJson(response), headers: response.headers }
  }
  return {
    app,
    send,
    observe: (headers = {}, body = {}) => send('/v1/observe', { ...FAILURE, outcome: 'failure', ...body }, headers),
  }
}

const signed = (body: string, change: { time?: number; path?: string; method?: string; text?: string } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const time = String(change.time ?? Math.floor(Date.now() / 1000))
  const text = signedText(time, {
    method: change.method ?? 'POST',
    path: change.path ?? '/v1/observe',
    body: change.text ?? body,
  })
  return {
    'x-reporter-id': `ed25519:${publicKey.export({ format: 'jwk' }).x}`,
    'x-signature-time': time,
    'x-signature': sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}

describe('reports over HTTP', () => {
  it('an observation is accepted, and unknown keys are dropped and counted back', async () => {
    const { observe } = archive()
    const { status, body } = await observe({}, { prompt: 'private words', user: 'x' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ accepted: true, known: false, observations: 1, dropped_fields: 2 })
    expect(body.fingerprint).toMatch(/^v1:[0-9a-f]{32}$/)
    expect(JSON.stringify(body)).not.toContain('private words')
  })

  it.each([
    [{ outcome: 'perhaps' }, 'outcome'],
    [{ service: '' }, 'service'],
    [{ service: 'x'.repeat(129) }, 'service'],
    [{ service: '10.0.0.1' }, 'service'],
    [{ operation: undefined }, 'operation'],
    [{ schema_hash: 'a'.repeat(65) }, 'schema_hash'],
    [{ error_message: 'x'.repeat(2001) }, 'error_message'],
    [{ error_type: null, error_code: null, error_message: ' ' }, 'error_type'],
    [{ latency_ms: 3_600_001 }, 'latency_ms'],
    [{ mutates: 'maybe' }, 'mutates'],
  ])('%j is 422 and names the field', async (change, param) => {
    const { status, body } = await archive().observe({}, change)
    expect([status, body.code, body.param]).toEqual([422, 'invalid_report', param])
  })

  it('broken JSON is 400, a body of more than 16 kB is 413', async () => {
    const { app, observe } = archive()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"service":' }
    expect((await app.request('/v1/observe', init)).status).toBe(400)
    const large = await observe({}, { extra: 'x'.repeat(17_000) })
    expect([large.status, large.body.code]).toEqual([413, 'too_long'])
  })

  it('an outcome needs a fingerprint of the right form and an action of the right letters', async () => {
    const { send, observe } = archive()
    const { body } = await observe({ 'x-reporter-id': 'a' })
    const outcome = { fingerprint: body.fingerprint, action: 'Refresh Schema', successful: true }
    const accepted = await send('/v1/outcome', outcome, { 'x-reporter-id': 'a' })
    expect(accepted.body).toMatchObject({ accepted: true, weight: 1 })
    expect((await send('/v1/outcome', outcome, { 'x-reporter-id': 'b' })).body.weight).toBe(0)
    for (const change of [
      { fingerprint: 'v1:1' },
      { action: 'a/b' },
      { action: 'x'.repeat(65) },
      { successful: 'yes' },
    ])
      expect((await send('/v1/outcome', { ...outcome, ...change })).status).toBe(422)
  })

  it('a question is answered with what it asked about, checks and titles of cases', async () => {
    const { send, observe } = archive()
    await observe()
    const { status, body } = await send('/v1/query', {
      ...FAILURE,
      error_message: 'backup job exits 0 but the backup is empty and restore fails',
    })
    expect(status).toBe(200)
    expect(body.cases.length).toBeGreaterThan(0)
    expect(Object.keys(body.cases[0])).toEqual(['id', 'title'])
    expect(body.checks[0]).toMatchObject({ id: 'no_call_site', question: expect.any(String), why: expect.any(String) })
  })
})

describe('who reports', () => {
  it('a signed reporter is taken by its key', async () => {
    const body = JSON.stringify({ ...FAILURE, outcome: 'failure' })
    const { app } = archive()
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...signed(body) }, body }
    expect((await app.request('/v1/observe', init)).status).toBe(200)
    expect(SIGNATURE_SCHEME).toBe('failure-archive-v1')
  })

  const time = () => Math.floor(Date.now() / 1000)
  it.each([
    ['of another body', () => signed('', { text: '{}' })],
    ['of another path', () => signed('', { path: '/v1/outcome' })],
    ['of another method', () => signed('', { method: 'GET' })],
    ['301 seconds old', () => signed('', { time: time() - 301 })],
    ['301 seconds ahead', () => signed('', { time: time() + 302 })],
    ['missing', () => ({ 'x-reporter-id': signed('')['x-reporter-id'] })],
    ['without a key', () => ({ ...signed(''), 'x-reporter-id': 'me' })],
    ['of a key that is none', () => ({ ...signed(''), 'x-reporter-id': 'ed25519:abc' })],
    ['cut short', () => ({ ...signed(''), 'x-signature': 'AAAA' })],
  ])('a signature %s is 400 and stores nothing', async (_, headersOf) => {
    const { app, observe } = archive()
    const { status, body } = await observe(headersOf())
    expect([status, body.code]).toEqual([400, 'bad_signature'])
    expect((await readJson(await app.request('/v1/stats'))).observations.agent).toBe(0)
  })

  it.each([
    [{}, 'agent'],
    [{ 'x-reporter-kind': 'demo' }, 'demo_agent'],
    [{ 'x-reporter-kind': 'first_party' }, 'demo_agent'],
    [{ 'x-operator-token': 'a wrong token' }, 'demo_agent'],
    [{ 'x-operator-token': OPERATOR_TOKEN }, 'first_party'],
    [{ 'x-operator-token': OPERATOR_TOKEN, 'x-reporter-kind': 'demo' }, 'demo_agent'],
  ])('%j is counted as %s', async (headers, source) => {
    const { app, observe } = archive()
    await observe(headers)
    const { observations } = await readJson(await app.request('/v1/stats'))
    expect(observations).toEqual({ agent: 0, first_party: 0, demo_agent: 0, synthetic: 0, [source]: 1 })
  })

  it('a team secret opens a lane that nobody else reads; a short one is refused and not ignored', async () => {
    const { send, observe } = archive()
    const team = { 'x-team-secret': 'sixteen letters!' }
    await observe(team)
    expect((await send('/v1/query', FAILURE, team)).body.known).toBe(true)
    expect((await send('/v1/query', FAILURE)).body.known).toBe(false)
    expect((await send('/v1/query', FAILURE, { 'x-team-secret': 'seventeen letters' })).body.known).toBe(false)
    expect((await observe({ 'x-team-secret': 'short' })).body).toMatchObject({
      code: 'invalid_report',
      param: 'X-Team-Secret',
    })
  })
})

describe('limits', () => {
  const until429 = async (send: () => Promise<{ status: number; headers: Headers }>, most: number) => {
    for (let sent = 1; sent <= most; sent++) {
      const { status, headers } = await send()
      if (status === 429) return { sent, retryAfter: Number(headers.get('retry-after')) }
    }
    return undefined
  }

  it('120 writes a minute of one address, observations and outcomes together; questions are never limited', async () => {
    const { observe, send } = archive({ RATE_LIMIT_PER_MINUTE: '60' })
    const outcome = { fingerprint: `v1:${'0'.repeat(32)}`, action: 'retry', successful: true }
    for (let i = 0; i < 60; i++) expect((await send('/v1/outcome', outcome)).status).toBe(200)
    expect(await until429(observe, 100)).toMatchObject({
      sent: 61,
      retryAfter: expect.toSatisfy((s) => s >= 1 && s <= 60),
    })
    for (let i = 0; i < 130; i++) expect((await send('/v1/query', FAILURE)).status).toBe(200)
  })

  it('a forged forwarded address does not widen the limit', async () => {
    const alone = archive({ RATE_LIMIT_PER_MINUTE: '60' })
    let forged = 0
    const next = () => {
      forged += 1
      return `10.0.0.${forged}`
    }
    const forge = () => alone.observe({ 'x-forwarded-for': next() })
    expect((await until429(forge, 200))?.sent).toBe(121)
    // Behind a proxy that is trusted only what that proxy has added counts: the last address.
    const behind = archive({ RATE_LIMIT_PER_MINUTE: '60', TRUST_PROXY: 'on' })
    const forgeMore = () => behind.observe({ 'x-forwarded-for': `${next()}, 192.0.2.1` })
    expect((await until429(forgeMore, 200))?.sent).toBe(121)
    expect((await behind.observe({ 'x-forwarded-for': '192.0.2.2' })).status).toBe(200)
  })
})
