import type { Case } from '../../../src/cases/case.ts'
import type { LabelledQuery } from './queries.ts'

/** Which question of a case is hidden in a fold: another style of asking for each case. */
const hiddenAt = (fold: number, place: number) => (fold + place) % 6

/** The cases as if one question of each had never been thought of. */
export const withoutQuestions = (cases: readonly Case[], fold: number): Case[] =>
  cases.map((one, place) => ({ ...one, asked_as: one.asked_as.filter((_, at) => at !== hiddenAt(fold, place)) }))

/** The hidden questions, as queries for the cases they were thought of for: they share hardly a word with what is left. */
export const hiddenQuestions = (cases: readonly Case[], fold: number): LabelledQuery[] =>
  cases.flatMap((one, place) => {
    const q = one.asked_as[hiddenAt(fold, place)]
    return q === undefined ? [] : [{ id: one.id, kind: 'search', q, relevant: [one.id] }]
  })
