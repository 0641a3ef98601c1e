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
const mayConclude = (s: Sentence): boolean =>
  s.mood === 'stated' &&
  s.kind === 'prose' &&
  !hasSettingLabel(s.tokens) &&
  !(s.tokens[0]?.pos === 'VERB' && DOES.at(s.tokens, 0))

/** What it may conclude: of what the writer did a size at most. */
const mayTrip = (s: Sentence, { id }: Check): boolean =>
  !DESCRIPTIVE.has(id) && (id === 'denominator_inflation' || !SUBJECTS.in(s.tokens, 0, OPENING))

/** "We then read it": the writer acts, where one of these stands among so many first words. */
const OPENING = 3

const NONE: readonly Tripped[] = []

function allTrips(s: Sentence): readonly Tripped[] {
  let tripped = NONE
  for (const check of CHECKS) {
    const matched = check.trips(s)
    if (matched.length > 0) tripped = [...tripped, { check, matched }]
  }
  return tripped
}

/** The checks that a sentence trips. What is no claim becomes one by concluding something, and is then asked about all. */
function tripsOf(s: Sentence): readonly Tripped[] {
  if (s.claim) return allTrips(s)
  const concludes = mayConclude(s) && CHECKS.some((check) => mayTrip(s, check) && check.trips(s).length > 0)
  return concludes ? allTrips(s) : NONE
}

/** A step often counts something or says what did not happen; that alone does not put it in question. */
const isInQuestion = (tripped: readonly Tripped[]): boolean =>
  tripped.some(({ check }) => check.id !== 'denominator_inflation' && check.id !== 'positive_control')

const toldOf = (s: Sentence, tripped: readonly Tripped[]): Sentence =>
  tripped.length === 0 ? s : { ...s, claim: true, inQuestion: isInQuestion(tripped) }

/** What each check says of each claim of a passage. `evidence` is where settling steps are looked for: the passage itself, or another. */
export function examine(read: Passage, evidence?: Passage): ExaminedClaim[] {
  const tripped = read.sentences.map(tripsOf)
  const sentences = read.sentences.map((s, i) => toldOf(s, tripped[i] ?? NONE))
  const steps = evidence ?? { sentences }
  return sentences
    .map((sentence, i) => ({
      sentence,
      findings: (tripped[i] ?? NONE).map((t) => ({ ...t, settledBy: t.check.settledBy(steps, sentence) })),
    }))
    .filter(({ sentence }) => sentence.claim)
}
