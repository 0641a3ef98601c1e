import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks, near } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { speaks, toldBy } from './phrases/told.ts'
import { OPEN_STILL, secondAccount } from './second-look.ts'
import { settler } from './settling.ts'
import { words } from './word-class.ts'

const NEGATIVE = words("not never no nothing neither none hardly n't")

/** Marks without a "not" among or just before their words. */
const affirmed = (s: Sentence, concept: 'is-protected' | 'plainly-protected' | 'does-its-work'): Mark[] =>
  marks(s, concept).filter((m) => !NEGATIVE.in(s.tokens, m.from - 4, m.to))

/** "Nobody can tell": ignorance, not safety. */
const IGNORANCE = words(
  'detect tell say know see explain remember be help afford expect understand deny guess find read',
)

/** What one wants to be rid of: that a thing will not be shown or installed is no safety. */
const BAD = words(
  'again anymore wipe do happen recur occur repeat return lose lost fail break broken leak overflow crash hang hung stall corrupt overwrite overwritten exceed miss missed slip unnoticed unseen stuck hurt harm damage touch escape flood block double duplicate twice stale breach hack hacked steal stolen delete deleted forge forged tamper tampered through reach pass drift pile grow out collide clash deadlock race starve spread wrong bad late behind worry worse risk danger problem issue trouble past past by away enter charge charged billed bother stop drop dropped leave go get kill burn freeze tip overheat overrun overshoot run fall open opened drag take turn fill drown swamp matter affect skew cost bring stray wander exhaust block overload',
)
const ALMOST = words('almost nearly practically which')
const ONESELF = words('me us you')
const BAD_WITHIN = 4

const NOBODY = words('nobody')
const ANY_FUTURE = words('will would wo can could ca cannot never longer')
const isOfBad = (s: Sentence, m: Mark): boolean =>
  !ANY_FUTURE.in(s.tokens, m.from, m.from + 2) ||
  (NOBODY.at(s.tokens, m.from) && has(s, 'mechanism')) ||
  s.tokens.slice(m.from, m.to + BAD_WITHIN).some((t) => BAD.has(t.word) || BAD.has(t.root))

const nevers = (s: Sentence): Mark[] =>
  marks(s, 'cannot-happen').filter((m) => {
    if (s.tokens[m.from - 1]?.lower === 'there') return false
    if (ALMOST.in(s.tokens, m.from - 1, m.to) || ONESELF.at(s.tokens, m.to)) return false
    if (!isOfBad(s, m) || has(s, 'exposed')) return false
    const can = s.tokens.findIndex((t, i) => i >= m.from && i < m.to && /^(?:can|could)$/.test(t.lower))
    return !(
      /^(?:nobody|no|nothing)$/.test(s.tokens[m.from]?.lower ?? '') &&
      can >= 0 &&
      IGNORANCE.has(s.tokens[can + 1]?.word)
    )
  })

/** "Bad blocks", "the bus bars": a thing and no deed; "the breaker stops a slow service" has an object. */
const isDeed = (s: Sentence, m: Mark): boolean => !isName(s, m) && isDone(s, m)

const THOUGH = words('though although while')
/** "Even though the test mail works, ...": granted, and not what is concluded. */
const isConceded = (s: Sentence, m: Mark): boolean => {
  const at = THOUGH.find(s.tokens, m.from - 7, m.from)
  return at >= 0 && s.tokens.slice(m.to).some((t) => t.text === ',')
}

const IS_A = words('is are was were')
const NOBODY_DOES = words('nothing nobody none')
const NO_DEED_AFTER = words('no zero two three four five to a an the his her their our its my not')
/** "Zero restarts", "two guards", "functions to prevent": counted, owned or only aimed at. */
const isName = (s: Sentence, m: Mark): boolean =>
  isConceded(s, m) ||
  /^keeps? on$/.test(`${s.tokens[m.from]?.lower} ${s.tokens[m.from + 1]?.lower}`) ||
  NEGATIVE.at(s.tokens, m.to) ||
  NOBODY_DOES.at(s.tokens, m.from - 1) ||
  (m.to - m.from === 1 && IS_A.at(s.tokens, m.from - 1)) ||
  NO_DEED_AFTER.at(s.tokens, m.from - 1) ||
  (s.tokens[m.to - 1]?.lower === 'works' && s.tokens[m.to]?.lower === 'with')

const isDone = (s: Sentence, m: Mark): boolean =>
  m.to - m.from > 1 ||
  /^(?:DET|PRON)$/.test(s.tokens[m.to]?.pos ?? '') ||
  !(s.tokens[m.from]?.pos === 'NOUN' && /^(?:ADJ|NOUN|DET|NUM)$/.test(s.tokens[m.from - 1]?.pos ?? ''))

/** "With the same limit, the image handles": past a comma another subject begins. */
const isOneSubject = (s: Sentence, one: Mark, other: Mark): boolean =>
  !s.tokens
    .slice(one.to, other.from)
    .some(
      (t, i, between) =>
        t.text === ',' &&
        /^(?:DET|PRON)$/.test(between[i + 1]?.pos ?? '') &&
        !/^(?:which|that|who)$/.test(between[i + 1]?.lower ?? ''),
    )

/** "Holds 200,000 lines", "handles 30% more": how much, and not against what. */
const isMeasured = (s: Sentence, m: Mark): boolean => s.tokens.slice(m.to, m.to + 2).some(isNumber)

/** Pairs of a guard and what it does, without those whose doing is a thing, a measure or another subject's. */
const doings = (s: Sentence, pairs: readonly Mark[]): Mark[] =>
  pairs.filter((m, i) => {
    const [guard, deed] = i % 2 === 0 ? [m, pairs[i + 1] ?? m] : [pairs[i - 1] ?? m, m]
    return isDeed(s, deed) && !isMeasured(s, deed) && isOneSubject(s, guard, deed)
  })

/** A guard that guards, or is said to do what it is there for. */
const guards = (s: Sentence): Mark[] => [
  ...doings(s, follows(s, 'mechanism', 'protects', 7)),
  ...doings(s, follows(s, 'loose-mechanism', 'protects', 4)),
  ...(affirmed(s, 'does-its-work').length > 0 ? doings(s, follows(s, 'mechanism', 'does-its-work', 4)) : []),
]

const isPair = (found: readonly Mark[]): boolean => found.length > 1

/** Something bad is said to be over or impossible, and a reason is given for it. */
const closedOff = (s: Sentence): readonly Mark[] => {
  const never = nevers(s)
  if (never.length > 0 && has(s, 'in-place', 'therefore', 'owing-to')) return never
  return marks(s, 'cannot-pass')
}

/** Something is handled by, thanks to, or from now on. */
function handled(s: Sentence): readonly Mark[] {
  const sure = affirmed(s, 'plainly-protected')
  if (sure.length > 0) return sure
  const guarded = affirmed(s, 'is-protected').filter((m) => isGuarded(s, m) && !isCase(s, m))
  if (guarded.length === 0) return []
  if (has(s, 'in-place', 'blanket') || follows(s, 'is-protected', 'agent', 2).length > 0) return guarded
  return near(s, 'is-protected', 'loose-mechanism', 14)
}

/** What is also done to any option, file or page, and guards it only where a guard does it. */
const PLAIN = words(
  'removed forwarded skipped stopped dropped stored logged collected stripped promoted restarted guaranteed resumed renewed verified redacted captured checked',
)
const AHEAD = words('before ahead every each any all automatically')

/** "... when such gates are supervised": the case that is spoken of, and not what is said of it. */
const isCase = (s: Sentence, m: Mark): boolean => {
  const at = IN_CASE.find(s.tokens, m.from - 8, m.from)
  return at >= 0 && !s.tokens.slice(at, m.from).some((t) => t.text === ',')
}

const isGuarded = (s: Sentence, m: Mark): boolean =>
  !PLAIN.at(s.tokens, m.to - 1) ||
  has(s, 'mechanism') ||
  AHEAD.in(s.tokens, m.from - 6) ||
  (s.tokens[m.to]?.lower === 'by' && marks(s, 'loose-mechanism').some((by) => by.from > m.to && by.from < m.to + 6))

const MERE_RULE = /^(?:reject|refuse|cap|limit|handle|avoid|shut|stop|bar|allow|idempotent)$/

/** "The manual says that empty strings are refused": a document's word on what a thing accepts, with no guard named. */
const isMereRule = (s: Sentence, found: readonly Mark[]): boolean =>
  found.some((m) => s.tokens.slice(m.from, m.to).some((t) => MERE_RULE.test(t.lemma))) && isTold(s)

const isTold = (s: Sentence): boolean => toldBy(s, 'document').length > 0 || speaks(s, 'document', 6).length > 0

function trips(claim: Sentence): readonly Mark[] {
  if (has(claim, 'exposed')) return []
  const mended = marks(claim, 'mended').filter((m) => !NEGATIVE.in(claim.tokens, m.from - 3, m.to))
  if (mended.length > 0 && !isTold(claim)) return mended
  const found = protections(claim)
  return found.length > 0 && isMereRule(claim, found) ? [] : found
}

/** "Useful type guards such as", "two guards": the plural of a thing. */
const isTaggedDeed = (s: Sentence, m: Mark): boolean =>
  m.to - m.from > 1 ||
  s.tokens[m.from]?.pos === 'VERB' ||
  !/^(?:NOUN|ADJ|NUM|PROPN)$/.test(s.tokens[m.from - 1]?.pos ?? '') ||
  (/^(?:DET|PRON|ADJ|NOUN|PROPN|ADP)$/.test(s.tokens[m.to]?.pos ?? '') && s.tokens[m.to]?.lower !== 'such')

const IN_CASE = words('if when should whenever')

/** Ways to say it: a guard guards, something cannot happen any more, something is guarded. */
function protections(claim: Sentence): readonly Mark[] {
  const guarding = guards(claim)
  if (isPair(guarding)) return guarding
  const surely = marks(claim, 'protects-surely').filter((m) => !isName(claim, m) && isTaggedDeed(claim, m))
  if (surely.length > 0) return surely
  const closed = closedOff(claim)
  if (closed.length > 0) return closed
  const safe = handled(claim)
  if (safe.length > 0) return safe
  if (has(claim, 'blanket') && IN_CASE.in(claim.tokens))
    return marks(claim, 'protects').filter((m) => isDeed(claim, m) && claim.tokens[m.from]?.lower !== 'covers')
  return nevers(claim).length > 0 ? near(claim, 'cannot-happen', 'loose-mechanism', 14) : []
}

/** "are retried up to three times": what is meant to happen, and not what was seen. */
const isMeant = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(Math.max(0, m.from - 2), m.to).some((t) => /^(?:is|are|be|can|will)$/.test(t.lower))

const trapOf = once(trips)
const step = (s: Sentence): readonly Mark[] => marks(s, 'seen-at-work').filter((m) => !isMeant(s, m))
const OFTEN = words('times twice each every')
const DID = words('was were did', /ed$/)

/** "...: its handler was entered 57 times": past a stop, how often it came to it. */
function firings(s: Sentence): Mark[] {
  const stop = s.tokens.findIndex((t, i) => i > 3 && /^[:;]$/.test(t.text))
  if (stop < 0 || OPEN_STILL.in(s.tokens, stop)) return []
  const often = OFTEN.find(s.tokens, stop)
  return often > 0 && s.tokens.slice(stop).some(isNumber) && DID.in(s.tokens, stop)
    ? [{ from: often, to: often + 1 }]
    : []
}

const within = (s: Sentence): readonly Mark[] => [...step(s), ...firings(s), ...secondAccount(s, trapOf(s), 'any')]

export const noCallSite: Check = {
  id: 'no_call_site',
  title: 'No call site',
  question: 'Was this mechanism ever really invoked, or does it only exist?',
  why: 'A guard, alert, retry or repair that nothing calls protects nothing, and looks the same as one that works until it is needed.',
  whatToRun:
    'Show the call site, count the firings in production, or run a drill: cause the fault on purpose and watch the mechanism act.',
  trips: trapOf,
  settledBy: settler({ trips: trapOf, step, within }),
}
