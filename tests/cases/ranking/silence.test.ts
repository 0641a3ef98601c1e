import { describe, expect, it } from 'vitest'
import { loadCorpus } from '../../../src/cases/load-corpus.ts'
import { createSearchIndex } from '../../../src/cases/search-index.ts'

const corpus = loadCorpus('dist')
const index = createSearchIndex(corpus)
const oddsOf = (query: string) => index.find(query).fit

describe('whether to answer', () => {
  it('an unknown word makes a query fit less', () => {
    expect(oddsOf('backup says success but the file is empty')).toBeGreaterThan(
      oddsOf('backup says success but the zucchini is empty'),
    )
  })

  it('being asked how something is done speaks against an answer', () => {
    expect(oddsOf('the nightly backup is empty')).toBeGreaterThan(
      oddsOf('how to install the nightly backup, please explain'),
    )
  })

  it('nothing found is never an answer', () => {
    expect(oddsOf('zzzz qqqq')).toBe(Number.NEGATIVE_INFINITY)
    expect(oddsOf('')).toBe(Number.NEGATIVE_INFINITY)
  })

  it('an archive without cases stays silent', () => {
    expect(createSearchIndex({ cases: [], merged: {} }).search('backup is empty')).toEqual([])
  })
})
