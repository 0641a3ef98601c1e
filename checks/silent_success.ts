import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { actOf, ownAct, secondAccount, secondReading } from './second-look.ts'
import { settler } from './settling.ts'
import { words } from './word-class.ts'

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
  const [first, next, second] = [s.tokens[m.from], s.tokens[m.to]?.lower ?? '', s.tokens[m.to + 1]?.lower ?? '']
  if (isOfThing(s, m)) return true
  if (TIME.at(s.tokens, m.from - 1)) return true
  if (first?.lower === 'pass' && first.pos === 'NOUN' && m.to - m.from === 1) return true
  if (first?.lemma === 'return') return s.tokens.slice(m.from, m.to).some((t) => t.lower === 'to')
  if (m.to - m.from > 1 || first?.lemma !== 'pass') return false
  return (
    /^(?:a|an|second|third|another|each)$/.test(s.tokens[m.from - 1]?.lower ?? '') ||
    /^(?:\d.*|through|by|out|away|over|the|rates?|marks?|phrase|word)$/.test(next) ||
    (next === 'on' && !/^(?:the|all|every|each|my|our|both|\d.*)$/.test(second))
  )
}

const NEGATIVE = words('no not never nothing nobody fixed fix')

/** Told as a fault; "nothing broke" is none. */
const isFault = (s: Sentence): boolean => marks(s, 'fault').some((m) => !NEGATIVE.in(s.tokens, m.from - 3, m.from))

/** "It exited 0, but the file was empty": the good end is told for the contrast, and nothing is drawn from it. */
const isContrasted = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.to).some((t) => /^(?:but|although|though|yet|nevertheless|whereas|however)$/.test(t.lower))

const DENIES =
  /^(?:not|n['’]t|never|cannot|hardly|barely|neither|nor|nobody|none|fails|failed|fail|other|non-zero|except|but)$/

/** "Not all tests pass": denied just before, and not by the words of the mark itself ("nothing failed"). */
const isDenied = (s: Sentence, m: Mark): boolean =>
  !NO_WORDS.test(s.tokens[m.from]?.lower ?? '') &&
  s.tokens.slice(Math.max(0, m.from - 3), m.to - 1).some((t) => DENIES.test(t.lower))

const NO_WORDS = /^(?:no|not|nothing|nobody|without|zero|never|0)$/

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
    (m) => !isOtherwise(claim, m) && !isContrasted(claim, m) && !isDenied(claim, m) && !isGeneral(claim, m),
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
