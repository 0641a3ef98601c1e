import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const QUERY = 'İstanbul BACKUP Issue ı empty file, exit 0'

/** What a process of its own prints under a locale. */
const printed = (locale: string) =>
  execFileSync(process.execPath, ['dist/src/cli/main.js', 'search', QUERY, '--json'], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: locale, LANG: locale },
  })

it('a query gives the same bytes under three locales', { timeout: 120_000 }, () => {
  const first = printed('C')
  expect(JSON.parse(first).cases.length).toBeGreaterThan(0)
  expect(printed('tr_TR.UTF-8')).toBe(first)
  expect(printed('sv_SE.UTF-8')).toBe(first)
})
