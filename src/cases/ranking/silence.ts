import type { Query } from './query.ts'
import type { Scored } from './score.ts'

/** What speaks for and against answering, each with its weight; together the logarithm of the odds that an answer is right. */
export const FIT_WEIGHTS = {
  base: -10.56,
  /** Words of the query that the best case holds, as a logarithm: one in common, however rare, is chance; four are not. */
  held: 2.08,
  /** Groups of the vocabulary that it holds, likewise. */
  ideas: 0.74,
  /** How far the first result is ahead of the fourth, the best of those that are not sold. */
  lead: 1.86,
  /** Whether the best case holds every word of the query, as it should where only a few are given: "prompt injection". */
  whole: 2.07,
  /** Words of the query, as a logarithm: who was hurt tells more than who is curious. */
  length: 0.75,
  /** Share of the query's words that are known at all. */
  known: 4.84,
  /** Groups that set what is said against what is: "says done, but", "nothing", "silently". */
  contrast: 0.59,
  /** Groups that tell of another kind of question: how something is done, installation, looks. */
  ordinary: -2.07,
} as const

/** Saying it in three ways is as good as in five. */
const MOST_CONTRAST = 3

export type FitPart = keyof typeof FIT_WEIGHTS

export function fitParts(query: Query, ranked: readonly Scored[]): Record<FitPart, number> {
  const [first, , , fourth] = ranked
  return {
    base: 1,
    held: Math.log(1 + (first?.words ?? 0)),
    ideas: Math.log(1 + (first?.ideas ?? 0)),
    lead: (first?.score ?? 0) - (fourth?.score ?? 0),
    whole: first?.words === query.words ? 1 : 0,
    length: Math.log(1 + query.words),
    known: query.knownShare,
    contrast: Math.min(MOST_CONTRAST, query.contrast),
    ordinary: query.ordinary,
  }
}

/** How well the best case fits, as log odds: above 0 an answer is more likely right than not. Minus infinity where nothing was found. */
export function fitOf(query: Query, ranked: readonly Scored[]): number {
  if (ranked.length === 0) return Number.NEGATIVE_INFINITY
  const parts = fitParts(query, ranked)
  return (Object.keys(FIT_WEIGHTS) as FitPart[]).reduce((sum, part) => sum + FIT_WEIGHTS[part] * parts[part], 0)
}
