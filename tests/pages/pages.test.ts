import { describe, expect, it } from 'vitest'
import { targetOf } from '../../src/http/target-of.ts'
import { appUnderTest, readJson } from '../http/app-under-test.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const { get, routes, corpus, services } = appUnderTest({ OPERATOR_NAME: 'Example <Operator>' })
const page = (path: string, init: RequestInit = {}) =>
  get(path, { ...init, headers: { accept: BROWSER, ...init.headers } })
const textOf = async (path: string) => (await page(path)).text()
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

const paged = routes.filter((route) => route.page)
const addresses = paged.map(({ path, example }) => targetOf(path, example))

describe.each([...addresses, '/nowhere', '/contents?theme=luck', '/search'])('the page at %s', (path) => {
  it('is HTML whose style and script carry the nonce of this answer alone', async () => {
    const [first, second] = [await page(path), await page(path)]
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(first.headers.get('vary')).toContain('accept')
    expect(first.headers.get('cache-control')).toBe('no-store')
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-[^']+'; /)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    const text = await first.text()
    const loaded = [...text.matchAll(/<(?:script type="module"|link rel="stylesheet")[^>]*>/g)].map(([tag]) => tag)
    expect(loaded.length).toBeGreaterThan(0)
    for (const tag of loaded) expect(tag).toContain(`nonce="${nonceOf(first)}"`)
  })

  it('has no handler and no style in its markup, one first heading, a title and a description', async () => {
    const text = await textOf(path)
    expect(text).not.toMatch(/<[^>]+\s(on\w+|style)=/)
    expect(text).not.toContain('javascript:')
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
    expect(text).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(text).toMatch(/<meta name="description" content="[^"]{10,}">/)
    expect(text).toMatch(/<meta property="og:title" content="[^"]{3,}">/)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
  })

  it('leaves programs their JSON', async () => {
    for (const accept of ['application/json', '*/*', 'application/json, text/plain, */*'])
      expect((await get(path, { headers: { accept } })).headers.get('content-type')).toMatch(/json$/)
    expect((await get(path)).headers.get('vary')).toContain('accept')
  })
})

describe('what pages show', () => {
  it('/ shows the counts, prices and versions of its JSON', async () => {
    const [info, text] = [await readJson(await get('/')), await textOf('/')]
    for (const count of Object.values(info.counts)) expect(text).toContain(`<dd>${count}</dd>`)
    for (const { path, usd } of info.routes.filter((route: { usd: string | null }) => route.usd))
      expect(text).toMatch(new RegExp(`<code>${path}</code>.*\\$${usd.replace('.', '\\.')}<`))
    expect(text).toContain(info.corpus.version)
    expect(text).toContain(info.payment.reason)
  })

  it('/ plots every trap and every domain with its number beside the bar', async () => {
    const text = await textOf('/')
    const { themes, domains } = corpus.manifest.counts
    for (const [name, count] of [...Object.entries(themes), ...Object.entries(domains)])
      expect(text).toMatch(
        new RegExp(`=${name}">[^<]*</a></th>\\s*<td><svg[^>]*aria-hidden="true">.*?</svg><span>${count}</span>`),
      )
  })

  it('/contents lists the titles of its JSON, whole page by page, by links that work without the script', async () => {
    const seen: string[] = []
    let path: string | undefined = '/contents?theme=silent_success'
    while (path !== undefined) {
      const text: string = await textOf(path)
      seen.push(...[...text.matchAll(/<li class="title"><a href="\/search\?q=([^"]+)"/g)].map(([, id]) => id ?? ''))
      path = /<a href="([^"]+)">Next page/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen).toEqual(corpus.cases.filter(({ themes }) => themes.includes('silent_success')).map(({ id }) => id))
  })

  it('/contents takes the form as a browser sends it, with fields left empty', async () => {
    const text = await textOf('/contents?theme=silent_success&domain=&year=&source_kind=&research=true&measured=')
    const { total } = await readJson(await get('/contents?theme=silent_success&research=true'))
    expect(text).toContain(`<strong>${total}</strong> titles`)
    expect(text).toContain('<option value="silent_success" selected>')
  })

  it('/sample shows every section, figure and source of its JSON', async () => {
    const text = await textOf('/sample')
    const shown = (part: string) => part.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')
    for (const one of (await readJson(await get('/sample'))).cases)
      for (const part of [
        one.title,
        one.symptom,
        one.what_happened,
        one.root_cause,
        one.fix,
        ...one.prevention,
        one.source.url,
      ])
        expect(text).toContain(shown(part))
  })

  it('/checks/{id} tells one check, and another id is not found', async () => {
    expect(await textOf('/checks/silent_success')).toContain('Was the result itself looked at')
    expect((await page('/checks/luck')).status).toBe(404)
    expect(await readJson(await get('/checks/luck'))).toMatchObject({ code: 'not_found' })
  })

  it('/precheck shows the form, and with a form that was sent the result', async () => {
    expect(await textOf('/precheck')).toContain('<textarea id="text"')
    const body = new URLSearchParams({ text: 'The backup is good: the job exited 0. <script>alert(1)</script>' })
    const text = await (await page('/precheck', { method: 'POST', body })).text()
    expect(text).toContain('class="claim hold"')
    expect(text).not.toContain('<script>alert')
  })

  it('a problem says what happened, what to do, and that nothing was charged', async () => {
    const response = await page('/contents?theme=luck')
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).toContain('400 · bad_input')
    expect(text).toContain('Nothing was charged')
    expect(text).toContain(response.headers.get('x-request-id') ?? '-')
  })

  it('/sitemap.xml lists every page, and each is there', async () => {
    const text = await (await get('/sitemap.xml')).text()
    const listed = [...text.matchAll(/<loc>https:\/\/archive\.example([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
    for (const path of listed) expect([path, (await page(path)).status]).toEqual([path, 200])
    for (const { path, instances } of paged) for (const one of instances ?? [path]) expect(listed).toContain(one)
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://archive.example/sitemap.xml')
  })

  it('every link that leads to this service leads somewhere', async () => {
    const links = new Set<string>()
    for (const path of addresses)
      for (const [, to] of (await textOf(path)).matchAll(/(?:href|src)="(\/[^"#]*)/g))
        links.add((to ?? '').replaceAll('&amp;', '&'))
    const paid = new RegExp(
      `^(${routes
        .filter(({ paid: sold }) => sold)
        .map(({ path }) => path)
        .join('|')})\\b`,
    )
    for (const to of links) expect([to, (await page(to)).status]).toEqual([to, paid.test(to) ? 503 : 200])
  })

  it('every example of /docs runs, and answers as its operation says', async () => {
    const text = (await textOf('/docs')).replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const examples = [...text.matchAll(/<code class="sample">([\s\S]*?)<\/code>/g)].map(([, source]) => source ?? '')
    expect(examples).toHaveLength(routes.flatMap(({ methods }) => methods).length)
    for (const source of examples) {
      const [, url = '', body] = /^curl -s '([^']+)'(?:[\s\S]*-d '([\s\S]*)')?$/.exec(source) ?? []
      const path = url.replace(services.publicUrl, '')
      const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const sold = routes.some((route) => route.paid && path.split('?')[0] === route.path)
      expect([source, (await get(path, init)).status]).toEqual([source, sold ? 503 : 200])
    }
  })

  it('escapes what the operator has set', async () => {
    expect(await textOf('/')).not.toContain('Example <Operator>')
  })
})

describe('style sheet and scripts', () => {
  it('have addresses that change with them, may be kept for ever, and go packed to who unpacks', async () => {
    const text = await textOf('/precheck')
    const found = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(found).toHaveLength(2)
    for (const path of found) {
      const response = await get(path, { headers: { 'accept-encoding': 'gzip' } })
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-encoding')).toBe('gzip')
      const refusing = await get(path, { headers: { 'accept-encoding': 'br, gzip;q=0' } })
      expect(refusing.headers.get('content-encoding')).toBeNull()
      expect((await get(path.replace(/assets\/[^/]+/, 'assets/other'))).status).toBe(404)
    }
  })
})
