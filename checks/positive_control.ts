import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { covers, distance, has, marks } from './phrases/find.ts'
import { ownAct } from './second-look.ts'
import { negated, settler } from './settling.ts'
import { words } from './word-class.ts'

const NO_ABSENCE = words(
  'longer less doubt need matter sooner more other fewer way wonder breaking idea choice reason point plan use question objection objections comment thanks action limit such',
)
const NONE = words('no zero')
const OPENS = new Set([':', ';', ',', '('])
const THING = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB'])

/** "No" at the head of a sentence or after a colon, with a thing behind it and nothing in the present after: a note of absence. */
function barelyAbsent(s: Sentence): Mark[] {
  const at = s.tokens.findIndex((t, i) => NONE.has(t.word) && (i === 0 || OPENS.has(s.tokens[i - 1]?.text ?? '')))
  const next = s.tokens[at + 1]
  if (at < 0 || !next || NO_ABSENCE.has(next.word) || !THING.has(next.pos)) return []
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

/** "No longer", "No, it ...", "exit 0": no word of absence. */
function isIdiom(s: Sentence, m: Mark): boolean {
  const [first, second] = [s.tokens[m.from]?.lower ?? '', s.tokens[m.from + 1]?.lower ?? '']
  if (first === 'no') return second === ',' || NO_ABSENCE.at(s.tokens, m.from + 1)
  if (first === '0') return /^(?:exit|exited|code|status|returned|with)$/.test(s.tokens[m.from - 1]?.lower ?? '')
  if (m.to - m.from === 2 && /^(?:is|are)$/.test(first)) return true
  return m.to - m.from === 1 && s.tokens[m.to]?.pos === 'NOUN' && /^(?:silent|quiet|empty|absent|negative)$/.test(first)
}

/** "Nobody can get lost", "it should give nothing", "if none was found": not what was seen. */
function isSupposed(s: Sentence, m: Mark): boolean {
  if (before(s, m, 4).some((t) => CONDITION.has(t.word)) || before(s, m, 2).some((t) => MODAL.has(t.word))) return true
  const rest = s.tokens.slice(m.from, m.to + 3)
  return (
    /^(?:no|nobody|nothing|none)$/.test(rest[0]?.lower ?? '') &&
    rest.some((t) => /^(?:can|may|might|must|should|will|shall|needed|required|necessary|until)$/.test(t.lower))
  )
}

const trips = (claim: Sentence): readonly Mark[] =>
  has(claim, 'fault') ? [] : absences(claim).filter((m) => !isIdiom(claim, m) && !isSupposed(claim, m))

const absences = (claim: Sentence): Mark[] => [...marks(claim, 'absent'), ...barelyAbsent(claim)]

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
  trips: once(trips),
  settledBy: settler({ trips, step, within }),
}
