import type { Case } from './case.ts'
import { indexedTerm, wordsOf } from './words.ts'

/** The case that is nearest to a text among those that pass; undefined only where none passes. */
export type NearestCase = (text: string, filter: (one: Case) => boolean) => Case | undefined

interface Posting {
  readonly place: number
  readonly weight: number
}

const textOf = (one: Case) => `${one.title} ${one.symptom} ${one.asked_as.join(' ')} ${one.root_cause}`

const termsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .map(indexedTerm)
      .filter((term) => term !== null),
  )

/**
 * For every claim of an audit a case is looked up, thousands in one long text, which a full-text search is too slow for. Cosine
 * of inverse document frequencies (Salton's tf-idf with binary tf), over postings made once.
 */
export function createNearestCase(cases: readonly Case[]): NearestCase {
  const termSets = cases.map((one) => termsOf(textOf(one)))
  const frequency = new Map<string, number>()
  for (const terms of termSets) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const weightOf = (term: string) => Math.log(1 + cases.length / (frequency.get(term) ?? cases.length))
  const postings = new Map<string, Posting[]>()
  termSets.forEach((terms, place) => {
    const length = Math.hypot(...[...terms].map(weightOf))
    for (const term of terms) {
      const weight = weightOf(term) ** 2 / length
      postings.set(term, [...(postings.get(term) ?? []), { place, weight }])
    }
  })

  return (text, filter) => {
    const scores = new Float64Array(cases.length)
    for (const term of termsOf(text))
      for (const { place, weight } of postings.get(term) ?? []) scores[place] = (scores[place] ?? 0) + weight
    let best: { one: Case; score: number } | undefined
    cases.forEach((one, place) => {
      const score = scores[place] ?? 0
      if ((best === undefined || score > best.score) && filter(one)) best = { one, score }
    })
    return best?.one
  }
}
