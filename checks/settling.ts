import { once } from './once.ts'
import type { Mark, Passage, Sentence } from './passage.ts'
import { marks } from './phrases/find.ts'
import { words, wordsLike } from './word-class.ts'

/** How many sentences away from a claim its settling step may stand. */
const REACH = 7

export interface Settling {
  readonly trips: (claim: Sentence) => readonly Mark[]
  /** The words by which a sentence reports the step. */
  readonly step: (sentence: Sentence) => readonly Mark[]
  /** The same inside the claim itself, where the words of the trap must not count as the step. */
  readonly within?: (claim: Sentence) => readonly Mark[]
  /** Words that report the step only right after the claim, in a sentence that goes on about the same thing. */
  readonly after?: (sentence: Sentence) => readonly Mark[]
  /** A step must name what the claim names, or point back to it: looks are taken at everything, drills and canaries are not. */
  readonly linked?: true
}

/** A step that is negated, planned, asked for or demanded was not taken. */
const taken = (s: Sentence, found: readonly Mark[]): boolean => found.some((m) => !negated(s, m) && !unreal(s, m))

const UNREAL = words('will shall should must would might may could if until unless please plan want hope intend')

const ASKED = words('asked told want need plan decided')

/** "We asked the vendor to plant one": somebody is to do it. */
const isAskedOf = (s: Sentence, step: Mark): boolean =>
  s.tokens[step.from - 1]?.lower === 'to' && ASKED.in(s.tokens, step.from - 6, step.from)

const ENDS_IN_ED = wordsLike(/ed$/)

/** "... and will be read": the step is still to come. */
const unreal = (s: Sentence, step: Mark): boolean =>
  isAskedOf(s, step) || (UNREAL.in(s.tokens, step.from - 3, step.from) && !ENDS_IN_ED.at(s.tokens, step.from - 1))

export function negated(s: Sentence, step: Mark): boolean {
  return marks(s, 'negation').some((n) => n.to <= step.from + 1 && step.from - n.to < 5 && !barrier(s, n.to, step.from))
}

const BARRIERS = new Set([',', ';', ':', '('])
const JOINTS = words('but and')

const barrier = (s: Sentence, from: number, to: number): boolean =>
  JOINTS.in(s.tokens, from, to) || s.tokens.slice(from, to).some((t) => BARRIERS.has(t.text))

/**
 * Finds the sentence that reports the settling step of a claim. A step belongs to one claim, the one that it is most about. Where
 * the claim is no part of the passage, the passage is the evidence for it and every step belongs to it.
 */
export function settler({ trips, step, within = step, after = step, linked }: Settling) {
  const trapsOf = once(trips)
  const trapped = (s: Sentence): boolean => s.claim && trapsOf(s).length > 0
  const told = (s: Sentence, words: Settling['step']): boolean => isTold(s) && taken(s, words(s)) && !trapped(s)
  const isStep = once((s) => told(s, step))
  const isStepFor = (claim: Sentence, s: Sentence): boolean =>
    isTold(s) &&
    belongs(claim, s) &&
    (!linked || isLinked(claim, s)) &&
    (isStep(s) || (goesOnAbout(claim, s) && told(s, after)))
  const nearest = (passage: Passage, claim: Sentence): Sentence | null => {
    let best = NO_STEP
    for (const s of around(passage, claim)) {
      if (s === claim || !isStepFor(claim, s)) continue
      const affinity = affinityOf(claim, s)
      if (affinity > best.affinity && ownedBy(passage, claim, s, affinity, trapped)) best = { s, affinity }
    }
    return best.s
  }
  return (passage: Passage, claim: Sentence): Sentence | null => {
    if (passage.sentences[claim.index] !== claim) return passage.sentences.find(isStep) ?? null
    return taken(claim, within(claim)) ? claim : nearest(passage, claim)
  }
}

const isTold = (s: Sentence): boolean => !s.inQuestion && s.mood === 'stated' && s.kind === 'prose'

const NO_STEP: { s: Sentence | null; affinity: number } = { s: null, affinity: 0 }

const around = (passage: Passage, s: Sentence): readonly Sentence[] =>
  passage.sentences.slice(Math.max(0, s.index - REACH), s.index + REACH + 1)

/**
 * Whether a step can be about a claim at all. The sentence right after a claim goes on from it; what a writer did is told right
 * before or after what came of it; any other step must name something that the claim names, and more the further away it is.
 */
function belongs(claim: Sentence, step: Sentence): boolean {
  const gap = step.index - claim.index
  if ((gap === 1 && !turnsToAnother(step)) || (gap === -1 && (!step.claim || refersBack(claim)))) return true
  return shared(claim, step) >= (Math.abs(gap) > 2 ? 2 : 1)
}

const POINTING = words('it they its their them same those these this that each both every all any none one ones')

/** "We checked the weather" neither names anything that the claim names nor points back. */
const isLinked = (claim: Sentence, step: Sentence): boolean => shared(claim, step) > 0 || POINTING.in(step.tokens)

const REFERRING = words('it they its their same those these')

/** "It flagged nothing", "The same scan ...": goes on about what the sentence before names. */
const refersBack = (s: Sentence): boolean => REFERRING.in(s.tokens, 0, 3)

const goesOnAbout = (claim: Sentence, s: Sentence): boolean =>
  s.index === claim.index + 1 && (refersBack(s) || shared(claim, s) > 0)

const ALSO = words('also too')

/** "Photos, too, ...", "It also renames ...": goes on to another thing, which it may settle for itself. */
const turnsToAnother = (s: Sentence): boolean => s.claim && ALSO.in(s.tokens, 0, 6)

/** No other claim with the same question is closer to the step. */
function ownedBy(
  passage: Passage,
  claim: Sentence,
  step: Sentence,
  affinity: number,
  trapped: (s: Sentence) => boolean,
): boolean {
  return around(passage, step).every(
    (rival) => rival === claim || rival === step || !trapped(rival) || affinityOf(rival, step) <= affinity,
  )
}

/** How much a step is about a claim: nearness, standing after it, and words in common. */
function affinityOf(claim: Sentence, step: Sentence): number {
  const gap = step.index - claim.index
  const nearness = 1 / Math.abs(gap)
  const after = gap > 0 ? 0.3 : 0
  return nearness + after + 0.6 * shared(claim, step)
}

const CONTENT = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM'])
const EMPTY = words(
  'be have do say show get give take go come make same own other more all one two that it run find new use',
)

/** The words of a sentence that say what it is about. */
const contentOf = once((s): ReadonlySet<string> => {
  const content = new Set<string>()
  for (const t of s.tokens) if (CONTENT.has(t.pos) && !EMPTY.has(t.root)) content.add(t.lemma)
  return content
})

export function shared(a: Sentence, b: Sentence): number {
  const words = contentOf(b)
  let common = 0
  for (const word of contentOf(a)) {
    if (words.has(word)) common += 1
    if (common === 2) break
  }
  return common
}
