import { formatNumber } from './format-number.ts'

const UNITS: readonly (readonly [number, string])[] = [
  [86_400, 'days'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
]

/** Seconds as a reader would write them: "4 h 45 min", "12 days", "0.25 s". */
export function formatDuration(seconds: number): string {
  if (seconds < 0) return `-${formatDuration(-seconds)}`
  if (seconds < 60) return `${formatNumber(seconds, 3)} s`
  const parts: string[] = []
  let rest = Math.round(seconds)
  for (const [size, unit] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit === 'days' && count === 1 ? 'day' : unit}`)
  }
  return parts.slice(0, 3).join(' ')
}
