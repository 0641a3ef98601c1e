/** Chance that a seed repeats: the same seed gives the same run of faults. */
export interface Dice {
  /** From 0 up to 1. */
  next(): number
  /** From 0 up to the bound. */
  below(bound: number): number
}

/** The mulberry32 generator. */
export const createDice = (seed: number): Dice => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, below: (bound) => Math.floor(next() * bound) }
}

/** Picks by share of a hundred; undefined for what the shares leave over. */
export const pick = <Name extends string>(dice: Dice, shares: Readonly<Record<Name, number>>): Name | undefined => {
  let left = dice.next() * 100
  for (const [name, share] of Object.entries(shares) as [Name, number][]) {
    left -= share
    if (left < 0) return name
  }
  return undefined
}
