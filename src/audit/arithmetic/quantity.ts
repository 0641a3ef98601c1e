/** A word before a number that loosens it: "about 30", "nearly 30", "over 30", "under 30". */
export type Qualifier = 'exact' | 'about' | 'nearly' | 'over' | 'under'

/** A number as a text gives it. */
export interface Quantity {
  readonly value: number
  /** Digits after the decimal point. */
  readonly decimals: number
  /** The size of its last digit: 0.1 for "1.9", 100,000 for "1.2 million", 0 for a plain whole number, which is exact. */
  readonly step: number
  /** Known unit in one spelling ("MB", "s"), "" without one. */
  readonly unit: string
  readonly qualifier: Qualifier
  readonly signed: boolean
  /** Written as a bare four-digit year could be. */
  readonly yearLike: boolean
  /** Written as a word ("twelve", "twice"). */
  readonly spelled: boolean
}

/** All values that could have been meant. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The values that round to a quantity; "about" is taken as a tenth either way. */
export function intervalOf(quantity: Quantity): Interval {
  const half = quantity.step / 2
  const slack = quantity.qualifier === 'exact' ? half : Math.max(half, Math.abs(quantity.value) / 10)
  return { low: quantity.value - slack, high: quantity.value + slack }
}

/** The extremes of a function that is monotonic in each of two quantities. */
export function spanOf(a: Interval, b: Interval, f: (x: number, y: number) => number): Interval {
  const corners = [f(a.low, b.low), f(a.low, b.high), f(a.high, b.low), f(a.high, b.high)]
  return { low: Math.min(...corners), high: Math.max(...corners) }
}
