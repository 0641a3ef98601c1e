import type { ArithmeticItem, ArithmeticKind } from './arithmetic-item.ts'
import type { ComparablePair } from './comparable.ts'
import { formatDuration } from './format-duration.ts'
import { formatNumber } from './format-number.ts'
import { type Interval, intervalOf, type Quantity, spanOf } from './quantity.ts'
import type { QuantityToken } from './token.ts'
import { withinRounding } from './within-rounding.ts'

/** What the words around a stated change say of its direction; "any" where they leave it open. */
export type Direction = 'up' | 'down' | 'any'

export interface StatedChange {
  readonly pair: ComparablePair
  readonly stated: QuantityToken
  readonly direction: Direction
  /** Either figure may be the base ("148 s against 212 s, 30% faster"). */
  readonly eitherBase: boolean
}

export type Judgement = Pick<ArithmeticItem, 'kind' | 'computed' | 'agrees' | 'how'>

function contradicts(direction: Direction, moved: number): boolean {
  return (direction === 'up' && moved < 0) || (direction === 'down' && moved > 0)
}

function magnitude({ low, high }: Interval): Interval {
  if (low <= 0 && high >= 0) return { low: 0, high: Math.max(-low, high) }
  return low > 0 ? { low, high } : { low: -high, high: -low }
}

function statedMagnitude(stated: QuantityToken): QuantityToken['quantity'] {
  return { ...stated.quantity, value: Math.abs(stated.quantity.value), signed: false }
}

function directionOf({ direction, stated }: StatedChange): Direction {
  if (!stated.quantity.signed) return direction
  return stated.quantity.value < 0 ? 'down' : 'up'
}

/** A figure as a calculation shows it; durations in words. */
function plain(quantity: Quantity): string {
  return quantity.unit === 's' ? formatDuration(quantity.value) : formatNumber(quantity.value, 6)
}

function signed(value: number, decimals: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value, decimals)}`
}

function judgement(kind: ArithmeticKind, computed: string, agrees: boolean, how: string): Judgement {
  return { kind, computed, agrees, how }
}

interface Relative {
  readonly from: Quantity
  readonly to: Quantity
  readonly interval: Interval
}

/** The changes in per cent that the figures allow, by each base that may be meant. */
function relativeChanges({ pair: { from, to }, eitherBase }: StatedChange): Relative[] {
  const bases = eitherBase
    ? [
        { from, to },
        { from: to, to: from },
      ]
    : [{ from, to }]
  return bases.map((base) => {
    const change = spanOf(intervalOf(base.from), intervalOf(base.to), (x, y) => (100 * (y - x)) / x)
    return { ...base, interval: magnitude(change) }
  })
}

/** A stated percentage; between two percentages it may have been percentage points. */
function judgePercent(change: StatedChange): Judgement | null {
  const { from, to, percent } = change.pair
  if (from.value <= 0 || to.value <= 0) return null
  const decimals = change.stated.quantity.decimals
  const options = { step: 10 ** -decimals, eitherWay: true }
  const stated = statedMagnitude(change.stated)
  const turned = contradicts(directionOf(change), to.value - from.value)
  const fit = turned
    ? undefined
    : relativeChanges(change).find(({ interval }) => withinRounding(stated, interval, options))
  const base = fit ?? change.pair
  const inPercent = `${signed((100 * (base.to.value - base.from.value)) / base.from.value, decimals + 1)}%`
  const figures = `(${plain(base.to)} - ${plain(base.from)}) / ${plain(base.from)} = ${inPercent}`
  if (!percent || fit !== undefined) return judgement('percent_change', inPercent, fit !== undefined, figures)
  const inPoints = `${signed(to.value - from.value, decimals + 1)} percentage points`
  const points = magnitude(spanOf(intervalOf(from), intervalOf(to), (x, y) => y - x))
  if (turned || !withinRounding(stated, points, options)) {
    return judgement('percent_change', inPercent, false, `${figures}, or ${inPoints}`)
  }
  return judgement(
    'percentage_points',
    inPoints,
    false,
    `${inPoints} between the two; of the first that is ${inPercent}`,
  )
}

function judgeDifference(change: StatedChange, kind: ArithmeticKind): Judgement | null {
  const { from, to } = change.pair
  const unit = change.stated.quantity.unit
  if (unit !== '' && unit !== to.unit) return null
  const moved = to.value - from.value
  const interval = magnitude(spanOf(intervalOf(from), intervalOf(to), (x, y) => y - x))
  const agrees = withinRounding(statedMagnitude(change.stated), interval) && !contradicts(directionOf(change), moved)
  const shown = shownDifference(moved, Math.max(from.decimals, to.decimals), to.unit, kind)
  const sign = directionOf(change) !== 'any' && moved > 0 ? '+' : ''
  const computed = directionOf(change) === 'any' ? shown.replace(/^-/, '') : `${sign}${shown}`
  return judgement(kind, computed, agrees, `${plain(to)} - ${plain(from)} = ${shown}`)
}

function shownDifference(moved: number, decimals: number, unit: string, kind: ArithmeticKind): string {
  if (unit === 's') return formatDuration(moved)
  const number = formatNumber(moved, decimals)
  if (kind === 'percentage_points') return `${number} percentage points`
  return unit === '' ? number : `${number} ${unit}`
}

/** A stated multiple; "3x more" may be three times or four times as many. */
function judgeRatio(change: StatedChange): Judgement | null {
  const { from, to } = change.pair
  if (from.value <= 0 || to.value <= 0) return null
  const grows = to.value >= from.value
  const larger = grows ? to : from
  const smaller = grows ? from : to
  const ratio = spanOf(intervalOf(larger), intervalOf(smaller), (x, y) => x / y)
  const stated = statedMagnitude(change.stated)
  // A word ("twice") is said of what is within 15% of it.
  const step = stated.spelled ? 0.3 * stated.value : stated.step || 1
  const more =
    change.direction !== 'any' && withinRounding(stated, { low: ratio.low - 1, high: ratio.high - 1 }, { step })
  const agrees =
    (withinRounding(stated, ratio, { step }) || more) && !contradicts(change.direction, to.value - from.value)
  const computed = `${formatNumber(larger.value / smaller.value, Math.max(2, change.stated.quantity.decimals + 1))}x`
  const figures = `${plain(larger)} / ${plain(smaller)} = ${computed}`
  return judgement('ratio', computed, agrees, figures)
}

function judge(change: StatedChange): Judgement | null {
  switch (change.stated.letter) {
    case 'P':
      return judgePercent(change)
    case 'X':
      return judgeRatio(change)
    case 'Q':
      return judgeDifference(change, change.pair.percent ? 'percentage_points' : 'difference')
    default:
      return change.pair.percent ? null : judgeDifference(change, 'difference')
  }
}

/**
 * What a stated change comes to; null where its unit does not fit the two figures, or where it fits in neither size nor
 * direction, since it is then of something else ("dropped 90% after we went from 1 to 3 replicas").
 */
export function judgeChange(change: StatedChange): Judgement | null {
  const judged = judge(change)
  if (judged?.agrees !== false || !contradicts(directionOf(change), change.pair.to.value - change.pair.from.value))
    return judged
  const size = judge({
    ...change,
    direction: 'any',
    stated: { ...change.stated, quantity: statedMagnitude(change.stated) },
  })
  return size?.agrees === true ? judged : null
}
