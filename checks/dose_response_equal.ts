import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { settler } from './settling.ts'

const NO_COMPARATIVE =
  /^(?:other|over|under|never|after|either|whether|rather|former|latter|proper|super|inner|outer|upper|per|ever|however|together|later|clever|bitter|latest|honest|modest|rest|test|interest|inter|lower-case|customer|further|earlier|forest)$/

/** "greener", "quickest": a graded adjective or adverb that no list needs to hold. */
const gradedForms = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) =>
    /^(?:ADJ|ADV)$/.test(t.pos) && t.lower.length > 4 && /(?:er|est)$/.test(t.lower) && !NO_COMPARATIVE.test(t.lower)
      ? [{ from: i, to: i + 1 }]
      : [],
  )

function trips(claim: Sentence): readonly Mark[] {
  const equal = marks(claim, 'equal')
  const compares = [...marks(claim, 'compares'), ...gradedForms(claim)].filter(
    (m) => !equal.some((e) => e.from <= m.from && m.to <= e.to),
  )
  if (equal.length > 0 && compares.length > 0) return [...equal.slice(0, 1), ...compares.slice(0, 1)]
  return has(claim, 'arms') && compares.length > 0 ? [...marks(claim, 'arms').slice(0, 1), ...compares.slice(0, 1)] : []
}

const figureOf = (word: string): number => Number.parseFloat(word.replaceAll(',', ''))
const isDigits = (word: string | undefined): boolean => word !== undefined && word >= '0' && word < ':'

/** The second of two numbers that "and" or "vs" joins, with a unit between them at most; or -1. */
function partnerOf(s: Sentence, i: number): number {
  const next = s.tokens.slice(i + 1, i + 7)
  const joint = next.findIndex((t, k) => k < 3 && /^(?:and|vs|versus)$/.test(t.lower))
  const at = joint < 0 ? -1 : next.findIndex((t, k) => k > joint && k <= joint + 3 && isDigits(t.lower))
  return at < 0 ? -1 : i + 1 + at
}

/** "61 and 60", "(2.00 M vs 2.00 M)": two readings that come out nearly alike are what the arms received, not the result. */
const likeReadings = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) => {
    const at = isDigits(t.lower) ? partnerOf(s, i) : -1
    const [a, b] = [figureOf(t.lower), figureOf(s.tokens[at]?.lower ?? '')]
    return a >= 10 && Math.min(a, b) / Math.max(a, b) >= 0.96 ? [{ from: i, to: at + 1 }] : []
  })

const RECEIVED =
  /^(?:arrive|come|draw|get|receive|use|take|run|see|reach|complete|attend|drink|eat|spend|hold|weigh|read|average|deliver|consume|burn|finish|answer|return|start|go|make|process|serve|log|record|measure|show)$/

/** "2,440 forms from the north and 1,310 from the south": what two arms got, told after their comparison. */
function pairOfReadings(s: Sentence): Mark[] {
  if (!s.tokens.some((t) => RECEIVED.test(t.lemma))) return []
  const joint = s.tokens.findIndex(
    (t, i) => /^(?:and|vs|versus|against)$/.test(t.lower) && isNumeral(s, i - 5, i) && isNumeral(s, i + 1, i + 5),
  )
  return joint < 0 ? [] : [{ from: Math.max(0, joint - 5), to: joint + 1 }]
}

const isNumeral = (s: Sentence, from: number, to: number): boolean =>
  s.tokens.slice(Math.max(0, from), to).some((t) => /^\d/.test(t.lower))

const within = (s: Sentence): readonly Mark[] => [...marks(s, 'realised'), ...likeReadings(s)]
const step = (s: Sentence): readonly Mark[] => [...within(s), ...pairOfReadings(s)]

export const doseResponseEqual: Check = {
  id: 'dose_response_equal',
  title: 'Equal setting, equal dose',
  question: 'Did each arm really receive the same, or was only the knob at the same place?',
  why: 'The same threshold, budget or dose as set can reach the arms in different amounts: one is cut off, drops out or never sees it. Then the comparison is of doses, not of arms.',
  whatToRun:
    'Measure per arm what was really received (tokens used, exposures, attrition, realised dose) and compare at equal received dose, or match the arms on it.',
  trips,
  settledBy: settler({ trips, step, within }),
}
