import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../checks/index.ts'
import { THEMES } from '../../src/cases/case.ts'
import { readPage } from './read-page.ts'
import { readingOf } from './reading-of.ts'

const shown = (example: string) => example.replaceAll('**', '')
const withoutTrap = (example: string) => example.replaceAll(/\*\*[^*]+\*\*/g, '')

describe('the list of checks', () => {
  it('is the same as the themes of cases and as the files of the folder', () => {
    const files = readdirSync(new URL('../../checks', import.meta.url))
    const ids = CHECKS.map((c) => c.id)
    expect(ids).toEqual([...THEMES])
    expect(files.filter((f) => f.endsWith('.md') && f !== 'README.md').sort()).toEqual(
      ids.map((id) => `${id}.md`).sort(),
    )
    for (const id of ids) expect(files).toContain(`${id}.ts`)
  })
})

describe.each(CHECKS.map((c) => [c.id, c] as const))('the page of %s', (id, check) => {
  const page = readPage(id)

  it('has the title of the check and its sections', () => {
    expect(page.heading).toBe(`# ${check.title} (\`${id}\`)`)
    expect(page.sections).toEqual(['Why', 'Examples', 'Known limits'])
    expect(Math.min(page.open.length, page.addressed.length, page.silent.length)).toBeGreaterThan(1)
  })

  it.each(page.open)('open: %s', (example) => {
    expect(example).toContain('**')
    expect(readingOf(id, shown(example))).toBe('open')
  })

  it.each(page.open)('silent once the trap is taken out: %s', (example) => {
    expect(readingOf(id, withoutTrap(example))).toBe('silent')
  })

  it.each(page.addressed)('addressed: %s', (example) => {
    expect(readingOf(id, shown(example))).toBe('addressed')
  })

  it.each(page.silent)('silent: %s', (example) => {
    expect(readingOf(id, shown(example))).toBe('silent')
  })
})
