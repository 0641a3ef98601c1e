import { compiled, erfc, igamc, incbet } from 'cephes'

// The library is WebAssembly: the same bits on every machine, where Math.exp and Math.pow differ between engines.
await compiled

/** The library reports underflow by throwing; the tail is then 0 or 1 to every digit that is reported. */
function orLimit(compute: () => number, limit: number): number {
  try {
    return compute()
  } catch {
    return limit
  }
}

/** Two-sided tail of Student's t. Abramowitz and Stegun 26.7.1. */
export function tailOfT(t: number, df: number): number {
  return orLimit(() => incbet(df / 2, 0.5, df / (df + t * t)), 0)
}

/** Upper tail of F. Abramowitz and Stegun 26.6.2. */
export function tailOfF(f: number, df1: number, df2: number): number {
  return orLimit(() => incbet(df2 / 2, df1 / 2, df2 / (df2 + df1 * f)), 0)
}

/** Upper tail of chi-squared. Abramowitz and Stegun 26.4.19. */
export function tailOfChiSquared(x: number, df: number): number {
  return orLimit(() => igamc(df / 2, x / 2), x < df ? 1 : 0)
}

/** Two-sided tail of the standard normal distribution. */
export function tailOfZ(z: number): number {
  return orLimit(() => erfc(Math.abs(z) / Math.SQRT2), 0)
}

/** Two-sided tail of a correlation, by its t. */
export function tailOfR(r: number, df: number): number {
  if (Math.abs(r) >= 1) return 0
  return tailOfT(r * Math.sqrt(df / (1 - r * r)), df)
}
