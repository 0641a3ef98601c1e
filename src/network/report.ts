import type { Subjects } from './fingerprint.ts'
import type { Reporter } from './reporter.ts'
import type { CallShape, FailureShape } from './shape.ts'

/** A reported call, folded: all that the store gets to see of it. */
export interface Observation {
  readonly kind: 'observation'
  /** Milliseconds. */
  readonly at: number
  readonly reporter: Reporter
  readonly call: CallShape
  readonly failure: { readonly shape: FailureShape; readonly subjects: Subjects } | null
  readonly latencyMs: number | null
  readonly mutates: 'true' | 'false' | 'unknown'
}

export interface Outcome {
  readonly kind: 'outcome'
  readonly at: number
  readonly reporter: Reporter
  readonly fingerprint: string
  readonly action: string
  readonly successful: boolean
}

/** How often was asked, and how often the failure was known: daily counters, nothing of the questions. */
export interface Questions {
  readonly kind: 'questions'
  readonly at: number
  readonly asked: number
  readonly known: number
}

export type Report = Observation | Outcome | Questions

export interface Written {
  /** Observations of the fingerprint that the reporter may see, this one with them. */
  readonly observations: number
  /** Of an outcome: 0 if its reporter has not observed the failure in the last 24 hours. */
  readonly weight: 0 | 1
}

export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS)
