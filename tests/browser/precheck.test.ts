import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'
import { REPORT_OF_FORTY_SENTENCES as REPORT } from './report-of-forty-sentences.ts'
import { siteUnderTest } from './site-under-test.ts'
import { watchedPage } from './watched-page.ts'

const site = siteUnderTest()
const artefacts = fileURLToPath(new URL('../artefacts/pages/', import.meta.url))
/** Words of the report that stand nowhere else. */
const OF_THE_REPORT = /nightly import|week 47|planted 20 fake/

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.claim ?? document.activeElement?.id)

async function marked(width = 1280) {
  const watched = await watchedPage(site, { viewport: { width, height: 900 }, permissions: ['clipboard-write'] })
  await watched.page.goto(`${site.url}/precheck`)
  await watched.page.fill('#text', REPORT)
  await watched.page.getByRole('button', { name: 'Mark the claims' }).click()
  await watched.page.locator('.report').waitFor()
  return watched
}

it('marks every claim of a report of forty sentences as the JSON tells it, and sends the text once', async () => {
  const { page, sent, complaints } = await marked()
  const { claims = [] } = precheck({ text: REPORT })
  expect(claims.length).toBeGreaterThan(30)
  const shown = await page.locator('.text .claim').evaluateAll((marks) => marks.map((mark) => mark.className))
  const style = { hold: 'claim hold', proceed: 'claim proceed', no_checks_matched: 'claim quiet' }
  expect(shown).toEqual(claims.map(({ verdict }) => style[verdict]))
  expect(
    sent
      .filter(({ url, body }) => OF_THE_REPORT.test(`${decodeURIComponent(url)} ${body ?? ''}`))
      .map(({ method, url }) => [method, url]),
  ).toEqual([['POST', `${site.url}/precheck`]])
  expect(site.log.length).toBeGreaterThan(0)
  expect(site.log.join('')).not.toMatch(OF_THE_REPORT)
  expect(complaints).toEqual([])
  mkdirSync(artefacts, { recursive: true })
  await page.screenshot({ path: `${artefacts}precheck-forty-sentences.png` })
})

it('is read by keyboard: arrows from mark to mark, Enter to what is said of it, Escape back', async () => {
  const { page } = await marked()
  await page.locator('[data-claim="1"]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('3')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('2')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('claim-2')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('claim-3')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('3')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator('#claim-2 a[href^="#at-"]').first().click()
  expect(await focused(page)).toMatch(/^at-\d+$/)
})

it('opens a shared link to the same result without a request that holds any of it', async () => {
  const first = await marked()
  await first.page.getByRole('button', { name: 'Link to this result' }).click()
  await first.page.getByRole('button', { name: 'Link copied' }).waitFor()
  const link = first.page.url()
  expect(link.length).toBeLessThan(30_000)
  const shown = await first.page.locator('.reading').innerHTML()
  const lines = site.log.length

  const second = await watchedPage(site)
  await second.page.goto(link)
  await second.page.locator('.report').waitFor()
  expect(await second.page.locator('.reading').innerHTML()).toBe(shown)
  expect(second.sent.map(({ method, body }) => [method, body])).toEqual(second.sent.map(() => ['GET', null]))
  expect(second.sent.every(({ url }) => new URL(url).search === '')).toBe(true)
  expect(site.log.slice(lines).join('')).not.toMatch(OF_THE_REPORT)
})

it('says so when a link is cut, when a text is too long for a link, and when its language is not read', async () => {
  const { page } = await watchedPage(site)
  await page.goto(`${site.url}/precheck#r=q1YqLk3KSk0uAQ`)
  await page.getByText('The link is cut or changed').waitFor()
  await page.fill(
    '#text',
    'Der Dienst läuft seit gestern wieder, und alle Daten sind vollständig angekommen, weil der Auftrag ohne Fehler beendet wurde.',
  )
  await page.getByRole('button', { name: 'Mark the claims' }).click()
  await page.getByText('reads English only').waitFor()
  const many = Array.from(
    { length: 900 },
    (_, i) => `The job ${i * 7919} exited ${i * 104_729} and table ${(i * 15_485_863) % 999_983} is complete.`,
  )
  await page.fill('#text', many.join(' '))
  await page.getByRole('button', { name: 'Mark the claims' }).click()
  await page.getByText('Too long for a link').waitFor({ timeout: 30_000 })
})

it('runs no markup that a link smuggles in', async () => {
  const { page, complaints } = await watchedPage(site)
  await page.goto(`${site.url}/precheck`)
  const link = await page.evaluate(async () => {
    const bad = '<img src=x onerror="window.broken=1">'
    const span = { start: 0, end: 4, text: bad }
    const finding = { id: bad, question: bad, looks_addressed: false, matched: [span], addressed_by: span }
    const claim = { claim: bad, start: 0, end: 4, verdict: bad, checks_tripped: [finding], unaddressed: [bad] }
    const result = {
      submitted: { text: bad },
      answer: { mode: 'text', claims: [claim], note: bad, arithmetic: { checked: bad, disagree: bad } },
    }
    const stream = new Blob([JSON.stringify(result)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  })
  await page.goto(`${site.url}/precheck#r=${link}`)
  await page.locator('.report').waitFor()
  expect(await page.locator('#result img').count()).toBe(0)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(complaints).toEqual([])
})

it('works without JavaScript: the form is sent and the answer comes marked', async () => {
  const { page } = await watchedPage(site, { javaScriptEnabled: false })
  await page.goto(`${site.url}/precheck`)
  await page.fill('#text', REPORT)
  await page.getByRole('button', { name: 'Mark the claims' }).click()
  expect(await page.locator('.text .claim').count()).toBeGreaterThan(30)
  await page.locator('[data-claim="4"]').click()
  expect(page.url()).toContain('#claim-4')
})
