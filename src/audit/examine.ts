import { CHECKS } from '../../checks/index.ts'
import type { Check } from '../../checks/check.ts'
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

/** What each check says of each claim of a passage. `evidence` is where settling steps are looked for. */
export function examine(passage: Passage, evidence: Passage = passage): ExaminedClaim[] {
  return passage.sentences
    .filter((s) => s.claim)
    .map((sentence) => ({ sentence, findings: CHECKS.flatMap((check) => findingOf(check, evidence, sentence)) }))
}

function findingOf(check: Check, evidence: Passage, claim: Sentence): Finding[] {
  const matched = check.trips(claim)
  return matched.length === 0 ? [] : [{ check, matched, settledBy: check.settledBy(evidence, claim) }]
}
