import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { Route } from '../../src/http/route.ts'
import { targetOf } from '../../src/http/target-of.ts'
import { appUnderTest, readJson } from './app-under-test.ts'

const { get, routes, services } = appUnderTest()

/** Sends a route's own example as OpenAPI states it. */
const sendExample = ({ path, example }: Route, method: string) =>
  method === 'POST' ? get(path, { method, body: JSON.stringify(example) }) : get(targetOf(path, example))

describe('discovery documents', () => {
  it('/openapi.json is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(await readJson(await get('/openapi.json')))
    expect(result.errors).toBeUndefined()
    expect([result.valid, validator.version]).toEqual([true, '3.1'])
  })

  it('every route and method is in /openapi.json and nothing else is', async () => {
    const { paths } = await readJson(await get('/openapi.json'))
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(
      [
        'GET /receipts/{id}',
        ...routes.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`)),
      ].sort(),
    )
  })

  it('every described operation answers, with a status that it describes', async () => {
    const { paths } = await readJson(await get('/openapi.json'))
    for (const { route, method } of routes.flatMap((one) => one.methods.map((method) => ({ route: one, method })))) {
      const { status } = await sendExample(route, method)
      expect(Object.keys(paths[route.path][method.toLowerCase()].responses), route.path).toContain(String(status))
      expect([route.path, status]).toEqual([route.path, route.paid ? 503 : 200])
    }
  })

  it('answers are of the schema that is described for them', async () => {
    for (const route of routes.filter((one) => !one.paid)) {
      const response = await sendExample(route, route.methods[0] ?? 'GET')
      const answer = response.headers.get('content-type')?.includes('json')
        ? await readJson(response)
        : await response.text()
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
    for (const { path } of routes)
      expect(sections.some((line) => line.includes(`(https://archive.example${path})`))).toBe(true)
  })

  it('/.well-known/x402 lists the absolute address of every paid route, under both names', async () => {
    const document = await readJson(await get('/.well-known/x402'))
    expect(document.version).toBe(1)
    expect(document.resources).toEqual(
      routes.filter((one) => one.paid).map((one) => `${services.publicUrl}${one.path}`),
    )
    expect(await readJson(await get('/.well-known/x402.json'))).toEqual(document)
  })

  it('the contact of an operator is a mail address only where it is one: a web address may hold an @', async () => {
    const contactOf = async (contact: string) => {
      const { get } = appUnderTest({ OPERATOR_CONTACT: contact })
      const page = await (await get('/terms', { headers: { accept: 'text/html' } })).text()
      return [(await readJson(await get('/openapi.json'))).info.contact, /Contact: <a href="([^"]*)"/.exec(page)?.[1]]
    }
    const web = 'https://social.example/@shop'
    expect(await contactOf(web)).toEqual([{ url: web }, web])
    expect(await contactOf('shop@mail.example')).toEqual([{ email: 'shop@mail.example' }, 'mailto:shop@mail.example'])
  })

  it('/robots.txt lets crawlers read what is free only', async () => {
    const text = await (await get('/robots.txt')).text()
    for (const { path, paid } of routes) expect(text.includes(`Disallow: ${path}\n`)).toBe(paid !== undefined)
  })
})
