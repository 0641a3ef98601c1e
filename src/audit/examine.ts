import type { Check } from '../../checks/check.ts'
import { CHECKS } from '../../checks/index.ts'
import type { Mark, Passage, Sentence } from '../../checks/passage.ts'
import { wordsLike } from '../../checks/word-class.ts'
import { hasSettingLabel } from './claims/scene.ts'
import { SUBJECTS } from './claims/words.ts'

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

/** These trip on how a thing behaves and where it stands, which is also told without asserting anything. */
const DESCRIPTIVE: ReadonlySet<string> = new Set(['doc_claims_code', 'stale_cache_read'])

/** "Brings validation for all calls": what a change contains. */
const DOES = wordsLike(/[^s]s$/)

/** A note or a step that still draws what a check asks about: "we moved 840 boxes, that's 840 clients". */
function mayConclude(s: Sentence, { id }: Check): boolean {
  if (s.mood !== 'stated' || s.kind !== 'prose' || hasSettingLabel(s.tokens)) return false
  if (s.tokens[0]?.pos === 'VERB' && DOES.at(s.tokens, 0)) return false
  return !DESCRIPTIVE.has(id) && (id === 'denominator_inflation' || !SUBJECTS.in(s.tokens, 0, OPENING))
}

/** "We then read it": the writer acts, where one of these stands among so many first words. */
const OPENING = 3

const tripsOf = (s: Sentence): Tripped[] =>
  CHECKS.filter((check) => s.claim || mayConclude(s, check))
    .map((check) => ({ check, matched: check.trips(s) }))
    .filter((t) => t.matched.length > 0)

/** A step often counts something or says what did not happen; that alone does not put it in question. */
const isInQuestion = (tripped: readonly Tripped[]): boolean =>
  tripped.some(({ check }) => check.id !== 'denominator_inflation' && check.id !== 'positive_control')

/** What each check says of each claim of a passage. `evidence` is where settling steps are looked for: the passage itself, or another. */
export function examine(read: Passage, evidence?: Passage): ExaminedClaim[] {
  const concluding = read.sentences.map(tripsOf)
  const told = read.sentences.map((s, i) => ({ ...s, claim: s.claim || (concluding[i] ?? []).length > 0 }))
  const tripped = told.map(tripsOf)
  const sentences = told.map((s, i) => ({ ...s, inQuestion: isInQuestion(tripped[i] ?? []) }))
  const steps = evidence ?? { sentences }
  return sentences
    .map((sentence, i) => ({
      sentence,
      findings: (tripped[i] ?? []).map((t) => ({ ...t, settledBy: t.check.settledBy(steps, sentence) })),
    }))
    .filter(({ sentence }) => sentence.claim)
}
