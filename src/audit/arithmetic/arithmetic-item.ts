/** What a stated figure was recomputed as. */
export type ArithmeticKind =
  | 'share'
  | 'ratio'
  | 'sum'
  | 'difference'
  | 'product'
  | 'percent_change'
  | 'percentage_points'
  | 'p_value'
  | 'mean'
  | 'date'
  | 'duration'

/** One figure that a text states and that its other figures determine. */
export interface ArithmeticItem {
  /** Span of the relation in the submitted string, in UTF-16 units, `end` exclusive. */
  readonly start: number
  readonly end: number
  readonly kind: ArithmeticKind
  /** The figure as it is written. */
  readonly stated: string
  /** What the other figures come to; null when one that is needed is not given. */
  readonly computed: string | null
  /** Whether the two are the same within rounding; null when nothing could be computed. */
  readonly agrees: boolean | null
  /** The calculation, for a reader. */
  readonly how: string
}
