import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { comparisons } from './phrases/compared.ts'
import { has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { secondAccount } from './second-look.ts'
import { settler } from './settling.ts'

/** "The same figure", "the same event": what is the same is a finding or a thing, not what the arms were given. */
const NO_SETTING =
  /^(?:figures?|values?|results?|answers?|marks?|scores?|sums?|totals?|numbers?|states?|quality|accuracy|error|errors|way|manner|things?|issue|problem|question|event|source|sources|people|model|judge|phone|vendor|neglect|access|conclusion|story|picture|path|place|file|log|reason|cause|as|is|was|in|for|,|\.|:)$/
const ARMS =
  /^(?:than|both|two|either|each|versus|vs|against|between|latter|former|ours|theirs|whereas|while|where|apiece|respectively)$/

const namesArms = (s: Sentence): boolean =>
  s.tokens.some((t) => ARMS.test(t.lower) || /^[A-Z]$/.test(t.text)) ||
  s.tokens.filter((t) => t.code).length > 1 ||
  (s.tokens.some((t) => t.lower === 'old') && s.tokens.some((t) => t.lower === 'new'))

/** "Same" and "equal" speak of a setting where a thing follows that is one. */
function isSetting(s: Sentence, m: Mark): boolean {
  const word = s.tokens[m.from]?.lower ?? ''
  if (!/^(?:same|identical|equal)$/.test(word)) return true
  const after = s.tokens.slice(m.from + 1, m.from + 4)
  const past = after.findIndex((t) => !/^(?:ADJ|NOUN|PROPN|NUM)$/.test(t.pos) && !t.code && !/ed$/.test(t.lower))
  const thing = after[past < 0 ? after.length - 1 : Math.max(0, past - 1)]
  if (thing?.lower === 'number' && after[past]?.lower === 'of') return true
  return thing !== undefined && !NO_SETTING.test(thing.lower)
}

/** "P closed eleven tickets and Q seven", "38 ms where the other takes 61": a reading of each arm. */
function readings(s: Sentence, from: number): Mark[] {
  const numbers = s.tokens.flatMap((t, i) => (i >= from && isNumber(t) && t.lower !== 'one' ? [i] : []))
  for (const [k, one] of numbers.entries()) {
    const other = numbers[k + 1]
    if (other === undefined) break
    const between = s.tokens.slice(one + 1, other).map((t) => t.lower)
    if (
      between.length <= 8 &&
      between.some((w) => /^(?:and|where|while|whereas|against|versus|vs|but|ours|theirs)$/.test(w)) &&
      !between.includes('or')
    )
      return [{ from: one, to: other + 1 }]
  }
  return []
}

function trips(claim: Sentence): readonly Mark[] {
  const equal = marks(claim, 'equal').filter((m) => isSetting(claim, m))
  const compares = comparisons(claim)
  for (const e of equal) {
    const m = compares.find((c) => c.from < e.from || c.to > e.to)
    if (m) return [e, m]
  }
  if (has(claim, 'with-without', 'arms')) return [...marks(claim, 'with-without'), ...marks(claim, 'arms')].slice(0, 1)
  const [set] = equal
  return set && namesArms(claim) ? readings(claim, set.to).flatMap((m) => [set, m]) : []
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
  return s.tokens.some((t) => RECEIVED.test(t.lemma)) ? pairOfNumbers(s) : []
}

/** The same, of whatever was measured: right after a comparison it is told of the two arms. */
function pairOfNumbers(s: Sentence): Mark[] {
  const joint = s.tokens.findIndex(
    (t, i) => /^(?:and|vs|versus|against)$/.test(t.lower) && isNumeral(s, i - 5, i) && isNumeral(s, i + 1, i + 5),
  )
  return joint < 0 ? [] : [{ from: Math.max(0, joint - 5), to: joint + 1 }]
}

const isNumeral = (s: Sentence, from: number, to: number): boolean =>
  s.tokens.slice(Math.max(0, from), to).some((t) => /^\d/.test(t.lower))

const within = (s: Sentence): readonly Mark[] => [...told(s), ...secondAccount(s, trips(s), 'stop')]
const after = (s: Sentence): readonly Mark[] => [...told(s), ...pairOfNumbers(s)]
const told = (s: Sentence): readonly Mark[] => [...marks(s, 'realised'), ...likeReadings(s)]
const step = (s: Sentence): readonly Mark[] => [...told(s), ...pairOfReadings(s)]

export const doseResponseEqual: Check = {
  id: 'dose_response_equal',
  title: 'Equal setting, equal dose',
  question: 'Did each arm really receive the same, or was only the knob at the same place?',
  why: 'The same threshold, budget or dose as set can reach the arms in different amounts: one is cut off, drops out or never sees it. Then the comparison is of doses, not of arms.',
  whatToRun:
    'Measure per arm what was really received (tokens used, exposures, attrition, realised dose) and compare at equal received dose, or match the arms on it.',
  trips,
  settledBy: settler({ trips, step, within, after }),
}
