import type { Figure } from './figures/figure.ts'
import type { Snapshot } from './snapshot.ts'

/** A table beside the figures, ready to be written. */
export interface SectionTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a plot is drawn from. */
export interface PlotData {
  readonly kind: 'prices' | 'concentration'
  readonly values: readonly number[]
}

/** What one list of one snapshot says. */
export interface Measured {
  readonly snapshot: string
  /** When the first answer came. */
  readonly at: string
  readonly answers: number
  readonly call: string
  readonly figures: readonly Figure[]
  /** What a reader must know of the rows: repeats, unreadable ones, where the reading stopped. */
  readonly notes: readonly string[]
  readonly table: SectionTable | null
  readonly plot: PlotData | null
}

export interface NotMeasured {
  readonly why: string
}

/** A part of the report: one list, and how its figures are computed from its stored answers. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly measure: (snapshot: Snapshot) => Measured | NotMeasured
}

export const isMeasured = (result: Measured | NotMeasured): result is Measured => 'figures' in result
