import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { ACTION_CLASSES } from './action-classes.ts'
import { ACTIONS, type Action, type Case } from './case.ts'
import { compactCase, compactCaseSchema } from './case-view.ts'
import { question } from './search.ts'
import type { SearchIndex } from './search-index.ts'

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
const POOL = 25

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

/** The classes of action that a plan in plain words belongs to, in the fixed order of `ACTIONS`. */
export const recogniseActions = (action: string): Action[] => ACTIONS.filter((id) => PATTERNS.get(id)?.test(action))

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** Share of the smaller set's words that both hold, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return common / Math.max(1, Math.min(a.size, b.size))
}

/** Takes the best case, then always the one that adds most: fit, less what it repeats of those already taken. */
function diverse(cases: readonly Case[]): Case[] {
  const left = cases.map((one, rank) => ({
    one,
    fit: 1 / (1 + rank / POOL),
    words: wordsOf(`${one.title} ${one.symptom}`),
  }))
  const taken: typeof left = []
  while (taken.length < CASES_SHOWN && left.length > 0) {
    const gain = (item: (typeof left)[number]) =>
      item.fit - Math.max(0, ...taken.map((other) => overlap(item.words, other.words)))
    const best = left.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    taken.push(...left.splice(left.indexOf(best), 1))
  }
  return taken.map(({ one }) => one)
}

function checklistOf(cases: readonly Case[]): z.infer<typeof briefAnswer>['checklist'] {
  const lines: { line: string; words: Set<string>; cases: Case[] }[] = []
  for (const one of cases)
    for (const line of one.prevention) {
      const words = wordsOf(line)
      const same = lines.find((other) => overlap(words, other.words) > 0.8)
      if (same) same.cases.push(one)
      else lines.push({ line, words, cases: [one] })
    }
  return lines
    .sort((a, b) => b.cases.length - a.cases.length)
    .map(({ line, cases: [first, ...rest] }) => ({
      line,
      case_ids: [first, ...rest].filter((one) => one !== undefined).map((one) => one.id),
      shows_as: firstSentence(first?.symptom ?? ''),
    }))
}

/** Cases labelled with a recognised class go before equally good ones that are not. */
function fitting(index: SearchIndex, action: string, actions: readonly Action[]): Case[] {
  const hits = index.search(action, { limit: POOL })
  const shared = (one: Case) => one.actions.filter((id) => actions.includes(id)).length
  return hits
    .map((hit) => ({ one: hit.one, weight: hit.score * (1 + 0.25 * Math.min(2, shared(hit.one))) }))
    .sort((a, b) => b.weight - a.weight || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one)
}

/**
 * How this class of action has gone wrong before, and what to make sure of first.
 *
 * @throws ServiceError `no_match` (never charged) when neither a class nor a case fits.
 */
export function brief(index: SearchIndex, input: z.output<typeof briefInput>): z.infer<typeof briefAnswer> {
  const actions = recogniseActions(input.action)
  const cases = diverse(fitting(index, input.action, actions))
  if (cases.length === 0) throw new ServiceError('no_match', { what: 'action' })
  return {
    actions: actions.map((id) => ({ id, definition: ACTION_CLASSES[id].definition })),
    cases: cases.map(compactCase),
    checklist: checklistOf(cases),
  }
}
