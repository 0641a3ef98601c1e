import type { Check } from './check.ts'
import { isScope } from './is-scope.ts'
import { isTurnOfAbsence } from './is-turn-of-absence.ts'
import { NO_ABSENCE } from './no-absence.ts'
import { once } from './once.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { covers, distance, has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { speaks, toldBy } from './phrases/told.ts'
import { ownAct, secondAccount } from './second-look.ts'
import { negated, settler } from './settling.ts'
import { words } from './word-class.ts'

const NONE = words('no zero')
const OPENS = new Set([':', ';', ',', '('])
const THING = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB'])

/** "No" at the head of a sentence or after a colon, with a thing behind it and nothing in the present after: a note of absence. */
function barelyAbsent(s: Sentence): Mark[] {
  const at = s.tokens.findIndex((t, i) => NONE.has(t.word) && (i === 0 || OPENS.has(s.tokens[i - 1]?.text ?? '')))
  const next = s.tokens[at + 1]
  if (at < 0 || !next || NO_ABSENCE.has(next.word) || !THING.has(next.pos) || isScope(s, at) || next.code) return []
  return isPresent(s, at + 2) ? [] : [{ from: at, to: at + 2 }]
}

const isPresent = (s: Sentence, from: number): boolean =>
  s.tokens
    .slice(from, from + 6)
    .some((t) =>
      t.pos === 'AUX'
        ? /^(?:is|are|can|does|do|will|has|have)$/.test(t.lower)
        : t.pos === 'VERB' && /[^s]s$/.test(t.lower),
    )

const CONDITION = words('when if unless once whenever')
const MODAL = words('can could may might must should would will shall need needs cost costs cost')
const before = (s: Sentence, m: Mark, words: number) => s.tokens.slice(Math.max(0, m.from - words), m.from)

const NO_THING = words('no nothing none')

/** "No longer", "No, it ...", "exit 0": no word of absence. */
function isIdiom(s: Sentence, m: Mark): boolean {
  if (isTurnOfAbsence(s, m)) return true
  const first = s.tokens[m.from]?.lower ?? ''
  if (first === '0') return /^(?:exit|exited|code|status|returned|with)$/.test(s.tokens[m.from - 1]?.lower ?? '')
  if (m.to - m.from === 2 && /^(?:is|are)$/.test(first)) return true
  return s.tokens[m.to]?.pos === 'NOUN' && OF_KIND.at(s.tokens, m.to - 1)
}

const OF_KIND = words('silent quiet empty absent negative clean')

const SEEN =
  /^(?:found|seen|left|lost|gone|detected|observed|known|missing|broken|visible|measured|noticed|shown|affected|harmed|damaged|flagged)$/

/** "Nothing is charged for an error": how it is at any time, and not what was looked for in vain. */
const isRule = (s: Sentence, m: Mark): boolean => {
  if (!/^(?:no|nothing|nobody|none)$/.test(s.tokens[m.from]?.lower ?? '')) return false
  const be = s.tokens.findIndex((t, i) => i > m.from && i <= m.to && /^(?:is|are|gets?)$/.test(t.lower))
  const participle = s.tokens.slice(be + 1, be + 4).find((t) => t.pos === 'VERB')
  return (
    be > 0 && participle !== undefined && /(?:ed|en|wn|ught|nt)$/.test(participle.lower) && !SEEN.test(participle.lower)
  )
}

const AIM = words('ensure ensures sure guarantee guarantees hoped hope wanted expected')
const LIKING = words('like want expect need intend mean')
/** "To make sure that there are no leaks", "we hoped for it, but that did not happen": wished for. */
const isAimedAt = (s: Sentence, m: Mark): boolean =>
  AIM.in(s.tokens, m.from - 12, m.from) ||
  LIKING.in(s.tokens, m.from, m.to) ||
  before(s, m, 1).some((t) => t.lower === 'with' && s.tokens[m.to]?.lower === 'of')

/** "Nobody can get lost", "it should give nothing", "if none was found": not what was seen. */
function isSupposed(s: Sentence, m: Mark): boolean {
  if (isRule(s, m) || isAimedAt(s, m)) return true
  if (before(s, m, 4).some((t) => CONDITION.has(t.word)) || before(s, m, 2).some((t) => MODAL.has(t.word))) return true
  const rest = s.tokens.slice(m.from, m.to + 3)
  return (
    /^(?:no|nobody|nothing|none)$/.test(rest[0]?.lower ?? '') &&
    rest.some((t) => /^(?:can|may|might|must|should|will|shall|needed|required|necessary|until)$/.test(t.lower))
  )
}

/** What a text or its digest says is absent is no silence of an instrument. */
const isTold = (s: Sentence): boolean =>
  (['digest', 'document'] as const).some((source) => toldBy(s, source).length > 0 || speaks(s, source, 6).length > 0)

const trips = (claim: Sentence): readonly Mark[] =>
  has(claim, 'fault', 'exposed')
    ? []
    : unlessTold(
        claim,
        absences(claim).filter((m) => !isIdiom(claim, m) && !isSupposed(claim, m)),
      )

const unlessTold = (s: Sentence, found: readonly Mark[]): readonly Mark[] =>
  found.length === 0 || isTold(s) ? [] : found

const absences = (claim: Sentence): Mark[] => [...marks(claim, 'absent'), ...barelyAbsent(claim), ...noneDid(claim)]

/** A name from its "no" or "neither" to its verb. */
const OF_A_NAME = /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM|ADP|PART)$/
const LONGEST_NAME = 7

const isPastVerb = (t: Token): boolean =>
  t.pos === 'VERB' && t.lower !== t.lemma && !/(?:ing|[^s]s)$/.test(t.lower) && !NO_RESULT.has(t.root)

/** "No customer decided", "no file changed": people's choices and one's own edits. */
const NO_RESULT = words(
  'change add need require want decide choose ask know think leave have say use make plan attach follow run start work pass try get go come take',
)

/** "No unit overheated", "not one import was rejected", "neither ever leaked a name": none of those looked at did it. */
function noneDid(s: Sentence): Mark[] {
  for (let i = NONE_OF.find(s.tokens); i >= 0; i = NONE_OF.find(s.tokens, i + 1)) {
    if (!startsNone(s, i) || NO_ABSENCE.at(s.tokens, i + 1)) continue
    const end = s.tokens.findIndex((u, k) => k > i && (k - i > LONGEST_NAME || !OF_A_NAME.test(u.pos)))
    const verb = s.tokens.slice(end, end + 4).find((u) => !/^(?:AUX|ADV|PART)$/.test(u.pos))
    if (end > i + 1 && verb && isPastVerb(verb)) return [{ from: i, to: end + 1 }]
  }
  return []
}

const NONE_OF = words('no neither none zero not')

const startsNone = (s: Sentence, i: number): boolean => {
  const [word, next] = [s.tokens[i]?.lower ?? '', s.tokens[i + 1]?.lower ?? '']
  const subject =
    i === 0 ||
    /^[,;:(–—]$/.test(s.tokens[i - 1]?.text ?? '') ||
    /^(?:and|but|so|that|where)$/.test(s.tokens[i - 1]?.lower ?? '') ||
    i < 6
  return subject && (/^(?:no|neither|none|zero)$/.test(word) || (word === 'not' && /^(?:one|a)$/.test(next)))
}

/** How far the instrument's answer may stand from what was put before it. */
const ANSWER = 14

/** A thing known to be there, which the instrument did report. */
const trapOf = once(trips)
const step = (s: Sentence): readonly Mark[] => [
  ...marks(s, 'known-positive').filter((known) =>
    marks(s, 'fired').some(
      (f) => distance(known, f) <= ANSWER && !covers(f, known) && !negated(s, f) && !NO_THING.at(s.tokens, f.to),
    ),
  ),
  ...marks(s, 'sensitivity'),
]

/** "... pushed a crate past that scanner, and the buzzer went off": right after the claim, the same instrument spoke. */
const after = (s: Sentence): readonly Mark[] => [
  ...step(s),
  ...(trapOf(s).length > 0 || has(s, 'fault')
    ? []
    : marks(s, 'fired').filter((m) => !negated(s, m) && isPastVerbAt(s, m))),
]
const isPastVerbAt = (s: Sentence, m: Mark): boolean => s.tokens.slice(m.from, m.to).some(isPastVerb)

const COUNTER = words('but whereas while against')

/** "No stutter in fullscreen, but one a second in a window": the same instrument spoke of the other case. */
function contrast(s: Sentence): Mark[] {
  const from = Math.max(...trapOf(s).map((m) => m.to))
  const at = COUNTER.find(s.tokens, from)
  const rest = s.tokens.slice(at + 1)
  return at > 0 && rest.some(isNumber) && !NOT_SHOWN.in(rest) ? [{ from: at, to: at + 2 }] : []
}

const NOT_SHOWN = words('only not no never yet i we', /^n['’]t$/)

const within = (s: Sentence): readonly Mark[] => [
  ...step(s),
  ...contrast(s),
  ...ownAct(s),
  ...secondAccount(s, trapOf(s), 'stop'),
]

export const positiveControl: Check = {
  id: 'positive_control',
  title: 'Positive control',
  question: 'Would this instrument have spoken if there had been something to find?',
  why: 'Silence has two causes: nothing was there, or the instrument cannot see it. An instrument that never fired on a known positive does not tell them apart.',
  whatToRun:
    'Plant a known positive (a seeded fault, a canary, an injected signal of the smallest size that matters) where the instrument looks, and show that it is reported. For a null effect, state the power for the smallest effect that would matter.',
  trips: trapOf,
  settledBy: settler({ trips: trapOf, step, within, after }),
}
