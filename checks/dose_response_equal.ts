import type { Check } from './check.ts'
import { has, marks } from './phrases/find.ts'
import type { Mark, Sentence } from './passage.ts'
import { settler } from './settling.ts'

/** A comparative form with "than", or a word of the list. */
function trips(claim: Sentence): readonly Mark[] {
  const equal = marks(claim, 'equal')
  const compares = marks(claim, 'compares').filter((m) => !equal.some((e) => e.from <= m.from && m.to <= e.to))
  if (equal.length > 0 && compares.length > 0) return [...equal.slice(0, 1), ...compares.slice(0, 1)]
  return has(claim, 'arms') && compares.length > 0 ? [...marks(claim, 'arms').slice(0, 1), ...compares.slice(0, 1)] : []
}

export const doseResponseEqual: Check = {
  id: 'dose_response_equal',
  title: 'Equal setting, equal dose',
  question: 'Did each arm really receive the same, or was only the knob at the same place?',
  why: 'The same threshold, budget or dose as set can reach the arms in different amounts: one is cut off, drops out or never sees it. Then the comparison is of doses, not of arms.',
  whatToRun: 'Measure per arm what was really received (tokens used, exposures, attrition, realised dose) and compare at equal received dose, or match the arms on it.',
  trips,
  settledBy: settler({ trips, step: (s) => marks(s, 'realised') }),
}
