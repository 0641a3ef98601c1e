import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { covers, distance, has, marks } from './phrases/find.ts'
import { ownAct } from './second-look.ts'
import { negated, settler } from './settling.ts'

const NO_ABSENCE = /^(?:longer|less|doubt|need|matter|sooner|more|other|fewer|way|wonder|breaking)$/

/** "No" at the head of a sentence or after a colon, with a thing behind it and nothing in the present after: a note of absence. */
function barelyAbsent(s: Sentence): Mark[] {
  const at = s.tokens.findIndex(
    (t, i) => /^(?:no|zero)$/.test(t.lower) && (i === 0 || /^[:;,(]$/.test(s.tokens[i - 1]?.text ?? '')),
  )
  const next = s.tokens[at + 1]
  if (at < 0 || !next || NO_ABSENCE.test(next.lower) || !/^(?:NOUN|PROPN|ADJ|VERB)$/.test(next.pos)) return []
  const present = s.tokens
    .slice(at + 2, at + 8)
    .some((t) =>
      t.pos === 'AUX'
        ? /^(?:is|are|can|does|do|will|has|have)$/.test(t.lower)
        : t.pos === 'VERB' && /[^s]s$/.test(t.lower),
    )
  return present ? [] : [{ from: at, to: at + 2 }]
}

/** "No longer", "No, it ...", "exit 0": no word of absence. */
function isOtherwise(s: Sentence, m: Mark): boolean {
  const [before, first, second] = [
    s.tokens[m.from - 1]?.lower ?? '',
    s.tokens[m.from]?.lower,
    s.tokens[m.from + 1]?.lower ?? '',
  ]
  if (first === 'no') return second === ',' || NO_ABSENCE.test(second)
  if (s.tokens.slice(Math.max(0, m.from - 4), m.from).some((t) => /^(?:when|if|unless|once|whenever)$/.test(t.lower)))
    return true
  return first === '0' && /^(?:exit|exited|code|status|returned|with)$/.test(before)
}

const trips = (claim: Sentence): readonly Mark[] => (has(claim, 'fault') ? [] : absences(claim))

const absences = (claim: Sentence): Mark[] => [
  ...marks(claim, 'absent').filter((m) => !isOtherwise(claim, m)),
  ...barelyAbsent(claim),
]

/** How far the instrument's answer may stand from what was put before it. */
const ANSWER = 14

/** A thing known to be there, which the instrument did report. */
const step = (s: Sentence): readonly Mark[] => [
  ...marks(s, 'known-positive').filter((known) =>
    marks(s, 'fired').some((f) => distance(known, f) <= ANSWER && !covers(f, known) && !negated(s, f)),
  ),
  ...marks(s, 'sensitivity'),
]

const within = (s: Sentence): readonly Mark[] => [...step(s), ...ownAct(s)]

export const positiveControl: Check = {
  id: 'positive_control',
  title: 'Positive control',
  question: 'Would this instrument have spoken if there had been something to find?',
  why: 'Silence has two causes: nothing was there, or the instrument cannot see it. An instrument that never fired on a known positive does not tell them apart.',
  whatToRun:
    'Plant a known positive (a seeded fault, a canary, an injected signal of the smallest size that matters) where the instrument looks, and show that it is reported. For a null effect, state the power for the smallest effect that would matter.',
  trips,
  settledBy: settler({ trips, step, within }),
}
