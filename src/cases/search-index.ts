import MiniSearch, { type SearchResult } from 'minisearch'
import type { Case } from './case.ts'
import type { Corpus } from './load-corpus.ts'
import { indexedTerm, wordsOf } from './words.ts'

/** One hit: the case, its score and the query's words that were found in it. */
export interface Hit {
  readonly one: Case
  /** BM25 over weighted fields. Comparable within one answer only. */
  readonly score: number
  readonly matchedTerms: readonly string[]
}

/** An index over all cases, built once. Equal queries give equal answers. */
export interface SearchIndex {
  /** Best first, at most ten unless said; empty when nothing fits well enough to be worth paying for. */
  search(query: string, options?: { readonly filter?: (one: Case) => boolean; readonly limit?: number }): readonly Hit[]
}

const FIELDS = ['title', 'asked_as', 'symptom', 'what_happened', 'root_cause', 'fix', 'prevention', 'domain'] as const

/** People describe what they saw, so the questions, the title and the symptom weigh most, the remedy least. */
const BOOST = {
  title: 2.5,
  asked_as: 2,
  symptom: 1.6,
  what_happened: 1,
  root_cause: 1,
  fix: 0.5,
  prevention: 0.5,
  domain: 0.5,
}

/**
 * The smallest share of the query's weight (inverse document frequency of its words) that the best case must hold. Below it the
 * words that did match are the common ones, and the answer would be unrelated.
 */
const LEAST_COVERAGE = 0.32

/** A case asked for by its id comes first, above what words can reach. */
const EXACT_SCORE = 1000

const document = (one: Case) => ({ ...one, asked_as: one.asked_as.join('\n'), prevention: one.prevention.join('\n') })

/** Builds the index; takes a fraction of a second for some hundred cases. */
export function createSearchIndex({ cases, merged }: Pick<Corpus, 'cases' | 'merged'>): SearchIndex {
  const byId = new Map(cases.map((one) => [one.id, one]))
  const caseOf = (id: string) => byId.get(id) as Case
  const index = new MiniSearch<ReturnType<typeof document>>({ fields: [...FIELDS], processTerm: indexedTerm })
  index.addAll(cases.map(document))
  const frequency = new Map<string, number>()

  const weightOf = (term: string): number => {
    const known = frequency.get(term) ?? index.search(term, { processTerm: (word) => word }).length
    frequency.set(term, known)
    return Math.log(1 + cases.length / (1 + known))
  }

  /** Deterministic order: equal scores by id. */
  const ordered = (results: readonly SearchResult[]) =>
    [...results].sort((a, b) => b.score - a.score || (String(a.id) < String(b.id) ? -1 : 1))

  const termsOf = (query: string) => [
    ...new Set(
      wordsOf(query)
        .map(indexedTerm)
        .filter((term) => term !== null),
    ),
  ]

  /** One word of several proves nothing: it may have been meant quite differently. */
  const covers = (result: SearchResult, terms: readonly string[]) => {
    const held = terms.filter((term) => result.terms.includes(term))
    const weight = (some: readonly string[]) => some.reduce((sum, term) => sum + weightOf(term), 0)
    return held.length >= Math.min(2, terms.length) && weight(held) / weight(terms) >= LEAST_COVERAGE
  }

  const rank = (text: string, filter: (one: Case) => boolean) =>
    ordered(index.search(text, { boost: BOOST, filter: ({ id }) => filter(caseOf(id)) }))

  /** The matched words as the caller wrote them, not as they are indexed. */
  const toHit =
    (query: string) =>
    ({ id, score, queryTerms }: SearchResult): Hit => ({
      one: caseOf(id),
      score: Math.round(score * 1000) / 1000,
      matchedTerms: [...new Set(wordsOf(query))].filter((word) => queryTerms.includes(indexedTerm(word) ?? '')).sort(),
    })

  return {
    search(query, { filter = () => true, limit = 10 } = {}) {
      const id = query.trim()
      const exact = byId.get(merged[id] ?? id)
      const results = rank(query, (one) => one !== exact && filter(one))
      const [best] = results
      const hits = best && covers(best, termsOf(query)) ? results.slice(0, limit).map(toHit(query)) : []
      return exact ? [{ one: exact, score: EXACT_SCORE, matchedTerms: [exact.id] }, ...hits].slice(0, limit) : hits
    },
  }
}
