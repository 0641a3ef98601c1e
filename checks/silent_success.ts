import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { actOf, ownAct, secondReading } from './second-look.ts'
import { settler } from './settling.ts'

/** "Downloads passed 1.2 million": gone beyond, not gone well. */
const isOvertaking = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.from, m.to).some((t) => t.lower === 'to' && s.tokens[m.from]?.lemma === 'return') ||
  (m.to - m.from === 1 &&
    s.tokens[m.from]?.lemma === 'pass' &&
    /^(?:\d.*|through|by|out|away|over|on|the)$/.test(s.tokens[m.to]?.lower ?? ''))

function trips(claim: Sentence): readonly Mark[] {
  if (has(claim, 'fault')) return []
  const strong = marks(claim, 'ended-well').filter((m) => !isOvertaking(claim, m))
  if (strong.length > 0) return strong
  const weak = marks(claim, 'ended-weak')
  return weak.length > 0 && has(claim, 'process') && has(claim, 'therefore') && has(claim, 'well') ? weak : []
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
  trips,
  settledBy: settler({ trips, step, within, after: actOf }),
}
