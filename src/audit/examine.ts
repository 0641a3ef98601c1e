import type { Check } from '../../checks/check.ts'
import { CHECKS } from '../../checks/index.ts'
import type { Mark, Passage, Sentence } from '../../checks/passage.ts'

export interface Finding {
  readonly check: Check
  readonly matched: readonly Mark[]
  readonly settledBy: Sentence | null
}

export interface ExaminedClaim {
  readonly sentence: Sentence
  readonly findings: readonly Finding[]
}

interface Tripped {
  readonly check: Check
  readonly matched: readonly Mark[]
}

const tripsOf = (s: Sentence): Tripped[] =>
  s.claim ? CHECKS.map((check) => ({ check, matched: check.trips(s) })).filter((t) => t.matched.length > 0) : []

/** A step often counts something or says what did not happen; that alone does not put it in question. */
const isInQuestion = (tripped: readonly Tripped[]): boolean =>
  tripped.some(({ check }) => check.id !== 'denominator_inflation' && check.id !== 'positive_control')

/** What each check says of each claim of a passage. `evidence` is where settling steps are looked for: the passage itself, or another. */
export function examine(read: Passage, evidence?: Passage): ExaminedClaim[] {
  const tripped = read.sentences.map(tripsOf)
  const sentences = read.sentences.map((s, i) => ({ ...s, inQuestion: isInQuestion(tripped[i] ?? []) }))
  const steps = evidence ?? { sentences }
  return sentences
    .map((sentence, i) => ({
      sentence,
      findings: (tripped[i] ?? []).map((t) => ({ ...t, settledBy: t.check.settledBy(steps, sentence) })),
    }))
    .filter(({ sentence }) => sentence.claim)
}
