import type { Interval, Quantity } from './quantity.ts'

/** A figure is looser than its last digit in prose: "2,000 more" is said of 2,008. */
function proseStep(stated: Quantity): number {
  if (stated.step > 0) return stated.step
  const digits = String(Math.abs(stated.value))
  let zeros = 0
  while (zeros < digits.length - 1 && digits[digits.length - 1 - zeros] === '0') zeros++
  return zeros >= 2 ? 10 ** (zeros - 1) : 0
}

/** A share of up to a million parts lies at least a millionth of a step off a rounder one. */
const SHORT_OF_ONE = 1 - 1e-6

/** The values for which the stated figure is a fair report. */
function accepted(stated: Quantity, step: number, eitherWay: boolean): Interval {
  const value = stated.value
  const half = step / 2
  const tenth = Math.abs(value) / 10
  switch (stated.qualifier) {
    case 'about':
      return { low: value - tenth - half, high: value + tenth + half }
    case 'nearly':
      return { low: value - 2 * tenth - half, high: value + half }
    case 'over':
      return { low: value - half, high: Number.POSITIVE_INFINITY }
    case 'under':
      return { low: Number.NEGATIVE_INFINITY, high: value + half }
    default:
      // A whole step off is no rounding: 1% for nought, 13% for twelve. Just short of it is: 0.2% for 5 of 4996.
      return eitherWay
        ? { low: value - step * SHORT_OF_ONE, high: value + step * SHORT_OF_ONE }
        : { low: value - half, high: value + half }
  }
}

export interface RoundingOptions {
  /** The size of the stated figure's last digit, where it is not what the figure itself shows. */
  readonly step?: number
  /** Rounding up and cutting off are accepted too: 66% and 67% for two thirds, 33% and 34% for one. */
  readonly eitherWay?: boolean
}

/**
 * Whether a stated figure can be the rounded form of a value in the interval. A half may go either way.
 *
 * @example withinRounding(quantity('35%'), { low: 30, high: 30 }) // false
 */
export function withinRounding(stated: Quantity, computed: Interval, options: RoundingOptions = {}): boolean {
  const fair = accepted(stated, options.step ?? proseStep(stated), options.eitherWay ?? false)
  const slack = 1e-9 * Math.max(1, Math.abs(stated.value))
  return computed.low <= fair.high + slack && computed.high >= fair.low - slack
}
