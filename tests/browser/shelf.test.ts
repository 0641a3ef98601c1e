import { expect, it } from 'vitest'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { siteUnderTest } from './site-under-test.ts'
import { watchedPage } from './watched-page.ts'

const site = siteUnderTest()
const { cases } = loadCorpus('dist')
const shown = '#titles li:not([hidden])'

it('filters all titles at once, with counts that update and an address that others can open', async () => {
  const { page, complaints } = await watchedPage(site)
  await page.goto(`${site.url}/contents`)
  await page.getByLabel('Trap').focus()
  await page.waitForFunction((all) => document.querySelectorAll('#titles li').length === all, cases.length)
  await page.getByLabel('Trap').selectOption('silent_success')
  await page.getByLabel('Half').selectOption('true')
  const fitting = cases.filter((one) => one.themes.includes('silent_success') && one.research)
  await page.waitForFunction(
    (count) => document.querySelector('#count strong')?.textContent === String(count),
    fitting.length,
  )
  expect(await page.locator(shown).count()).toBe(fitting.length)
  const backups = fitting.filter(({ domain }) => domain === 'monitoring').length
  expect(await page.locator('option[value="monitoring"]').textContent()).toBe(`monitoring (${backups})`)
  expect(page.url()).toBe(`${site.url}/contents?theme=silent_success&research=true`)
  expect(complaints).toEqual([])

  const other = await watchedPage(site)
  await other.page.goto(page.url())
  expect(await other.page.locator('#count strong').textContent()).toBe(String(fitting.length))
})

it('searches titles in the page, and keeps the words in the fragment, which no request holds', async () => {
  const { page, sent } = await watchedPage(site)
  await page.goto(`${site.url}/contents`)
  await page.getByLabel('Words in the title').fill('backup restore')
  const fitting = cases.filter(({ title, id }) =>
    ['backup', 'restore'].every((word) => `${title} ${id}`.toLowerCase().includes(word)),
  )
  expect(fitting.length).toBeGreaterThan(0)
  await page.waitForFunction(
    (count) => document.querySelector('#count strong')?.textContent === String(count),
    fitting.length,
  )
  expect(page.url()).toBe(`${site.url}/contents#q=backup+restore`)
  expect(sent.filter(({ url }) => /backup/.test(url))).toEqual([])

  const other = await watchedPage(site)
  await other.page.goto(page.url())
  await other.page.waitForFunction(
    (count) => document.querySelector('#count strong')?.textContent === String(count),
    fitting.length,
  )
})

it('asks the service for nothing more once the titles are there', async () => {
  const { page } = await watchedPage(site)
  await page.goto(`${site.url}/contents`)
  await page.getByLabel('Trap').focus()
  await page.waitForFunction((all) => document.querySelectorAll('#titles li').length === all, cases.length)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const domain of ['backups', 'databases', '']) await page.getByLabel('Domain').selectOption(domain)
  expect(await page.locator(shown).count()).toBe(cases.length)
  expect(requests.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([])
})

it('works without JavaScript: the form filters and pages follow each other', async () => {
  const { page } = await watchedPage(site, { javaScriptEnabled: false })
  await page.goto(`${site.url}/contents`)
  await page.getByLabel('Trap').selectOption('no_call_site')
  await page.getByRole('button', { name: 'Show' }).click()
  const fitting = cases.filter(({ themes }) => themes.includes('no_call_site')).length
  expect(await page.locator('#count strong').textContent()).toBe(String(fitting))
  await page.getByRole('link', { name: 'Next page' }).click()
  expect(page.url()).toContain('theme=no_call_site')
  expect(await page.locator('#titles li').count()).toBeGreaterThan(0)
})
