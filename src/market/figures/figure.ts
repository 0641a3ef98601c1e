export type Unit = 'count' | 'USD' | 'share' | 'index' | 'days' | 'date'

/** One measured number, with what it is a number of. */
export interface Figure {
  /** The same in every snapshot, so that two can be compared. */
  readonly id: string
  readonly label: string
  /** A date in milliseconds, a share from 0 to 1; null where it is not defined, as a share of nothing. */
  readonly value: number | null
  readonly unit: Unit
  /** The denominator or the set that it is over. */
  readonly of: string
}

export const figure = (id: string, label: string, value: number | null, unit: Unit, of: string): Figure => ({
  id,
  label,
  value,
  unit,
  of,
})

export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Millionths of a dollar to dollars. */
export const usd = (atomic: bigint): number => Number(atomic) / 1_000_000
