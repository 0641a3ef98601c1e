export interface Interval {
  readonly low: number
  readonly high: number
}

/** Two-sided 95%. */
const Z = 1.96

/**
 * Wilson's score interval of a share (E. B. Wilson 1927, JASA 22:209): (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n). Unlike
 * the plain one it does not call 5 of 5 certain. Of nothing it is everything.
 *
 * @example
 * wilson(5, 5).low // 0.5655: 5 / (5 + 3.8416)
 */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const share = hits / of
  const scale = 1 + (Z * Z) / of
  const middle = share + (Z * Z) / (2 * of)
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** Four decimals, as figures are shown. */
export const shown = (figure: number): number => Math.round(figure * 10_000) / 10_000
