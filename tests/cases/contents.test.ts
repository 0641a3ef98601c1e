import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SOURCE_KINDS, THEMES } from '../../src/cases/case.ts'
import { contents, contentsInput } from '../../src/cases/contents.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'

const corpus = loadCorpus('dist')

/** Follows the cursors to the end. */
function allPages(filters: object) {
  const titles: ReturnType<typeof contents>['titles'] = []
  let cursor: string | null | undefined
  do {
    const page = contents(corpus, contentsInput.parse({ ...filters, ...(cursor && { cursor }) }))
    titles.push(...page.titles)
    cursor = page.next_cursor
  } while (cursor)
  return titles
}

describe('contents', () => {
  it('pages of any size together hold every matching title exactly once, in order', () => {
    const filters = fc.record(
      {
        limit: fc.integer({ min: 1, max: 200 }),
        theme: fc.constantFrom(...THEMES),
        source_kind: fc.constantFrom(...SOURCE_KINDS),
        research: fc.boolean(),
        measured: fc.boolean(),
      },
      { requiredKeys: ['limit'] },
    )
    fc.assert(
      fc.property(filters, (asked) => {
        const ids = allPages(asked).map(({ id }) => id)
        const expected = corpus.cases.filter(
          (one) =>
            (!asked.theme || one.themes.includes(asked.theme)) &&
            (!asked.source_kind || one.source?.kind === asked.source_kind) &&
            (asked.research === undefined || one.research === asked.research) &&
            (asked.measured === undefined || one.evidence.length > 0 === asked.measured),
        )
        expect(ids).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })

  it('counts are descending, and those of domains add up to the total', () => {
    const { total, counts } = contents(corpus, contentsInput.parse({}))
    for (const list of [counts.theme, counts.domain])
      expect(list.map((one) => one.cases)).toEqual(list.map((one) => one.cases).sort((a, b) => b - a))
    expect(counts.domain.reduce((sum, one) => sum + one.cases, 0)).toBe(total)
  })

  it('a title never carries a body', () => {
    for (const title of allPages({ limit: 200 }))
      expect(Object.keys(title).sort()).toEqual(
        ['domain', 'id', 'measured', 'research', 'source_kind', 'themes', 'title', 'year'].sort(),
      )
  })
})
