import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { actOf, ownAct, secondAccount, secondReading } from './second-look.ts'
import { settler } from './settling.ts'

/** "Downloads passed 1.2 million": gone beyond, not gone well; "a second pass": no end of anything. */
function isOtherwise(s: Sentence, m: Mark): boolean {
  const [first, next, second] = [s.tokens[m.from], s.tokens[m.to]?.lower ?? '', s.tokens[m.to + 1]?.lower ?? '']
  if (first?.lemma === 'return') return s.tokens.slice(m.from, m.to).some((t) => t.lower === 'to')
  if (m.to - m.from > 1 || first?.lemma !== 'pass') return false
  return (
    /^(?:a|an|second|third|another|each)$/.test(s.tokens[m.from - 1]?.lower ?? '') ||
    /^(?:\d.*|through|by|out|away|over|the)$/.test(next) ||
    (next === 'on' && !/^(?:the|all|every|each|my|our|both|\d.*)$/.test(second))
  )
}

const NEGATIVE = /^(?:no|not|never|nothing|nobody|fixed|fix)$/

/** Told as a fault; "nothing broke" is none. */
const isFault = (s: Sentence): boolean =>
  marks(s, 'fault').some((m) => !s.tokens.slice(Math.max(0, m.from - 3), m.from).some((t) => NEGATIVE.test(t.lower)))

/** "It exited 0, but the file was empty": the good end is told for the contrast, and nothing is drawn from it. */
const isContrasted = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.to).some((t) => /^(?:but|although|though|yet|nevertheless|whereas|however)$/.test(t.lower))

const DENIES = /^(?:not|n['’]t|never|cannot|hardly|barely|neither|nor|nobody|none|fails|failed|fail)$/

/** "Not all tests pass": denied just before, and not by the words of the mark itself ("nothing failed"). */
const isDenied = (s: Sentence, m: Mark): boolean =>
  !NO_WORDS.test(s.tokens[m.from]?.lower ?? '') &&
  s.tokens.slice(Math.max(0, m.from - 3), m.to - 1).some((t) => DENIES.test(t.lower))

const NO_WORDS = /^(?:no|not|nothing|nobody|without|zero|never|0)$/

/** "Always answers 200", "if it passes": how it behaves at any time, and no run that ended. */
const isGeneral = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(Math.max(0, m.from - 4), m.to).some((t) => /^(?:always|whenever|if|unless|any|anyone)$/.test(t.lower))

/** "`commit complete`": a quoted message of a good end. */
const goodMessage = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) =>
    t.code && /^[`"]?(?:\w+[ :=-]+){0,3}(?:complete|completed|success|successful|ok|done|passed|finished)[.!`"]*$/i.test(t.text)
      ? [{ from: i, to: i + 1 }]
      : [],
  )

function trips(claim: Sentence): readonly Mark[] {
  if (isFault(claim)) return []
  const ends = has(claim, 'process')
    ? [...marks(claim, 'ended-well'), ...marks(claim, 'process-ended-well')]
    : marks(claim, 'ended-well')
  return [...ends, ...goodMessage(claim)].filter(
    (m) => !isOtherwise(claim, m) && !isContrasted(claim, m) && !isDenied(claim, m) && !isGeneral(claim, m),
  )
}

const step = (s: Sentence): readonly Mark[] => marks(s, 'looked-at-output')
const within = (s: Sentence): readonly Mark[] => [...step(s), ...ownAct(s), ...secondReading(s), ...secondAccount(s, trips(s), 'any')]

export const silentSuccess: Check = {
  id: 'silent_success',
  title: 'Silent success',
  question: 'Was the result itself looked at, or only how the process ended?',
  why: 'A process can end well and produce nothing, half, or the wrong thing. Exit codes, green marks and empty error logs speak of the process.',
  whatToRun:
    'Look at what was produced: restore the backup and count its rows, open the file, read the record back, compare a checksum with the source.',
  trips,
  settledBy: settler({ trips, step, within, after: actOf }),
}
