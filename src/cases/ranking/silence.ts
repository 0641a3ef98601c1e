import type { Query } from './query.ts'
import type { Scored } from './score.ts'

/** What speaks for and against answering, each with its weight; together the logarithm of the odds. */
export const FIT_WEIGHTS = {
  base: -13.08,
  /** Share of the query's weight that the best case holds. */
  coverage: 4.38,
  /** How near the best case lies in the latent space. */
  likeness: 4.09,
  /** Share of the query's words that are known at all. */
  known: 5.48,
  /** How far the first result is ahead of the tenth. */
  margin: 0.24,
  /** Logarithm of one more than the number of words: a long query cannot be covered wholly. */
  words: 1.68,
  /** Ways of saying what went wrong, for each word. */
  symptoms: 2.55,
  /** Groups that set what is said against what is: "says done, but", "nothing", "silently". */
  contrast: 0.83,
  /** Groups that tell of another kind of question: how something is done, installation, looks. */
  ordinary: -2.52,
} as const

/** Saying it in three ways is as good as in five. */
const MOST_CONTRAST = 3

export type FitPart = keyof typeof FIT_WEIGHTS

/** An archive of a few cases has too few words in common for a space: there a question lies nowhere, and is as near as it is covered. */
const isPlaced = ({ direction }: Query): boolean => direction.some((part) => part !== 0)

export function fitParts(query: Query, ranked: readonly Scored[]): Record<FitPart, number> {
  const [first] = ranked
  const tenth = ranked[Math.min(9, ranked.length - 1)]
  return {
    base: 1,
    coverage: first?.coverage ?? 0,
    likeness: (isPlaced(query) ? first?.likeness : first?.coverage) ?? 0,
    known: query.knownShare,
    margin: (first?.score ?? 0) - (tenth?.score ?? 0),
    words: Math.log(1 + query.words),
    symptoms: query.symptomShare,
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
