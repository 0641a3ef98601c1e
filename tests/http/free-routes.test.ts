import { describe, expect, it } from 'vitest'
import { targetOf } from '../../src/http/target-of.ts'
import { appUnderTest, readJson } from './app-under-test.ts'

const { get, corpus, routes, services } = appUnderTest()

describe('free routes', () => {
  it.each(
    routes
      .filter((route) => !route.paid && route.methods.includes('GET'))
      .map((route) => targetOf(route.path, route.example)),
  )('%s answers 200 with a request id and open CORS', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/', '/health', '/openapi.json', '/llms.txt', '/.well-known/x402', '/.well-known/x402.json', '/robots.txt'])(
    '%s is never kept by a cache, since it follows the configuration',
    async (path) => expect((await get(path)).headers.get('cache-control')).toBe('no-store'),
  )

  it.each(['/sample', '/contents', '/contents?theme=silent_success&limit=3'])(
    '%s has a tag, and answers 304 without a body to who has it',
    async (path) => {
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const second = await get(path, { headers: { 'if-none-match': known } })
        expect([known, second.status, await second.text()]).toEqual([known, 304, ''])
      }
      expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    },
  )

  it('/ states the counts and hashes of the build, and that nothing is sold without a pay address', async () => {
    const info = await readJson(await get('/'))
    const { cases, measured, root_cause_known, research } = corpus.manifest.counts
    expect(info.counts).toEqual({ cases, measured, root_cause_known, research })
    expect(info.corpus).toMatchObject({ version: corpus.version, sha256: corpus.sha256, built_at: corpus.builtAt })
    expect(info.payment).toMatchObject({ live: false, pay_to: null, reason: expect.stringContaining('pay address') })
    expect(info.received).toMatchObject({ usd: null, reason: expect.any(String) })
    expect(info.routes.map((route: { path: string }) => route.path)).toEqual(routes.map((route) => route.path))
  })

  it('/sample shows two complete cases of which one is research, and never the invented questions', async () => {
    const { cases } = await readJson(await get('/sample'))
    expect(cases).toHaveLength(2)
    expect(cases.map((one: { research: boolean }) => one.research).sort()).toEqual([false, true])
    expect(cases[0].themes[0]).not.toBe(cases[1].themes[0])
    for (const one of cases) {
      expect(one).not.toHaveProperty('asked_as')
      for (const part of ['symptom', 'what_happened', 'root_cause', 'fix']) expect(one[part].length).toBeGreaterThan(20)
      expect(one.evidence.length).toBeGreaterThan(0)
    }
  })

  it('every JSON answer names ruleset and corpus, and none holds a request id', async () => {
    for (const path of ['/sample', '/contents', '/health', '/precheck?text=The+job+exited+0,+so+it+works.']) {
      const answer = await readJson(await get(path))
      expect([path, answer.corpus.version, answer.ruleset.version]).toEqual([
        path,
        corpus.version,
        services.versions.ruleset.version,
      ])
      expect(JSON.stringify(answer)).not.toContain('request_id')
    }
  })

  it('/precheck reads GET and POST alike', async () => {
    const text = 'The watcher is healthy: it exits 0 every run.'
    const byGet = await (await get(`/precheck?text=${encodeURIComponent(text)}`)).text()
    const posts = [
      { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) },
      { headers: { 'content-type': 'text/plain' }, body: text },
      { headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ text }) },
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ text }).toString(),
      },
    ]
    for (const init of posts) expect(await (await get('/precheck', { method: 'POST', ...init })).text()).toBe(byGet)
    expect(JSON.parse(byGet).claims[0].checks_tripped[0].id).toBe('silent_success')
  })

  it('HEAD answers as GET without a body', async () => {
    const response = await get('/contents', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('a browser may send and read the payment headers', async () => {
    const response = await get('/search', { method: 'OPTIONS', headers: { origin: 'https://a.example' } })
    expect(response.status).toBe(204)
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
    expect(response.headers.get('access-control-allow-headers')).toContain('PAYMENT-SIGNATURE')
    expect(response.headers.get('access-control-expose-headers')).toContain('PAYMENT-REQUIRED')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })
})
