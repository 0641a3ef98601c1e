import { ascending, descending, sum } from 'd3-array'

/**
 * Gini coefficient of amounts, from 0 (all equal) towards 1 (one has all); null where there is nothing to share.
 * G = 2 * sum(i * x_i) / (n * sum(x)) - (n + 1) / n with x ascending and i from 1: Gini's mean difference over twice the
 * mean, without correction for sample size (Damgaard and Weiner, Ecology 81, 2000).
 *
 * @example
 * gini([1, 1, 1]) // 0
 * gini([0, 0, 3]) // 0.667
 */
export function gini(amounts: readonly number[]): number | null {
  const total = sum(amounts)
  if (total === 0) return null
  const n = amounts.length
  const weighted = sum([...amounts].sort(ascending), (amount, index) => amount * (index + 1))
  return (2 * weighted) / (n * total) - (n + 1) / n
}

/** What part of the total the largest few have; null where there is nothing to share. */
export function topShare(amounts: readonly number[], few: number): number | null {
  const total = sum(amounts)
  return total === 0 ? null : sum([...amounts].sort(descending).slice(0, few)) / total
}
