import type { Case } from './case.ts'
import type { CaseIndex } from './ranking/case-index.ts'
import { readText } from './ranking/read-text.ts'

/** The case that is nearest to a text among those that pass; undefined only where none passes. */
export type NearestCase = (text: string, filter: (one: Case) => boolean) => Case | undefined

/** A claim is a sentence; what it has beyond so many words it shares with many cases. */
const MOST_TERMS = 16

/**
 * For every claim of an audit a case is looked up, thousands in one long text, so this reads the rarest words only, and neither
 * candidates nor likeness.
 */
export function createNearestCase(cases: readonly Case[], index: CaseIndex): NearestCase {
  const termsOf = (text: string) =>
    [
      ...new Set(
        readText(text)
          .words.filter(({ telling }) => telling)
          .map(({ stem }) => index.terms.of(stem)),
      ),
    ]
      .filter((term) => term >= 0)
      .sort((a, b) => index.rarity(b) - index.rarity(a) || a - b)
      .slice(0, MOST_TERMS)

  return (text, filter) => {
    const scores = new Float64Array(cases.length)
    for (const term of termsOf(text)) {
      const rarity = index.rarity(term)
      index.bodies.each(term, (place, saturated) => {
        scores[place] = (scores[place] as number) + rarity * saturated
      })
    }
    let best: { one: Case; score: number } | undefined
    cases.forEach((one, place) => {
      const score = scores[place] as number
      if ((best === undefined || score > best.score) && filter(one)) best = { one, score }
    })
    return best?.one
  }
}
