import { describe, expect, it } from 'vitest'
import { brief } from '../../src/cases/brief.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { planParts } from '../../src/cases/plan-parts.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'

const index = createSearchIndex(loadCorpus('dist'))

describe('a compound plan', () => {
  it('falls into what is to be done, and a single one does not', () => {
    expect(planParts('migrate the database and then mail all customers')).toEqual([
      'migrate the database',
      'mail all customers',
    ])
    expect(planParts('delete users and rows')).toEqual([])
    expect(planParts('restore a backup')).toEqual([])
  })

  it.each([
    ['migrate the orders database', 'send a newsletter to all customers'],
    ['restore the nightly backup', 'run an A/B test of the checkout'],
    ['delete old log files on a schedule', 'let a coding agent merge pull requests'],
  ])('%s and %s: each half has a case among the five', (one, other) => {
    const shown = brief(index, { action: `${one} and ${other}` }).cases.map(({ id }) => id)
    expect(new Set(shown).size).toBe(5)
    for (const half of [one, other]) {
      const near = index.find(half, { limit: 5 }).hits.map((hit) => hit.one.id)
      expect(shown.some((id) => near.includes(id))).toBe(true)
    }
  })
})
