import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { siteUnderTest } from './site-under-test.ts'
import { watchedPage } from './watched-page.ts'

const site = siteUnderTest()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const artefacts = fileURLToPath(new URL('../artefacts/pages/', import.meta.url))

const PAGES = {
  home: { path: '/', status: 200, kilobytes: 15 },
  shelf: { path: '/contents', status: 200, kilobytes: 20 },
  'shelf-filtered': { path: '/contents?theme=silent_success&domain=backups', status: 200, kilobytes: 15 },
  precheck: { path: '/precheck', status: 200, kilobytes: 15 },
  'precheck-result': { path: '/precheck?text=The+backup+is+good%3A+the+job+exited+0.', status: 200, kilobytes: 15 },
  sample: { path: '/sample', status: 200, kilobytes: 15 },
  checks: { path: '/checks', status: 200, kilobytes: 15 },
  check: { path: '/checks/silent_success', status: 200, kilobytes: 15 },
  network: { path: '/network', status: 200, kilobytes: 15 },
  docs: { path: '/docs', status: 200, kilobytes: 25 },
  terms: { path: '/terms', status: 200, kilobytes: 15 },
  wallet: { path: '/search?q=stale+cache', status: 402, kilobytes: 15 },
  'wallet-audit': { path: '/audit', status: 402, kilobytes: 15 },
  receipt: { path: '/receipts/unknown', status: 401, kilobytes: 20 },
  'not-found': { path: '/nothing/here', status: 404, kilobytes: 15 },
  'bad-input': { path: '/contents?theme=luck', status: 400, kilobytes: 15 },
} as const

const WIDTHS = [1280, 360]
/** Nothing but colours differs in the dark, so that is all that is judged again. */
const SCHEMES = [
  { colorScheme: 'light', rules: {} },
  { colorScheme: 'dark', rules: { runOnly: ['color-contrast'] } },
] as const
const weights: Record<string, { kilobytes: number; requests: number }> = {}

/** The rules of axe that the page breaks, with the markup that breaks them. */
async function violationsOf(page: Page, rules: RunOptions): Promise<unknown[]> {
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    rules,
  )
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

describe.each(Object.entries(PAGES))('the page %s', (name, { path, status, kilobytes }) => {
  it.each(WIDTHS)('is sound at %i px, light and dark', async (width) => {
    const { page, sent, complaints, weight } = await watchedPage(site, { viewport: { width, height: 900 } })
    const response = await page.goto(site.url + path, { waitUntil: 'networkidle' })
    weights[name] = { kilobytes: Math.round(weight() / 100) / 10, requests: sent.length }
    expect(response?.status()).toBe(status)
    expect(sent.filter(({ url }) => !url.startsWith(`${site.url}/`) && !url.startsWith('data:'))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.evaluate(axe)
    mkdirSync(artefacts, { recursive: true })
    for (const { colorScheme, rules } of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${artefacts}${name}-${width}-${colorScheme}.png`, fullPage: true })
      expect(await violationsOf(page, rules as RunOptions)).toEqual([])
    }
    expect(complaints).toEqual([])
    expect(weights[name].kilobytes).toBeLessThan(kilobytes)
    await page.context().close()
  })
})

afterAll(() => {
  writeFileSync(`${artefacts}weights.json`, `${JSON.stringify(weights, null, 2)}\n`)
})
