import type { Case } from '../case.ts'
import type { CaseIndex } from './case-index.ts'
import type { Query } from './query.ts'
import { readText } from './read-text.ts'
import { fieldText, termsOf } from './terms.ts'
import { FIELDS, type Field } from './weights.ts'

/** Why a case was found. */
export interface Match {
  /** The caller's words that the case holds in any ending, as written, in alphabetical order. */
  readonly terms: readonly string[]
  /** What caller and case both say, though their words may differ: the rarest first. */
  readonly ideas: readonly string[]
  /** Where words or ideas were found, the most telling first. */
  readonly fields: readonly string[]
}

const MOST_IDEAS = 4

/** The questions are searched and never shown, so their field is named for what it is and not for its content. */
const shownName = (field: Field) => (field === 'asked_as' ? 'questions' : field)

export function explain(index: CaseIndex, query: Query, place: number, one: Case): Match {
  const held = query.terms.filter(({ term }) => index.bodies.weight(term, place) > 0)
  const wanted = new Set(held.map(({ term }) => term))
  const isIn = (field: Field) =>
    [...termsOf(readText(fieldText(one, field))).keys()].some((name) => wanted.has(index.terms.of(name)))
  return {
    terms: [...new Set(held.filter(({ concept }) => concept === null).flatMap(({ written }) => written))].sort(),
    ideas: held.flatMap(({ concept }) => concept ?? []).slice(0, MOST_IDEAS),
    fields: FIELDS.filter(isIn).map(shownName),
  }
}
