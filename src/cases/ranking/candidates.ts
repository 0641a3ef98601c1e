import type { CaseIndex } from './case-index.ts'
import type { Query } from './query.ts'

/** Postings read for one query at most, so that a search of a hundred thousand cases takes about as long as one of ten thousand. */
const MOST_POSTINGS = 30_000
const MOST_CANDIDATES = 400

/**
 * The cases worth scoring in full: those that hold most of the query's weight by its rarer terms. Common terms are left out only
 * where the postings are too many, which some hundred cases never reach; scoring counts them again.
 */
export function findCandidates(index: CaseIndex, query: Query, accepts: (place: number) => boolean): number[] {
  const scores = new Float32Array(index.size)
  let read = 0
  for (const { term, weight } of query.terms) {
    const frequency = index.bodies.frequency(term)
    if (read > 0 && read + frequency > MOST_POSTINGS) break
    read += frequency
    index.bodies.each(term, (place, saturated) => {
      scores[place] = (scores[place] as number) + weight * saturated
    })
  }
  const found: number[] = []
  scores.forEach((score, place) => {
    if (score > 0 && accepts(place)) found.push(place)
  })
  if (found.length <= MOST_CANDIDATES) return found
  const least = Float32Array.from(found, (place) => scores[place] as number).sort()[found.length - MOST_CANDIDATES] ?? 0
  return found.filter((place) => (scores[place] as number) >= least).slice(0, 2 * MOST_CANDIDATES)
}
