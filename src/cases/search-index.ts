import MiniSearch, { type SearchResult } from 'minisearch'
import type { Case } from './case.ts'
import type { Corpus } from './load-corpus.ts'

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
  /** The case nearest to a text among those that pass, however far; undefined only where none passes. */
  closest(text: string, filter: (one: Case) => boolean): Case | undefined
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

/** Words that carry no subject; a query made of these alone finds nothing. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could did do does doing done ' +
    'for from get gets getting got had has have having he her here him his how i if in into is it its just like made make ' +
    'me more most my no not now of off on one only or other our out over own really same she should so some such than that ' +
    'the their them then there these they this those through to too up us use used using very was we were what when where ' +
    'which while who why will with would you your'
  ).split(' '),
)

/**
 * The smallest share of the query's weight (inverse document frequency of its words) that the best case must hold. Below it the
 * words that did match are the common ones, and the answer would be unrelated.
 */
const LEAST_COVERAGE = 0.32

/** A case asked for by its id comes first, above what words can reach. */
const EXACT_SCORE = 1000

/** Folds the commonest English endings, so that `backups` meets `backup` and `failed` meets `failing`. */
function stem(word: string): string {
  if (word.length < 5) return word.endsWith('s') && word.length > 3 && !word.endsWith('ss') ? word.slice(0, -1) : word
  for (const ending of ['ings', 'ing', 'edly', 'ed', 'ies', 'es', 's', 'ly'])
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, word.length - ending.length)
  return word.endsWith('e') ? word.slice(0, -1) : word
}

const processTerm = (term: string): string | null => {
  const lower = term.toLowerCase()
  return STOP_WORDS.has(lower) || lower.length < 2 ? null : stem(lower)
}

const wordsOf = (query: string) => query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const document = (one: Case) => ({ ...one, asked_as: one.asked_as.join('\n'), prevention: one.prevention.join('\n') })

/** Builds the index; takes a fraction of a second for some hundred cases. */
export function createSearchIndex({ cases, merged }: Pick<Corpus, 'cases' | 'merged'>): SearchIndex {
  const byId = new Map(cases.map((one) => [one.id, one]))
  const caseOf = (id: string) => byId.get(id) as Case
  const index = new MiniSearch<ReturnType<typeof document>>({ fields: [...FIELDS], processTerm })
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
        .map(processTerm)
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
      matchedTerms: [...new Set(wordsOf(query))].filter((word) => queryTerms.includes(processTerm(word) ?? '')).sort(),
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
    closest(text, filter) {
      const [best] = rank(text, filter)
      return best ? caseOf(best.id) : cases.find(filter)
    },
  }
}
