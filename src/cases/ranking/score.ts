import type { CaseIndex } from './case-index.ts'
import type { Query } from './query.ts'
import { WEIGHTS } from './weights.ts'

/** A case that was compared with a query. */
export interface Scored {
  readonly place: number
  readonly score: number
  /** How many of the query's words it holds. */
  readonly words: number
  /** How many of the query's groups of the vocabulary it holds. */
  readonly ideas: number
}

/** Compares cases with a query by all of its terms, by their best question, and by the latent space; best first, equal ones by place. */
export function scoreAll(index: CaseIndex, query: Query, places: readonly number[]): Scored[] {
  const weights = new Float64Array(index.terms.size)
  for (const { term, weight } of query.terms) weights[term] = weight
  const total = query.terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const length = Math.sqrt(query.terms.reduce((sum, { weight }) => sum + weight ** 2, 0)) || 1
  const { dims } = index.latent

  const likenessOf = (place: number) => {
    let sum = 0
    for (let k = 0; k < dims; k += 1)
      sum += (query.direction[k] as number) * (index.directions[place * dims + k] as number)
    return sum
  }
  const scoreOf = (place: number): Scored => {
    let body = 0
    let words = 0
    let ideas = 0
    for (const { term, weight, concept, telling } of query.terms) {
      const saturated = index.bodies.weight(term, place)
      body += weight * saturated
      if (saturated > 0 && telling) words += 1
      if (saturated > 0 && concept !== null) ideas += 1
    }
    const score =
      (WEIGHTS.body * body) / total +
      WEIGHTS.question * index.questions.best(place, weights, length) +
      WEIGHTS.latent * likenessOf(place)
    return { place, score, words, ideas }
  }
  return places.map(scoreOf).sort((a, b) => b.score - a.score || a.place - b.place)
}
