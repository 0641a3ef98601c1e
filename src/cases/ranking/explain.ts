import type { Case } from '../case.ts'
import type { CaseIndex } from './case-index.ts'
import type { Query, QueryTerm } from './query.ts'
import { readText } from './read-text.ts'
import { fieldText, termsOf } from './terms.ts'
import { FIELDS, type Field } from './weights.ts'

/** How much of what a query asks a case holds: see `closenessOf`. */
export const CLOSENESS = ['close', 'related', 'loose'] as const
export type Closeness = (typeof CLOSENESS)[number]

/** Why a case was found. */
export interface Match {
  readonly closeness: Closeness
  /** The caller's words that the case holds in any ending, as written, in alphabetical order. */
  readonly terms: readonly string[]
  /** The caller's words that it holds neither so nor said otherwise, the rarest first. */
  readonly unmatched: readonly string[]
  /** What caller and case both say, though their words may differ, as far as it decided: the rarest first. */
  readonly ideas: readonly string[]
  /** Where words or ideas were found, the most telling first. */
  readonly fields: readonly string[]
}

const MOST_IDEAS = 4
const MOST_UNMATCHED = 6
/** An idea decided where at least this share of what the words and ideas scored is its own. */
const DECISIVE = 0.12
const CLOSE = 0.6
const RELATED = 0.35

/** The questions are searched and never shown, so their field is named for what it is and not for its content. */
const shownName = (field: Field) => (field === 'asked_as' ? 'questions' : field)

/** Everyday words have a share in the score, but say nothing of why a case fits. */
const isCounted = ({ telling, concept }: QueryTerm) => telling || concept !== null

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** Of all that the query asks by words and ideas, each by its weight, the share that the case holds; an unknown word is not held. */
function closenessOf(index: CaseIndex, query: Query, held: readonly QueryTerm[]): Closeness {
  const asked =
    sum(query.terms.filter(isCounted).map(({ weight }) => weight)) + query.unknown.length * Math.log(1 + index.size)
  const share = sum(held.map(({ weight }) => weight)) / Math.max(asked, 1e-9)
  if (share >= CLOSE) return 'close'
  return share >= RELATED ? 'related' : 'loose'
}

function unmatchedWords(query: Query, held: readonly QueryTerm[]): string[] {
  const said = new Set(held.flatMap(({ written }) => written.flatMap((phrase) => phrase.split(' '))))
  const lacking = query.terms.filter((term) => term.telling && !held.includes(term))
  const words = [...query.unknown, ...lacking.flatMap(({ written }) => written)]
  return [...new Set(words)].filter((word) => !said.has(word)).slice(0, MOST_UNMATCHED)
}

export function explain(index: CaseIndex, query: Query, place: number, one: Case): Match {
  const held = query.terms.filter((term) => isCounted(term) && index.bodies.weight(term.term, place) > 0)
  const wanted = new Set(held.map(({ term }) => term))
  const isIn = (field: Field) =>
    [...termsOf(readText(fieldText(one, field))).keys()].some((name) => wanted.has(index.terms.of(name)))
  const scored = ({ term, weight }: QueryTerm) => weight * index.bodies.weight(term, place)
  const decisive = DECISIVE * sum(held.map(scored))
  return {
    closeness: closenessOf(index, query, held),
    terms: [...new Set(held.filter(({ telling }) => telling).flatMap(({ written }) => written))].sort(),
    unmatched: unmatchedWords(query, held),
    ideas: held
      .filter((term) => scored(term) >= decisive)
      .flatMap(({ concept }) => concept ?? [])
      .slice(0, MOST_IDEAS),
    fields: FIELDS.filter(isIn).map(shownName),
  }
}
