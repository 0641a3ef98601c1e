import type { Mark, Passage, Sentence } from './passage.ts'

/** One named way of fooling oneself, and what shows that one did not. */
export interface Check {
  readonly id: string
  readonly title: string
  /** What a careful colleague would ask on reading the claim. */
  readonly question: string
  readonly why: string
  readonly whatToRun: string
  /** The words by which the claim walks into the trap; empty where it does not. */
  readonly trips: (claim: Sentence) => readonly Mark[]
  /** The sentence of the passage (it may be the claim itself) that reports the settling step, or null. */
  readonly settledBy: (passage: Passage, claim: Sentence) => Sentence | null
}
