import { describe, expect, it } from 'vitest'
import type { Case } from '../../../src/cases/case.ts'
import { loadCorpus } from '../../../src/cases/load-corpus.ts'
import { findCandidates } from '../../../src/cases/ranking/candidates.ts'
import { createCaseIndex } from '../../../src/cases/ranking/case-index.ts'
import { understand } from '../../../src/cases/ranking/query.ts'
import { scoreAll } from '../../../src/cases/ranking/score.ts'

const { cases } = loadCorpus('dist')
const index = createCaseIndex(cases)
const all = cases.map((_, place) => place)

describe('candidates', () => {
  it('are the ten best of all cases, though not all are scored', () => {
    for (const text of [
      'backup says success, file is empty',
      'judge prefers its own answers',
      'agent deleted the database',
    ]) {
      const query = understand(index, text)
      const best = (places: readonly number[]) => scoreAll(index, query, places).slice(0, 10)
      expect(best(findCandidates(index, query, () => true))).toEqual(best(all))
    }
  })

  it('holds none that is not accepted', () => {
    const query = understand(index, 'backup says success')
    expect(findCandidates(index, query, (place) => place % 2 === 0).filter((place) => place % 2 === 1)).toEqual([])
  })

  it('a term that all of a large corpus holds is not read through, so that time stays bounded', () => {
    const many = Array.from(
      { length: 31_000 },
      (_, at): Case => ({
        ...(cases[0] as Case),
        id: `case-${at}`,
        title: at % 1000 === 0 ? 'common rarity' : 'common',
        asked_as: [],
        symptom: '',
        what_happened: '',
        root_cause: '',
        fix: '',
        prevention: [],
      }),
    )
    const large = createCaseIndex(many)
    expect(findCandidates(large, understand(large, 'common rarity'), () => true)).toHaveLength(31)
  })
})
