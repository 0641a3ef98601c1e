import { describe, expect, it } from 'vitest'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { rank } from '../../src/cases/rank.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'

const index = createSearchIndex(loadCorpus('dist'))

describe('rank, for a scorer', () => {
  it('gives at most ten ids for a symptom, and no actions', () => {
    const { ids, actions } = rank(index, { id: 'a', q: 'backup reports success but the file is empty' })
    expect(ids.length).toBeGreaterThan(3)
    expect(ids.length).toBeLessThanOrEqual(10)
    expect(actions).toBeUndefined()
  })

  it('gives the five cases of a brief and its classes', () => {
    const ranked = rank(index, { id: 'b', action: 'delete old backups on a schedule' })
    expect(ranked.ids).toHaveLength(5)
    expect(ranked.actions).toContain('backup')
  })

  it.each([{ q: 'a recipe for sourdough bread' }, { action: 'bake sourdough' }])(
    'is empty where the route answers 404, whatever its kind',
    (query) => {
      expect(rank(index, { id: 'c', ...query }).ids).toEqual([])
    },
  )
})
