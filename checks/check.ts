import type { Mark, Passage, Sentence } from './passage.ts'

export type CheckId =
  | 'positive_control'
  | 'dose_response_equal'
  | 'denominator_inflation'
  | 'silent_success'
  | 'no_call_site'
  | 'stale_cache_read'
  | 'summary_not_source'
  | 'self_measurement'
  | 'doc_claims_code'

/** One named way of fooling oneself, and what shows that one did not. */
export interface Check {
  readonly id: CheckId
  readonly title: string
  /** What a careful colleague would ask on reading the claim. */
  readonly question: string
  readonly why: string
  readonly whatToRun: string
  /** The words by which the claim walks into the trap; empty where it does not. */
  readonly trips: (claim: Sentence) => readonly Mark[]
  /** The sentence of the passage that reports the settling step, or null. It is the claim itself where the claim reports it. */
  readonly settledBy: (passage: Passage, claim: Sentence) => Sentence | null
}
