import { describe, expect, it } from 'vitest'
import { appUnderTest, jsonPost, readJson } from './app-under-test.ts'

const { get, routes } = appUnderTest()

async function problemOf(path: string, init?: RequestInit) {
  const response = await get(path, init)
  const body = await readJson(response)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(body).toMatchObject({
    status: response.status,
    charged: false,
    request_id: response.headers.get('x-request-id'),
  })
  expect(body.remedy.length).toBeGreaterThan(10)
  return { ...body, headers: response.headers }
}

describe('problems', () => {
  it('an unknown path is 404, odd spellings of a known one too', async () => {
    for (const path of ['/nothing', '/sample/', '/%2Fsample', '/sample%2F', '/sample%5C', '//sample', '/SAMPLE'])
      expect([path, (await problemOf(path)).code]).toEqual([path, 'not_found'])
  })

  it('a wrong method is 405 and names those that are served', async () => {
    const { code, headers } = await problemOf('/contents', { method: 'DELETE' })
    expect([code, headers.get('allow')]).toEqual(['method_not_allowed', 'GET, HEAD, OPTIONS'])
  })

  it('an unknown filter value is 400 with the valid list, never an empty page', async () => {
    const theme = await problemOf('/contents?theme=bad_luck')
    expect(theme).toMatchObject({
      code: 'bad_input',
      param: 'theme',
      detail: expect.stringContaining('silent_success'),
    })
    const domain = await problemOf('/contents?domain=cookery')
    expect(domain).toMatchObject({ code: 'bad_input', param: 'domain', detail: expect.stringContaining('backups') })
    expect(await problemOf('/contents?year=1901')).toMatchObject({ code: 'bad_input', param: 'year' })
    expect(await problemOf('/contents?source_kind=x')).toMatchObject({ param: 'source_kind' })
  })

  it.each([
    ['/contents?limit=0', 'limit'],
    ['/contents?limit=201', 'limit'],
    ['/contents?limit=many', 'limit'],
    ['/contents?measured=perhaps', 'measured'],
    ['/contents?cursor=%F0%9F', 'cursor'],
    ['/contents?themes=silent_success', 'themes'],
    ['/contents?limit=1&limit=2', 'limit'],
    ['/sample?x=1', 'x'],
  ])('%s is 400 and names the parameter', async (path, param) => {
    expect(await problemOf(path)).toMatchObject({ code: 'bad_input', param })
  })

  it('a body that no route reads is 415; broken JSON is 400', async () => {
    const xml = { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }
    expect((await problemOf('/precheck', xml)).code).toBe('unsupported_type')
    const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text":' }
    expect((await problemOf('/precheck', broken)).code).toBe('bad_input')
    expect((await problemOf('/precheck', jsonPost([1]))).code).toBe('bad_input')
  })

  it('too long is 413 with the parameter and the limit, and never repeats the text', async () => {
    const text = await problemOf('/precheck', jsonPost({ text: 'secretword '.repeat(10_000) }))
    expect(text).toMatchObject({ code: 'too_long', param: 'text', detail: expect.stringContaining('100000') })
    expect(JSON.stringify(text)).not.toContain('secretword')
    expect((await problemOf('/precheck', jsonPost({ claim: 'x'.repeat(2_001) }))).param).toBe('claim')
  })

  it('a pasted text that a form makes into a name does not come back in the error', async () => {
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'my private words',
    }
    const pasted = await problemOf('/precheck', form)
    expect(pasted.code).toBe('bad_input')
    expect(JSON.stringify(pasted)).not.toContain('private')
    expect(pasted.detail).toContain('claim')
  })

  it('neither claim nor text, or both, is 400', async () => {
    expect((await problemOf('/precheck')).code).toBe('bad_input')
    expect((await problemOf('/precheck', jsonPost({ claim: 'It works.', text: 'It works.' }))).code).toBe('bad_input')
  })

  it('a paid route without a pay address is 503 with reason and remedy, before anything is validated', async () => {
    for (const { path, methods } of routes.filter((route) => route.paid)) {
      const problem = await problemOf(path)
      expect(problem).toMatchObject({ code: 'payments_off', detail: expect.stringContaining('pay address') })
      expect(problem.remedy).toContain('X402_PAY_TO')
      if (methods.includes('POST')) expect((await problemOf(path, jsonPost({ nonsense: 1 }))).code).toBe('payments_off')
    }
  })

  it('a request id of the caller is kept where it is harmless, and replaced where it is not', async () => {
    expect((await get('/sample', { headers: { 'x-request-id': 'abc-123' } })).headers.get('x-request-id')).toBe(
      'abc-123',
    )
    const odd = (await get('/sample', { headers: { 'x-request-id': 'a b<script>' } })).headers.get('x-request-id')
    expect(odd).toMatch(/^[\w-]+$/)
  })
})
