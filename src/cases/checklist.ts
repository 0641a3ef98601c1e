import type { Case } from './case.ts'
import { firstSentences } from './first-sentences.ts'
import { overlap, subjectsOf } from './overlap.ts'

/** One thing to make sure of, and the cases that taught it. */
export interface ChecklistLine {
  readonly line: string
  readonly case_ids: string[]
  /** What would show that it went wrong. */
  readonly shows_as: string
}

/** Two preventions that share so much of the shorter one's words say the same. */
const SAME = 0.65
const MOST_LINES = 12
const MOST_CHARACTERS = 140

/**
 * The preventions of cases, those that say the same merged into the shorter wording. First what several cases teach, then what
 * is nearest to the plan, then by the order of the cases.
 */
export function checklistOf(cases: readonly Case[], plan: string): ChecklistLine[] {
  const merged: { line: string; subjects: ReadonlySet<string>; from: Case[] }[] = []
  for (const one of cases)
    for (const line of one.prevention) {
      const subjects = subjectsOf(line)
      const same = merged.find((other) => overlap(subjects, other.subjects) >= SAME)
      if (!same) merged.push({ line, subjects, from: [one] })
      else if (!same.from.includes(one)) same.from.push(one)
    }
  const planned = subjectsOf(plan)
  return merged
    .map((item, order) => ({ ...item, order, near: overlap(item.subjects, planned) }))
    .sort((a, b) => b.from.length - a.from.length || b.near - a.near || a.order - b.order)
    .slice(0, MOST_LINES)
    .map(({ line, from }) => ({
      line,
      case_ids: from.map((one) => one.id),
      shows_as: firstSentences(from[0]?.symptom ?? '', 2, MOST_CHARACTERS),
    }))
}
