import type { ArithmeticItem } from './arithmetic-item.ts'
import { dayNumber } from './calendar.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { formatDuration } from './format-duration.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'
import type { CalendarDay, QuantityToken, TimeToken, Token } from './token.ts'
import { withinRounding } from './within-rounding.ts'

const ZONE = '(?:[a-z]{2,4} )?'
const moment = (name: string) =>
  `(?:(?<${name}day>Y) (?:at |, )?)?(?<${name}>T) (?<${name}zone>${ZONE})(?:on (?<${name}date>Y) )?`
const SPAN = `${moment('from')}(?:to|until|till|through|-|–|—|→) ${moment('to')}`
const BETWEEN = `between ${moment('from')}and ${moment('to')}`
const ENDS = '(?=[)\\].,;:] |$|in total |in all |altogether |long |overall )'
const LEAD =
  '(?:(?:for|a total of|that is|ie|in total|lasting|or|so|=|in all|making|a duration of|which is|this is) ,? ?){0,2}'
const NOUN =
  '(?:outage|window|gap|downtime|incident|interruption|maintenance|meeting|period|pause|stretch|blackout|disruption|session|shift|flight|run)'

const PATTERNS = [
  // from 02:10 to 06:55 (4 h 45 min)
  shapePattern(`${SPAN}${words(3)}[,(:;—–=] ${LEAD}(?<stated>D) ${ENDS}`),
  shapePattern(`${BETWEEN}${words(3)}[,(:;—–=] ${LEAD}(?<stated>D) ${ENDS}`),
  // began at 02:10 and ended at 06:55, 4 h 45 min later
  shapePattern(`(?<from>T) (?:, )?${words(8, 1)}(?<to>T) [,(—–] (?:just |only )?(?<stated>D) (?=later |after[ )] )`),
  // from 02:10 to 06:55 for 4 h 45 min; from 02:10 to 06:55 is 4 h 45 min
  shapePattern(`${SPAN}(?:for|is|was|are|makes|lasted|took) (?<stated>D) ${ENDS}`),
  // lasted 45 minutes, from 14:02 to 14:47
  shapePattern(
    `${WORD_START}(?:for|lasted|took|lasting|ran|down|was|of|is) (?<stated>D) ${words(1)}(?:[,(:—–] )?(?:from )?${SPAN}`,
  ),
  // 45 minutes (14:02 to 14:47); a 45-minute outage from 14:02 to 14:47
  shapePattern(`(?<stated>D) (?:of ${words(2, 1)})?[(] (?:from )?${SPAN}(?=[)] )`),
  shapePattern(`(?<stated>D) (?:[a-z]+ )?${NOUN} ${words(2)}(?:[,(] )?from ${SPAN}`),
]

// 4 h 45 min (285 minutes); 90 minutes, i.e. 1.5 hours
const SAME = shapePattern(`(?<first>D) [(,=] (?<link>(?:ie|that is|equals|=|in other words) ,? ?)?(?<stated>D) ${ENDS}`)

const HALF_DAY = 43_200
const DAY = 86_400
const CLOCK_CHANGE = /(?<![a-z])(?:dst|daylight|clocks|summer time|winter time|time ?zones?) /
const REPEATED = /(?:every|each|per|by) $/

function isTime(token: Token | undefined): token is TimeToken {
  return token?.kind === 'time'
}

/** Seconds from one day to another, 0 where no days are named or one stands before both times, null where it is open. */
function daysBetween(fit: Fit): number | null {
  const ahead = fit.token('fromday')
  const from = ahead ?? fit.token('fromdate')
  const to = fit.token('today') ?? fit.token('todate')
  if (from?.kind === 'day' && to?.kind === 'day') return secondsBetweenDays(from.day, to.day)
  return to === undefined && (from === undefined || from === ahead) ? 0 : null
}

function secondsBetweenDays(from: CalendarDay, to: CalendarDay): number | null {
  const year = from.year ?? to.year
  if (year === null) return null
  const start = dayNumber(from, year)
  const end = dayNumber(to, to.year ?? year)
  return start === null || end === null ? null : (end - start) * DAY
}

interface Elapsed {
  readonly seconds: number
  /** The elapsed time is known but for whole multiples of this. */
  readonly cycle: number
}

/** A clock of twelve hours may be meant: "from 9:00 to 5:00". */
function twelveHourClock(text: string, from: TimeToken, to: TimeToken): boolean {
  const marked = [from, to].some(({ start, end }) => /[ap]m$/i.test(text.slice(start, end)))
  return !marked && from.seconds < HALF_DAY + 3600 && to.seconds < from.seconds
}

function zonesDiffer(fit: Fit): boolean {
  const from = fit.words('fromzone')
  const to = fit.words('tozone')
  return from !== '' && to !== '' && from !== to
}

/** The time between two moments; without days it may pass midnight. */
function elapsed(text: string, fit: Fit, from: TimeToken, to: TimeToken): Elapsed | null {
  const days = daysBetween(fit)
  if (days === null || zonesDiffer(fit)) return null
  const seconds = to.seconds - from.seconds + days
  if (days !== 0) return seconds > 0 ? { seconds, cycle: 0 } : null
  if (seconds === 0) return null
  return { seconds: seconds < 0 ? seconds + DAY : seconds, cycle: twelveHourClock(text, from, to) ? HALF_DAY : DAY }
}

/** The elapsed time that a stated duration may mean, undefined where it fits none. */
function meantTime(stated: QuantityToken, { seconds, cycle }: Elapsed, slack: number): number | undefined {
  const candidates = cycle === 0 ? [seconds] : [seconds, seconds + cycle, seconds - cycle]
  return candidates
    .filter((candidate) => candidate > 0)
    .find((candidate) => withinRounding(stated.quantity, { low: candidate - slack, high: candidate + slack }))
}

function spanItem(text: string, sentence: Sentence, fit: Fit): ArithmeticItem[] {
  const from = fit.token('from')
  const to = fit.token('to')
  const stated = fit.figure('stated')
  if (!isTime(from) || !isTime(to) || stated === undefined) return []
  const time = elapsed(text, fit, from, to)
  if (time === null || REPEATED.test(sentence.shape.slice(Math.max(0, fit.first - 10), fit.first))) return []
  // A time without seconds is up to a minute off at either end.
  const meant = meantTime(stated, time, Math.max(from.step, to.step))
  if (meant === undefined && CLOCK_CHANGE.test(sentence.shape)) return []
  const computed = formatDuration(meant ?? time.seconds)
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'duration',
      stated: text.slice(stated.start, stated.end),
      computed,
      agrees: meant !== undefined,
      how: `${text.slice(from.start, from.end)} to ${text.slice(to.start, to.end)} is ${computed}`,
    },
  ]
}

function sameItem(text: string, fit: Fit): ArithmeticItem[] {
  const first = fit.figure('first')
  const stated = fit.figure('stated')
  if (first === undefined || stated === undefined) return []
  const compound = [first, stated].some(({ start, end }) =>
    /\d\D{1,12}\d/.test(text.slice(start, end).replace(/[.,]/g, '')),
  )
  if (!compound && fit.words('link') === '') return []
  const { value, step, qualifier } = first.quantity
  if (qualifier !== 'exact') return []
  const slack = compound ? step / 2 : 0
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'duration',
      stated: text.slice(stated.start, stated.end),
      computed: formatDuration(value),
      agrees: withinRounding(stated.quantity, { low: value - slack, high: value + slack }),
      how: `${text.slice(first.start, first.end)} is ${formatDuration(value)}`,
    },
  ]
}

/** Durations that stand beside their two times of day, or beside the same duration in other units. */
export function findDurations(text: string, sentence: Sentence): ArithmeticItem[] {
  if (!sentence.shape.includes('D ')) return []
  const times = sentence.shape.includes('T ')
    ? PATTERNS.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => spanItem(text, sentence, fit)))
    : []
  return [...times, ...fits(sentence, SAME).flatMap((fit) => sameItem(text, fit))]
}
