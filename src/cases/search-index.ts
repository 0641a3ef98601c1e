import type { Case } from './case.ts'
import type { Corpus } from './load-corpus.ts'
import { createNearestCase, type NearestCase } from './nearest-case.ts'
import { findCandidates } from './ranking/candidates.ts'
import { createCaseIndex } from './ranking/case-index.ts'
import { explain, type Match } from './ranking/explain.ts'
import { understand } from './ranking/query.ts'
import { type Scored, scoreAll } from './ranking/score.ts'
import { fitOf } from './ranking/silence.ts'

/** One hit: the case, its score and why it was found. */
export interface Hit extends Match {
  readonly one: Case
  /** Comparable within one answer only. */
  readonly score: number
}

export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[]
  /** How well the best of them fits, as log odds: what decides between answering and staying silent. */
  readonly fit: number
}

export interface FindOptions {
  readonly filter?: (one: Case) => boolean
  readonly limit?: number
}

export interface KnownWords {
  readonly known: readonly string[]
  readonly unknown: readonly string[]
}

/** An index over all cases, built once. Equal queries give equal answers. */
export interface SearchIndex {
  /** The nearest cases, fitting or not. */
  find(query: string, options?: FindOptions): Found
  /** The nearest cases, at most ten unless said; empty when the best does not fit well enough to be worth paying for. */
  search(query: string, options?: FindOptions): readonly Hit[]
  /** Which words of a query occur in some case and which in none, as written. */
  wordsOf(query: string): KnownWords
  /** For the auditor, which asks thousands of times. */
  nearest: NearestCase
}

/** Below this the search stays silent; docs/retrieval.md has the table of what each value answers and leaves unanswered. */
export const LEAST_FIT = 0.3

/** A case asked for by its id comes first, above what words can reach. */
const EXACT_SCORE = 1000

const EXACT_MATCH = { closeness: 'close', unmatched: [], ideas: [], fields: ['id'] } as const

const rounded = (score: number) => Math.round(score * 1000) / 1000

/** Query -> terms and groups of the vocabulary -> candidates -> scores -> fit. Each step is a file of ranking/. */
export function createSearchIndex({ cases, merged }: Pick<Corpus, 'cases' | 'merged'>): SearchIndex {
  const index = createCaseIndex(cases)
  const byId = new Map(cases.map((one) => [one.id, one]))
  const caseAt = (place: number) => cases[place] as Case

  /** Says how well the best fits before any hit is explained, which costs more than finding it. */
  function look(text: string, { filter = () => true, limit = 10 }: FindOptions = {}) {
    const named = byId.get(merged[text.trim()] ?? text.trim())
    const exact = named && filter(named) ? named : undefined
    const query = understand(index, text)
    const places = findCandidates(index, query, (place) => caseAt(place) !== exact && filter(caseAt(place)))
    const ranked = scoreAll(index, query, places)
    const toHit = ({ place, score }: Scored): Hit => {
      const one = caseAt(place)
      return { one, score: rounded(score), ...explain(index, query, place, one) }
    }
    const fit = fitOf(query, ranked)
    if (!exact) return { fit, hits: () => ranked.slice(0, limit).map(toHit) }
    const others = fit >= LEAST_FIT ? ranked.slice(0, limit - 1).map(toHit) : []
    const asked: Hit = { one: exact, score: EXACT_SCORE, ...EXACT_MATCH, terms: [exact.id] }
    return { fit: Number.POSITIVE_INFINITY, hits: () => [asked, ...others] }
  }

  return {
    find(text, options) {
      const { hits, fit } = look(text, options)
      return { hits: hits(), fit }
    },
    wordsOf(text) {
      const { terms, unknown } = understand(index, text)
      return { known: terms.flatMap(({ telling, written }) => (telling ? written : [])), unknown }
    },
    nearest: createNearestCase(cases, index),
    search(text, options) {
      const { hits, fit } = look(text, options)
      return fit >= LEAST_FIT ? hits() : []
    },
  }
}
