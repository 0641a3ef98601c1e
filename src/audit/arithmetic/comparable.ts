import type { Quantity } from './quantity.ts'
import type { QuantityToken } from './token.ts'

/** Two figures of one kind, the first given the unit of the second where it has none ("from 11 to 2 minutes"). */
export interface ComparablePair {
  readonly from: Quantity
  readonly to: Quantity
  readonly percent: boolean
}

/** How many base units one unit of the figure is: 60 for minutes. */
function factorOf(quantity: Quantity): number {
  return quantity.step === 0 ? 1 : quantity.step * 10 ** quantity.decimals
}

function withUnitOf(bare: Quantity, model: Quantity): Quantity {
  const factor = model.unit === 's' ? factorOf(model) : 1
  const step = (bare.step === 0 ? 1 : bare.step) * factor
  return { ...bare, value: bare.value * factor, step, unit: model.unit, yearLike: false }
}

/** Both like years, or one of them beside a figure of another size. */
function mayBeYears(from: Quantity, to: Quantity): boolean {
  if (!from.yearLike && !to.yearLike) return false
  const ratio = from.value / to.value
  return (from.yearLike && to.yearLike) || ratio > 3 || ratio < 1 / 3
}

/** The two as figures that may be compared; null where they measure different things or look like years. */
export function comparable(from: QuantityToken, to: QuantityToken): ComparablePair | null {
  const bare = from.letter === 'N' && from.quantity.unit === ''
  if (to.letter === 'P') {
    if (from.letter !== 'P' && !bare) return null
    return { from: from.quantity, to: to.quantity, percent: true }
  }
  if (bare && to.quantity.unit !== '') {
    return { from: withUnitOf(from.quantity, to.quantity), to: to.quantity, percent: false }
  }
  if (from.letter !== to.letter || from.quantity.unit !== to.quantity.unit) return null
  if (mayBeYears(from.quantity, to.quantity)) return null
  return { from: from.quantity, to: to.quantity, percent: false }
}
