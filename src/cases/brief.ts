import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { ACTION_CLASSES } from './action-classes.ts'
import { ACTIONS, type Action, type Case } from './case.ts'
import { compactCase, compactCaseSchema } from './case-view.ts'
import { checklistOf } from './checklist.ts'
import { diverse } from './diverse.ts'
import { planParts } from './plan-parts.ts'
import { type NearCase, namedActions, sharedActions } from './recognise-actions.ts'
import { question } from './search.ts'
import { type Found, LEAST_FIT, type SearchIndex } from './search-index.ts'

export const briefInput = z.strictObject({
  action: question.describe('What is about to be done, in your own words'),
})

export const briefAnswer = z.object({
  actions: z
    .array(z.object({ id: z.enum(ACTIONS), definition: z.string() }))
    .describe('The classes of action recognised'),
  cases: z.array(compactCaseSchema).describe('Up to five ways in which this has gone wrong, unlike each other'),
  checklist: z.array(
    z.object({
      line: z.string().describe('What to do or to make sure of'),
      case_ids: z.array(z.string()).describe('The cases that it comes from'),
      shows_as: z
        .string()
        .describe('What would show that it went wrong: the symptom of the first of these cases, in short'),
    }),
  ),
})

const CASES_SHOWN = 5
const NEAR_A_PART = 5
const POOL = 25
/** A plan says what is wanted and not what went wrong, so where its class is clear a weaker fit is enough. */
const LEAST_FIT_OF_PLAN = -1.5
const CLASS_BONUS = 0.1
const MOST_CLASSES = 2

/** Whether the nearest cases are about such a plan at all. */
const fits = ({ hits, fit }: Found, named: readonly Action[]) =>
  hits.length > 0 && fit >= (named.length > 0 ? LEAST_FIT_OF_PLAN : LEAST_FIT)

/** Cases labelled with a recognised class go before equally near ones that are not. */
const weighed = ({ hits }: Found, actions: readonly Action[]): NearCase[] =>
  hits
    .map(({ one, score }) => {
      const shared = one.actions.filter((id) => actions.includes(id)).length
      return { one, score: score * (1 + CLASS_BONUS * Math.min(MOST_CLASSES, shared)) }
    })
    .sort((a, b) => b.score - a.score || (a.one.id < b.one.id ? -1 : 1))

/** Each part of a compound plan has a case among those shown: where none of its nearest is, its best takes the last place. */
function withEachPart(index: SearchIndex, plan: string, cases: readonly Case[]): Case[] {
  const kept = [...cases]
  const forParts = new Set<Case>()
  for (const part of planParts(plan)) {
    const found = index.find(part, { limit: NEAR_A_PART })
    if (!fits(found, namedActions(part))) continue
    const near = found.hits.map(({ one }) => one)
    const shown = kept.find((one) => near.includes(one) && !forParts.has(one))
    const best = shown ?? near.find((one) => !kept.includes(one))
    if (!best) continue
    if (!shown)
      kept.splice(
        kept.findLastIndex((one) => !forParts.has(one)),
        1,
        best,
      )
    forParts.add(best)
  }
  return kept
}

/**
 * How this class of action has gone wrong before, and what to make sure of first.
 *
 * @throws ServiceError `no_match` (never charged) when the nearest cases are not about such a plan.
 */
export function brief(index: SearchIndex, { action }: z.output<typeof briefInput>): z.infer<typeof briefAnswer> {
  const named = namedActions(action)
  const found = index.find(action, { limit: POOL })
  if (!fits(found, named)) throw new ServiceError('no_match', { what: 'action', ...index.wordsOf(action) })
  const shared = sharedActions(found.hits)
  const actions = ACTIONS.filter((id) => named.includes(id) || shared.includes(id))
  const cases = withEachPart(index, action, diverse(weighed(found, actions), CASES_SHOWN))
  return {
    actions: actions.map((id) => ({ id, definition: ACTION_CLASSES[id].definition })),
    cases: cases.map(compactCase),
    checklist: checklistOf(cases, action),
  }
}
