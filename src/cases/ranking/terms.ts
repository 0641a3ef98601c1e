import type { Case } from '../case.ts'
import { type Reading, readText } from './read-text.ts'
import { conceptsIn, isSearched } from './vocabulary.ts'
import { FIELDS, type Field, WEIGHTS } from './weights.ts'

/** What a text holds: each term with how often, or with what weight, it occurs. */
export type Bag = ReadonlyMap<string, number>

/** Groups of the vocabulary are terms as well, told from words by a mark that no word can hold. */
export const conceptTerm = (name: string) => `#${name}`
export const isConceptTerm = (term: string) => term.startsWith('#')

/** So are everyday words, which are searched but never explained or counted. */
export const commonTerm = (stem: string) => `~${stem}`
export const isCommonTerm = (term: string) => term.startsWith('~')

/** Words and whole identifiers as often as they occur, groups of the vocabulary once. */
export function termsOf(reading: Reading): Bag {
  const terms = new Map<string, number>()
  const add = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  for (const { stem, telling, common } of reading.words)
    if (telling) add(stem)
    else if (common) add(commonTerm(stem))
  for (const word of reading.compounds) add(word.stem)
  for (const { concept } of conceptsIn(reading)) if (isSearched(concept)) terms.set(conceptTerm(concept.name), 1)
  return terms
}

export function fieldText(one: Case, field: Field): string {
  const value = one[field]
  return typeof value === 'string' ? value : value.join('\n')
}

/** A case as it is searched. */
export interface CaseTerms {
  /** All fields together: the sum of field weight times count, which is BM25F's frequency before saturation. */
  readonly body: Bag
  /** Its words alone, so weighted: what BM25 calls the length. */
  readonly length: number
  /** Each of the questions apart: a query resembles one of them rather than all. */
  readonly questions: readonly Bag[]
}

export function caseTerms(one: Case): CaseTerms {
  const body = new Map<string, number>()
  const questions = one.asked_as.map((question) => termsOf(readText(question)))
  for (const field of FIELDS) {
    const texts = field === 'asked_as' ? questions : [termsOf(readText(fieldText(one, field)))]
    for (const terms of texts)
      for (const [term, count] of terms) body.set(term, (body.get(term) ?? 0) + WEIGHTS.fields[field] * count)
  }
  let length = 0
  for (const [term, count] of body) if (!isConceptTerm(term)) length += count
  return { body, length, questions }
}
