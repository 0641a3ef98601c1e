import type { Token } from '../../../checks/passage.ts'
import { finiteAt, verbAt } from './verbs.ts'
import { IRREGULAR } from './words.ts'

const SAME_IN_PAST =
  /^(?:set|put|cut|cost|read|let|hit|spread|shut|split|quit|lead|swarm|favou?r|quote|sort|mind|cluster|book|shield|guard|mask)$/

const PAST_HELPERS = new Set(['was', 'were', 'had', 'did'])

const isPastForm = (word: string): boolean => word.endsWith('ed') || (IRREGULAR.has(word) && !SAME_IN_PAST.test(word))

/** Whether a sentence tells of something past. */
export const isPast = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => PAST_HELPERS.has(t.lower) || (isPastForm(t.lower) && verbAt(tokens, i)))

/** Whether its verbs are in the past, participles after "is" and "are" set aside. */
export const isToldInPast = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (t, i) =>
      PAST_HELPERS.has(t.lower) ||
      (isPastForm(t.lower) &&
        finiteAt(tokens, i) &&
        !tokens.slice(Math.max(0, i - 4), i).some((b) => BE_PRESENT.test(b.lower))),
  )

const BE_PRESENT = /^(?:is|are|be|being|been|am|gets?|has|have)$/
