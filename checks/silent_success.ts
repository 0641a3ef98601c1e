import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { actOf, ownAct, secondReading } from './second-look.ts'
import { settler } from './settling.ts'
import { words } from './word-class.ts'

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

const NEGATIVE = words('no not never nothing nobody fixed fix')

/** Told as a fault; "nothing broke" is none. */
const isFault = (s: Sentence): boolean => marks(s, 'fault').some((m) => !NEGATIVE.in(s.tokens, m.from - 3, m.from))

/** "It exited 0, but the file was empty": the good end is told for the contrast, and nothing is drawn from it. */
const isContrasted = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.to).some((t) => /^(?:but|although|though|yet|nevertheless|whereas|however)$/.test(t.lower))

function trips(claim: Sentence): readonly Mark[] {
  if (isFault(claim)) return []
  const ends = has(claim, 'process')
    ? [...marks(claim, 'ended-well'), ...marks(claim, 'process-ended-well')]
    : marks(claim, 'ended-well')
  return ends.filter((m) => !isOtherwise(claim, m) && !isContrasted(claim, m))
}

const step = (s: Sentence): readonly Mark[] => marks(s, 'looked-at-output')
const within = (s: Sentence): readonly Mark[] => [...step(s), ...ownAct(s), ...secondReading(s)]

export const silentSuccess: Check = {
  id: 'silent_success',
  title: 'Silent success',
  question: 'Was the result itself looked at, or only how the process ended?',
  why: 'A process can end well and produce nothing, half, or the wrong thing. Exit codes, green marks and empty error logs speak of the process.',
  whatToRun:
    'Look at what was produced: restore the backup and count its rows, open the file, read the record back, compare a checksum with the source.',
  trips: once(trips),
  settledBy: settler({ trips, step, within, after: actOf }),
}
