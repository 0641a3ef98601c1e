import type { Case } from './case.ts'

/** The built corpus as the service holds it: already redacted, read once at the start, never changed after. */
export interface Corpus {
  /** First 12 hex digits of `sha256`. */
  readonly version: string
  readonly sha256: string
  /** ISO time of the build; stands outside the hashes. */
  readonly builtAt: string
  /** What the redaction gate planted and caught in the build that made this corpus. */
  readonly redaction: { readonly probes: number; readonly caught: number; readonly leaks: number }
  /** Sorted by id. */
  readonly cases: readonly Case[]
}
