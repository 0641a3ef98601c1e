import type { Case } from './case.ts'
import { overlap, subjectsOf } from './overlap.ts'
import type { NearCase } from './recognise-actions.ts'

/** What a case loses of its fit for repeating one that was taken already, at most. */
const PENALTY = 0.3

/**
 * Takes the case that fits best, then always the one that adds most: its fit, less what it repeats of those taken (maximal
 * marginal relevance, Carbonell and Goldstein 1998).
 */
export function diverse(cases: readonly NearCase[], count: number): Case[] {
  const best = Math.max(...cases.map(({ score }) => score))
  const left = cases.map(({ one, score }) => ({
    one,
    fit: score / best,
    subjects: subjectsOf(`${one.title} ${one.symptom}`),
  }))
  const taken: typeof left = []
  while (taken.length < count && left.length > 0) {
    const gain = ({ fit, subjects }: (typeof left)[number]) =>
      fit - PENALTY * Math.max(0, ...taken.map((other) => overlap(subjects, other.subjects)))
    const next = left.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    taken.push(...left.splice(left.indexOf(next), 1))
  }
  return taken.map(({ one }) => one)
}
