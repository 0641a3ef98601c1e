import type { Case, Theme } from './case.ts'
import type { NearestCase } from './nearest-case.ts'

/** The real case behind a finding of the auditor, as far as it is shown without buying it. */
export interface RealIncident {
  readonly id: string
  readonly title: string
  readonly figures: Case['evidence']
}

/** Among the cases with a check's theme, the one that is nearest to the claim; null where the corpus has none. */
export function realIncident(nearestCase: NearestCase, check: Theme, claim: string): RealIncident | null {
  const nearest = nearestCase(claim, (one) => one.themes.includes(check))
  return nearest ? { id: nearest.id, title: nearest.title, figures: nearest.evidence } : null
}
