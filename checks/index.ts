import type { Check } from './check.ts'
import { denominatorInflation } from './denominator_inflation.ts'
import { docClaimsCode } from './doc_claims_code.ts'
import { doseResponseEqual } from './dose_response_equal.ts'
import { noCallSite } from './no_call_site.ts'
import { positiveControl } from './positive_control.ts'
import { selfMeasurement } from './self_measurement.ts'
import { silentSuccess } from './silent_success.ts'
import { staleCacheRead } from './stale_cache_read.ts'
import { summaryNotSource } from './summary_not_source.ts'

/** The nine checks, in the order in which they are always listed. */
export const CHECKS: readonly Check[] = [
  positiveControl,
  doseResponseEqual,
  denominatorInflation,
  silentSuccess,
  noCallSite,
  staleCacheRead,
  summaryNotSource,
  selfMeasurement,
  docClaimsCode,
]
