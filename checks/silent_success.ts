import type { Check } from './check.ts'
import { isOtherPassing } from './is-other-passing.ts'
import { once } from './once.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { actOf, ownAct, secondAccount, secondReading } from './second-look.ts'
import { settler } from './settling.ts'
import { words, wordsLike } from './word-class.ts'

const QUALITY = words('complete successful clean ready finished done good fine accepted')
const NOT_SO = words('up down over out')
const LEADS_ON = words('ended gone went goes a an')
const WORKED_THROUGH = words('it them the all each every a', /^\d/)
const WENT = words('went goes got')
const ANSWER = words('response reply answer ok')
const isThing = (t: Token | undefined): boolean => t?.pos === 'NOUN' || t?.pos === 'PROPN'

/** "The complete memory store", "a 200 MB track", "gone through it": what a thing is like, or what was done to it. */
function isOfThing(s: Sentence, m: Mark): boolean {
  const [first, last, next] = [s.tokens[m.from], s.tokens[m.to - 1], s.tokens[m.to]]
  if (NOT_SO.has(next?.word) && LEADS_ON.has(last?.word)) return true
  if (first?.lower === 'a' && m.to - m.from === 2 && isThing(next)) return !ANSWER.has(next?.word)
  if (last?.lower === 'through' && WORKED_THROUGH.has(next?.word)) return !WENT.at(s.tokens, m.to - 2)
  return QUALITY.has(last?.word) && isThing(next)
}

const TIME = words('hours days weeks minutes months years time')

/** "Downloads passed 1.2 million": gone beyond, not gone well; "a second pass": no end of anything. */
function isOtherwise(s: Sentence, m: Mark): boolean {
  const first = s.tokens[m.from]
  if (isOfThing(s, m) || TIME.at(s.tokens, m.from - 1)) return true
  if (first?.lower === 'pass' && first.pos === 'NOUN' && m.to - m.from === 1) return true
  if (first?.lemma === 'return') return first.lower === 'return' || TO.in(s.tokens, m.from, m.to)
  if (isOfKind(s, m) || isWayOfDoing(s, m)) return true
  return m.to - m.from === 1 && first?.lemma === 'pass' && isOtherPassing(s, m)
}

const TO = words('to')
const HABIT = words('do does')
const FULL = wordsLike(/^100$|^100%$/)

/** "Does not throw", "`x`; // ✅", "100% coverage": how a thing is, and no run that ended. */
const isOfKind = (s: Sentence, m: Mark): boolean =>
  (NEGATION.at(s.tokens, m.from) && HABIT.at(s.tokens, m.from - 1)) ||
  s.tokens[m.from - 1]?.text === '//' ||
  (FULL.in(s.tokens, m.to - 2, m.to) && s.tokens[m.to]?.pos === 'NOUN')
const NEGATION = words('not', /^n['’]t$/)

const HOW = words('using by via if with when anyway through per during to even into')
const AGO = words('ago recently')
const DUE = words('must should can could may might shall would will need needs')

/** "Installation is done using pip", "the move completed four months ago", "a report must be complete": a way, a date or a duty. */
const isWayOfDoing = (s: Sentence, m: Mark): boolean => {
  const last = s.tokens[m.to - 1]?.lower ?? ''
  if (/^(?:done|complete|completed|compile|compiles)$/.test(last) && HOW.at(s.tokens, m.to)) return true
  if (last === 'compiles' && /^(?:DET|NOUN|ADJ)$/.test(s.tokens[m.to]?.pos ?? '')) return true
  return AGO.in(s.tokens, m.to, m.to + 4) || AGO.in(s.tokens, m.from, m.to) || DUE.in(s.tokens, m.from - 1, m.to)
}

const NEGATIVE = words('no not never nothing nobody fixed fix')

/** Told as a fault; "nothing broke" is none. */
const isFault = (s: Sentence): boolean =>
  has(s, 'exposed') || marks(s, 'fault').some((m) => !NEGATIVE.in(s.tokens, m.from - 3, m.from))

const THOUGH = words('though although')

/** "It exited 0, but the file was empty": the good end is told for the contrast, and nothing is drawn from it. */
const isContrasted = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.to).some((t) => /^(?:but|although|though|yet|nevertheless|whereas|however)$/.test(t.lower)) ||
  (THOUGH.in(s.tokens, m.from - 8, m.from) && s.tokens.slice(m.to).some((t) => t.text === ','))

const DENIES =
  /^(?:not|n['’]t|never|cannot|hardly|barely|neither|nor|nobody|none|fails|failed|fail|other|non-zero|except|but)$/

/** "Not all tests pass": denied just before, and not by the words of the mark itself ("nothing failed"). */
const isDenied = (s: Sentence, m: Mark): boolean =>
  !NO_WORDS.test(s.tokens[m.from]?.lower ?? '') &&
  s.tokens.slice(Math.max(0, m.from - 3), m.to - 1).some((t) => DENIES.test(t.lower))

const NO_WORDS = /^(?:no|not|nothing|nobody|without|zero|never|0|failed|errors|failures|unreachable)$/

const TIME_OF = words('after before until till while when once whenever')
const TIME_REACH = 7

/** "Served the old page until the deploy completed": says when, and concludes nothing. */
const isTimeOf = (s: Sentence, m: Mark): boolean => {
  const at = TIME_OF.find(s.tokens, m.from - TIME_REACH, m.from)
  return (
    at >= 0 && s.tokens[at + 1]?.lower !== 'more' && !s.tokens.slice(at, m.from).some((t) => /^[,;:.]$/.test(t.text))
  )
}

/** "Always answers 200", "if it passes": how it behaves at any time, and no run that ended. */
const isGeneral = (s: Sentence, m: Mark): boolean =>
  s.tokens
    .slice(Math.max(0, m.from - 4), m.to)
    .some((t) => /^(?:always|whenever|whether|if|unless|until|any|anyone)$/.test(t.lower))

/** "`commit complete`": a quoted message of a good end. */
const goodMessage = (s: Sentence): Mark[] =>
  s.tokens.some((t) => t.code) ? s.tokens.flatMap((t, i) => (isGoodMessage(t) ? [{ from: i, to: i + 1 }] : [])) : []

const isGoodMessage = (t: Token): boolean => t.code && GOOD_MESSAGE.test(t.text)

const GOOD_MESSAGE =
  /^[`"]?(?:\w+[ :=-]+){0,3}(?:complete|completed|success|successful|ok|done|pass|passed|finished|restored|saved|applied|imported|resolved|accepted)[.!`"]*$/i

function trips(claim: Sentence): readonly Mark[] {
  if (isFault(claim)) return []
  const ends = has(claim, 'process')
    ? [...marks(claim, 'ended-well'), ...marks(claim, 'process-ended-well')]
    : marks(claim, 'ended-well')
  return [...ends, ...goodMessage(claim)].filter(
    (m) =>
      !isTimeOf(claim, m) &&
      !isOtherwise(claim, m) &&
      !isContrasted(claim, m) &&
      !isDenied(claim, m) &&
      !isGeneral(claim, m),
  )
}

const trapOf = once(trips)
const step = (s: Sentence): readonly Mark[] => marks(s, 'looked-at-output')
const within = (s: Sentence): readonly Mark[] => [
  ...step(s),
  ...ownAct(s),
  ...secondReading(s),
  ...secondAccount(s, trapOf(s), 'any'),
]

export const silentSuccess: Check = {
  id: 'silent_success',
  title: 'Silent success',
  question: 'Was the result itself looked at, or only how the process ended?',
  why: 'A process can end well and produce nothing, half, or the wrong thing. Exit codes, green marks and empty error logs speak of the process.',
  whatToRun:
    'Look at what was produced: restore the backup and count its rows, open the file, read the record back, compare a checksum with the source.',
  trips: trapOf,
  settledBy: settler({ trips: trapOf, step, within, after: (s) => [...actOf(s), ...secondReading(s)], linked: true }),
}
