/** Who stands behind a report. Kept apart everywhere: only the first two count in what the public is told. */
export const SOURCES = ['agent', 'first_party', 'demo_agent', 'synthetic'] as const

export type Source = (typeof SOURCES)[number]

export const PUBLIC_SOURCES: readonly Source[] = ['agent', 'first_party']

/** The lane that everybody reads. */
export const PUBLIC_LANE = ''

/** The reporter of all who give no name: they count as one. */
export const ANONYMOUS = ''

/** Whose reports an answer is made from. */
export interface View {
  /** The public lane, and the caller's team's own. */
  readonly lanes: readonly string[]
  readonly sources: readonly Source[]
}
