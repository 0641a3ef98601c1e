import { describe, expect, it } from 'vitest'
import { loadCorpus } from '../../../src/cases/load-corpus.ts'
import { readCase } from '../../../src/cases/read-case.ts'
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

  it.each(['prompt injection', 'stale cache'])('answers two words that a case holds: %s', (query) => {
    expect(index.search(query).length).toBeGreaterThan(0)
  })

  it('a case that holds four words of a query fits better than one that holds two', () => {
    expect(oddsOf('nightly backup archive empty')).toBeGreaterThan(oddsOf('nightly backup violin daffodil'))
  })

  it('nothing found is never an answer', () => {
    expect(oddsOf('zzzz qqqq')).toBe(Number.NEGATIVE_INFINITY)
    expect(oddsOf('')).toBe(Number.NEGATIVE_INFINITY)
  })

  it('an archive without cases stays silent', () => {
    expect(createSearchIndex({ cases: [], merged: {} }).search('backup is empty')).toEqual([])
  })
})

describe('an archive of three cases', () => {
  const texts = [
    '# Retries took the label printer down again after every restart\n\nForty workers retried each print at once after the printer came back, and its queue overflowed within 20 seconds.\n',
    '# The shop showed last week’s prices to a tenth of the visitors\n\nOne of ten edge caches had kept its old configuration and never asked the origin again.\n',
    '# The payroll export was empty for two months\n\nThe nightly job wrote a file with a header and no rows and exited 0.\n',
  ]
  const small = createSearchIndex({
    cases: texts.map((text, at) => readCase(`case-${at}.md`, text).case),
    merged: {},
  })
  const first = (q: string) => small.search(q)[0]?.one.id

  it.each([
    ['printer queue overflows after a restart', 'case-0'],
    ['label printer went down again, retries', 'case-0'],
    ['old prices shown to some visitors', 'case-1'],
    ['the export had no rows', 'case-2'],
  ])('answers what one of them tells in the same words: %s', (q, id) => {
    expect(first(q)).toBe(id)
  })

  it.each([
    'capital of France',
    'how do I install a printer driver',
    'queue of customers in the shop',
    'kubernetes pod evicted',
  ])('stays silent where a word or two in common is all: %s', (q) => {
    expect(first(q)).toBeUndefined()
  })
})
