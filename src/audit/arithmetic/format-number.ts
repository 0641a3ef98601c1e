/** A number with at most so many decimals and no trailing zeros, the same on every machine. */
export function formatNumber(value: number, decimals: number): string {
  const fixed = Math.abs(value).toFixed(Math.min(decimals, 12))
  const trimmed = fixed.includes('.') ? fixed.replace(/0{1,12}$/, '').replace(/\.$/, '') : fixed
  return value < 0 && Number(trimmed) !== 0 ? `-${trimmed}` : trimmed
}
