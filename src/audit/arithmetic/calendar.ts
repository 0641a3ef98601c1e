import type { CalendarDay } from './token.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY_MS = 86_400_000

/** Days since 1970-01-01 in the Gregorian calendar; null for a day that does not exist. */
export function dayNumber({ month, day }: CalendarDay, year: number): number | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return Math.round(date.getTime() / DAY_MS)
}

/** The English name of the weekday of a day number. */
export function weekdayOf(number: number): string {
  return WEEKDAYS[(((number + 4) % 7) + 7) % 7] ?? ''
}

/** The weekday that a word of a shape names ("monday", "mon"), undefined for any other word. */
export function weekdayNamed(word: string): string | undefined {
  if (word.length < 3) return undefined
  const abbreviations = new Map([
    ['tues', 'Tuesday'],
    ['thur', 'Thursday'],
    ['thurs', 'Thursday'],
  ])
  return (
    abbreviations.get(word) ??
    WEEKDAYS.find((name) => name.toLowerCase() === word || name.slice(0, 3).toLowerCase() === word)
  )
}
