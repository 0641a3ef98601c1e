import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from './app-under-test.ts'

const { get, routes, services } = appUnderTest()

describe('discovery documents', () => {
  it('/openapi.json is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(await (await get('/openapi.json')).json())
    expect(result.errors).toBeUndefined()
    expect([result.valid, validator.version]).toEqual([true, '3.1'])
  })

  it('every route and method is in /openapi.json and nothing else is', async () => {
    const { paths } = await (await get('/openapi.json')).json()
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(routes.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`)).sort())
  })

  it('every described operation answers, with a status that it describes', async () => {
    const { paths } = await (await get('/openapi.json')).json()
    for (const route of routes)
      for (const method of route.methods) {
        const query = new URLSearchParams(Object.entries(route.example).map(([key, value]) => [key, String(value)]))
        const init = method === 'POST' ? { method, body: JSON.stringify(route.example) } : {}
        const response = await get(method === 'POST' ? route.path : `${route.path}?${query}`, init)
        expect([route.path, Object.keys(paths[route.path][method.toLowerCase()].responses)]).toEqual([
          route.path,
          expect.arrayContaining([String(response.status)]),
        ])
        expect(response.status).toBe(route.paid ? 503 : 200)
      }
  })

  it('answers are of the schema that is described for them', async () => {
    for (const route of routes.filter((one) => !one.paid)) {
      const query = new URLSearchParams(Object.entries(route.example).map(([key, value]) => [key, String(value)]))
      const response = await get(`${route.path}?${query}`)
      const answer = response.headers.get('content-type')?.includes('json') ? await response.json() : await response.text()
      expect([route.path, route.answer.safeParse(answer).error?.issues]).toEqual([route.path, undefined])
    }
  })

  it('/llms.txt has the shape of llmstxt.org: one title, a summary, sections of links', async () => {
    const lines = (await (await get('/llms.txt')).text()).split('\n').filter(Boolean)
    expect(lines[0]).toMatch(/^# \S/)
    expect(lines[1]).toMatch(/^> \S/)
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
    const sections = lines.slice(lines.findIndex((line) => line.startsWith('## ')))
    for (const line of sections) expect(line).toMatch(/^(## \S|- \[[^\]]+\]\(https:\/\/archive\.example\/[^)]*\): \S)/)
    for (const { path } of routes) expect(sections.some((line) => line.includes(`(https://archive.example${path})`))).toBe(true)
  })

  it('/.well-known/x402 lists the absolute address of every paid route, under both names', async () => {
    const document = await (await get('/.well-known/x402')).json()
    expect(document.version).toBe(1)
    expect(document.resources).toEqual(routes.filter((one) => one.paid).map((one) => `${services.publicUrl}${one.path}`))
    expect(await (await get('/.well-known/x402.json')).json()).toEqual(document)
  })

  it('/robots.txt lets crawlers read what is free only', async () => {
    const text = await (await get('/robots.txt')).text()
    for (const { path, paid } of routes) expect(text.includes(`Disallow: ${path}\n`)).toBe(paid !== undefined)
  })
})
