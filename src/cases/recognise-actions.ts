import { ACTION_CLASSES } from './action-classes.ts'
import { ACTIONS, type Action, type Case } from './case.ts'

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** One pattern a class: its words at word boundaries with the usual endings. */
const PATTERNS = new Map(
  ACTIONS.map((action) => [
    action,
    new RegExp(
      `(?<![\\w-])(?:${ACTION_CLASSES[action].words.map((word) => literal(word).replace(/e$/, 'e?')).join('|')})(?:s|es|d|ed|ing|r|rs)?(?![\\w-])`,
      'i',
    ),
  ]),
)

/** The classes of action that the words of a plan name, in the fixed order of `ACTIONS`. */
export const namedActions = (plan: string): Action[] => ACTIONS.filter((id) => PATTERNS.get(id)?.test(plan))

/** A case that lies near a plan, and how near. */
export interface NearCase {
  readonly one: Case
  readonly score: number
}

const VOTERS = 8
const LEAST_SHARE = 0.5

/** The classes with which at least half of the nearest cases are labelled: what a plan is, though it uses none of the words. */
export function sharedActions(nearest: readonly NearCase[]): Action[] {
  const voters = nearest.slice(0, VOTERS)
  const all = voters.reduce((sum, { score }) => sum + score, 0)
  const share = (action: Action) =>
    voters.reduce((sum, { one, score }) => sum + (one.actions.includes(action) ? score : 0), 0)
  return ACTIONS.filter((action) => all > 0 && share(action) / all >= LEAST_SHARE)
}
