import { subjectsOf } from '../../../src/network/fingerprint.ts'
import { HOUR_MS, type Observation, type Outcome, type Report } from '../../../src/network/report.ts'
import type { Reporter } from '../../../src/network/reporter.ts'
import { failureShape } from '../../../src/network/shape.ts'

export const FINGERPRINTS = 10_000
export const SPREAD_HOURS = 48
const REPORTERS = 500
/** One call in five succeeds; after one in twenty its reporter says how an action went. */
const SUCCEEDS_EVERY = 5
const OUTCOME_EVERY = 20

const WORDS = ['field', 'table', 'token', 'branch', 'bucket', 'quota', 'index', 'header', 'cursor', 'schema']
const word = (index: number) => WORDS[index % WORDS.length] ?? ''

/** Spreads row numbers evenly over 0 to 1, the same at every run. */
const unitOf = (row: number, seed: number) => (((row + 1) * seed) % 4_294_967_296) / 4_294_967_296

/** The skew of the reports: the fifth power gives one failure in 10,000 a sixth of them all, and the rarest 20 in a million. */
const SKEW = 5
export const failureAt = (row: number): number => Math.floor(FINGERPRINTS * unitOf(row, 2_654_435_761) ** SKEW)

/** One in ten gives no name. */
export function reporterAt(row: number): Reporter {
  const index = Math.floor(REPORTERS * unitOf(row, 1_640_531_527))
  return { hash: index % 10 === 0 ? '' : `reporter-${index}`, source: 'agent', lane: '' }
}

/** Each failure differs from the others in words, since numbers are folded; the number in its text is another at every call. */
export const failureCall = (index: number, row: number) => ({
  service: `service-${word(index)}-${word(Math.floor(index / 10))}`,
  operation: `${word(Math.floor(index / 100))}_call`,
  version: `1.${index % 10}`,
  error_type: index % 3 === 0 ? 'RateLimitError' : 'ValidationError',
  error_code: index % 3 === 0 ? '429' : '422',
  error_message: `unknown ${word(index)} ${word(Math.floor(index / 1000))} in request ${row + 10_000}`,
})

export const failures = Array.from({ length: FINGERPRINTS }, (_, index) => {
  const shape = failureShape(failureCall(index, 0))
  return { shape, subjects: subjectsOf(shape) }
})

/** Row number `row` of `rows`, which end now. */
export function observationAt(row: number, rows: number, nowMs: number): Observation {
  const failure = failures[failureAt(row)]
  if (!failure) throw new Error(`no failure of row ${row}`)
  return {
    kind: 'observation',
    at: nowMs - Math.floor((SPREAD_HOURS * HOUR_MS * (rows - row)) / rows),
    reporter: reporterAt(row),
    call: failure.shape,
    failure: row % SUCCEEDS_EVERY === 1 ? null : failure,
    latencyMs: row % 7 === 0 ? null : 50 + (row % 400),
    mutates: 'unknown',
  }
}

/** How an action went that was tried after an observation; null where nobody tried one. */
export function outcomeAfter(row: number, { failure, at, reporter }: Observation): Outcome | null {
  if (row % OUTCOME_EVERY !== 0 || !failure) return null
  const action = `${word(Math.floor(row / OUTCOME_EVERY))}_fix`
  const { fingerprint } = failure.subjects
  return { kind: 'outcome', at, reporter, fingerprint, action, successful: unitOf(row, 40_503_001) < 0.7 }
}

export function* reportsOf(rows: number, nowMs: number): Generator<Report> {
  for (let row = 0; row < rows; row++) {
    const observation = observationAt(row, rows, nowMs)
    yield observation
    const outcome = outcomeAfter(row, observation)
    if (outcome) yield outcome
  }
}
