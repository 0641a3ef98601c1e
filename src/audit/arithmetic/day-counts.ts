import type { ArithmeticItem } from './arithmetic-item.ts'
import { dayNumber } from './calendar.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { formatDuration } from './format-duration.ts'
import type { Interval } from './quantity.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'
import type { CalendarDay, Token } from './token.ts'
import { withinRounding } from './within-rounding.ts'

const SPAN = '(?:(?<from>Y)|(?<fromday>N)) (?:to|until|till|through|-|–|—) (?:(?<to>Y)|(?<today>N)) '
const ENDS = '(?=[)\\].,;:] |$|in total |in all |altogether |later |apart |long )'
const LEAD = '(?:(?:for|a total of|that is|ie|in total|lasting|or|so|=|in all|which is|just|only) ,? ?){0,2}'
const NOUN =
  '(?:outage|window|gap|downtime|incident|interruption|period|pause|stretch|delay|trial|run|test|experiment|trip|study|audit)'

const PATTERNS = [
  // from 5 to 17 December (12 days)
  shapePattern(`from ${SPAN}${words(3)}[,(:;—–=] ${LEAD}(?<stated>D) ${ENDS}`),
  shapePattern(`(?<from>Y) (?:to|until|till|through|-|–|—) (?<to>Y) [,(:;—–=] ${LEAD}(?<stated>D) ${ENDS}`),
  shapePattern(`between (?<from>Y) and (?<to>Y) [,(:;—–=] ${LEAD}(?<stated>D) ${ENDS}`),
  // open for 12 days, from 5 to 17 December; a 12-day outage from 5 to 17 December
  shapePattern(`${WORD_START}(?:for|lasted|took|lasting|ran|open|down|was) (?<stated>D) (?:[,(:—–] )?from ${SPAN}`),
  shapePattern(`(?<stated>D) (?:[a-z]+ )?${NOUN} ${words(2)}(?:[,(] )?from ${SPAN}`),
  // reported on 3 March 2025 and fixed on 10 March 2025, 7 days later
  shapePattern(
    `(?<from>Y) (?:, )?${words(8, 1)}(?<to>Y) [,(—–] (?:just |only |which is )?(?<stated>D) (?=later |after[ )] )`,
  ),
  // 10 March 2025, 7 days after 3 March 2025
  shapePattern(`(?<to>Y) [,(—–] (?:just |only )?(?<stated>D) (?:after|from) ${words(3)}(?<from>Y) `),
]

const DAY = 86_400
/** A year for days that are told without one; not a leap year, which is allowed for. */
const SOME_YEAR = 2001

function dayOf(fit: Fit, name: 'from' | 'to', other: Token | undefined): CalendarDay | null {
  const token = fit.token(name)
  if (token?.kind === 'day') return token.day
  const number = fit.figure(`${name}day`)?.quantity
  if (number === undefined || other?.kind !== 'day' || number.unit !== '' || !Number.isInteger(number.value))
    return null
  return number.value >= 1 && number.value <= 31 ? { ...other.day, day: number.value } : null
}

function isBefore(a: CalendarDay, b: CalendarDay): boolean {
  return a.month < b.month || (a.month === b.month && a.day < b.day)
}

interface Years {
  readonly from: number
  readonly to: number
}

/** The years of the two days; the later one gives its year to the other. */
function yearsOf(from: CalendarDay, to: CalendarDay): Years | null {
  if (from.year !== null && to.year === null) return null
  const last = to.year ?? (isBefore(to, from) ? SOME_YEAR + 1 : SOME_YEAR)
  return { from: from.year ?? (isBefore(to, from) ? last - 1 : last), to: last }
}

/** The days between, counted without the last day and with it. */
function countDays(from: CalendarDay, to: CalendarDay): Interval | null {
  const years = yearsOf(from, to)
  const start = years === null ? null : dayNumber(from, years.from)
  const end = years === null ? null : dayNumber(to, years.to)
  if (start === null || end === null || end <= start) return null
  const leap =
    to.year === null && end - start > 1 && (from.month <= 2 || years?.from !== years?.to) && to.month > 2 ? 1 : 0
  return { low: end - start, high: end - start + 1 + leap }
}

function itemOf(text: string, fit: Fit): ArithmeticItem[] {
  const stated = fit.figure('stated')
  const from = dayOf(fit, 'from', fit.token('to'))
  const to = dayOf(fit, 'to', fit.token('from'))
  if (stated === undefined || from === null || to === null || stated.quantity.step < DAY) return []
  const days = countDays(from, to)
  if (days === null) return []
  const interval = { low: days.low * DAY, high: days.high * DAY }
  const computed = `${formatDuration(interval.low)}, ${days.low + 1} with the last`
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'date',
      stated: text.slice(stated.start, stated.end),
      computed,
      agrees: withinRounding(stated.quantity, interval),
      how: `between the two days lie ${computed}`,
    },
  ]
}

/** Numbers of days or weeks that stand beside the first and the last day. */
export function findDayCounts(text: string, sentence: Sentence): ArithmeticItem[] {
  if (!sentence.shape.includes('Y ') || !sentence.shape.includes('D ')) return []
  return PATTERNS.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => itemOf(text, fit)))
}
