import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { covers, distance, has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { speaks, toldBy } from './phrases/told.ts'
import { ownAct, secondAccount } from './second-look.ts'
import { negated, settler } from './settling.ts'
import { words } from './word-class.ts'

const NO_ABSENCE = words(
  'longer less doubt need matter sooner more other fewer way wonder breaking idea choice reason point plan use question objection objections comment thanks action limit such charge smoking parking entry access refund refunds guarantee warranty exceptions entrance admission cover fee obligation hurry rush worries problem',
)
/** "No new features", "no account, no key": what a change or a thing comes without, and nothing that was looked for. */
const SCOPE = words(
  'deploy deployment rollout change changes feature features dependency dependencies guarantee guarantees support configuration config footprint install installation account accounts key keys api apis option options flag flags argument arguments setup build code tracking ads ad cookies telemetry signup sign-up login registration subscription server servers state schema migration refactor functionality file files block path limit conversion heap-profiling profiling stdout docs documentation network wallet card token tokens trial password secrets-manager',
)
const MEASURED = words('in of between since from after over at across on to for')
const SCOPE_WITHIN = 5

function isScope(s: Sentence, no: number): boolean {
  const at = SCOPE.find(s.tokens, no + 1, no + SCOPE_WITHIN)
  if (at < 0 || s.tokens.slice(no + 1, at).some((t) => !/^(?:ADJ|NOUN|PROPN|ADV|CCONJ)$/.test(t.pos) && !t.code)) return false
  return !(/^changes?$/.test(s.tokens[at]?.lower ?? '') && MEASURED.at(s.tokens, at + 1))
}

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

const THAT = words('that whether how why')
const NO_THING = words('no nothing none')
const NO_MORE = words(', but more reason about')

/** "No longer", "No, it ...", "exit 0": no word of absence. */
function isIdiom(s: Sentence, m: Mark): boolean {
  if (isTurn(s, m)) return true
  const first = s.tokens[m.from]?.lower ?? ''
  if (first === '0') return /^(?:exit|exited|code|status|returned|with)$/.test(s.tokens[m.from - 1]?.lower ?? '')
  if (m.to - m.from === 2 && /^(?:is|are)$/.test(first)) return true
  return s.tokens[m.to]?.pos === 'NOUN' && OF_KIND.at(s.tokens, m.to - 1)
}

/** "Found no way in", "find no other caller": looked for. */
const SOUGHT = words('find')
const OF_KIND = words('silent quiet empty absent negative clean')

/** "Nothing but", "no reason", "not reported by two of them", "divide by zero": turns in which nothing is missing. */
/** "No big deal", "why we saw no alert", "unable to reproduce the paper's figures", "not the same as": no silence of an instrument. */
function isOtherNo(s: Sentence, m: Mark): boolean {
  if (WHY.in(s.tokens, m.from - 6, m.from)) return true
  const rest = s.tokens.slice(m.from, m.to + 6)
  if (rest.some((t) => t.root.text === 'reproduce') && PUBLISHED.in(s.tokens, m.from, m.to + 8)) return true
  if (SAME.in(s.tokens, m.from, m.to)) return DENIED.in(s.tokens, m.from, m.to) || SETUP.in(s.tokens)
  return DEAL.at(s.tokens, m.to)
}
const WHY = words('why how')
const PUBLISHED = words('result results number numbers score scores accuracy figure figures claim claims paper experiment experiments performance table')
const SAME = words('same')
const DENIED = words('not', /^n['’]t$/)
const SETUP = words('setting settings hyperparameter hyperparameters setup config configuration parameters options')
const DEAL = words('deal')

function isTurn(s: Sentence, m: Mark): boolean {
  if (isOtherNo(s, m)) return true
  if (isLeft(s, m) || isQuoted(s, m) || isGiven(s, m)) return true
  if (NO_THING.at(s.tokens, m.from) && NO_MORE.at(s.tokens, m.from + 1)) return true
  if (s.tokens[m.from]?.lower === 'nothing' && THAT.at(s.tokens, m.to)) return true
  const no = NONE.find(s.tokens, m.from, m.to)
  if (no >= 0 && !SOUGHT.has(s.tokens[no - 1]?.root) && NO_ABSENCE.at(s.tokens, no + 1)) return true
  if (s.tokens[m.to]?.lower === 'by' && s.tokens[m.to - 1]?.lower === 'reported') return true
  return s.tokens[m.from]?.lower === 'zero' && s.tokens[m.from - 1]?.lower === 'by'
}

const LEAVING = words('leaving')
const BE_LEFT = words('is are was were been')
const AT_ONCE = words('immediately yet always fully directly obviously')
const COST = words('charge cost an')
const UNTIL = words('until till')
/** "Leaving the rows intact", "free of charge", "nobody notices until Monday": what is done, or how long it lasts. */
const isLeft = (s: Sentence, m: Mark): boolean =>
  LEAVING.at(s.tokens, m.from) ||
  (s.tokens[m.from]?.lower === 'left' && BE_LEFT.at(s.tokens, m.from - 1)) ||
  AT_ONCE.in(s.tokens, m.from, m.to) ||
  (s.tokens[m.from]?.lower === 'free' && COST.at(s.tokens, m.to)) ||
  (NOBODY.at(s.tokens, m.from) && UNTIL.in(s.tokens, m.to))
const NOBODY = words('nobody no')

const QUOTE = /^["“”]$/
const OF_OTHERS = words('says say said prints printed reads flagged logged message')
/** "... says: "no run was found"": what something says of itself is quoted, and not found by the writer. */
const isQuoted = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(0, m.from).filter((t) => QUOTE.test(t.text)).length % 2 === 1 && OF_OTHERS.in(s.tokens, 0, m.from)

const GIVEN = words('given specified set defined provided supplied passed')
const NO = words('no none neither')
/** "When no limit has been specified", "no flag given", "neither file is imported": how a thing is set up. */
const isGiven = (s: Sentence, m: Mark): boolean => {
  const no = NO.find(s.tokens, m.from, m.to)
  return no >= 0 && (GIVEN.in(s.tokens, no + 1, no + 8) || isScope(s, no))
}

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
  AIM.in(s.tokens, m.from - 12, m.from) || LIKING.in(s.tokens, m.from, m.to) || before(s, m, 1).some((t) => t.lower === 'with' && s.tokens[m.to]?.lower === 'of')

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
