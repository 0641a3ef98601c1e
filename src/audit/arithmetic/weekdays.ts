import type { ArithmeticItem } from './arithmetic-item.ts'
import { dayNumber, weekdayNamed, weekdayOf } from './calendar.ts'
import { shapePattern, WORD_START } from './filler.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'

const NAME =
  '(?<weekday>(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun) )'
const PATTERNS = [
  // Monday, 3 March 2025; Mon 2025-03-03; Tuesday the 4th of March 2025
  shapePattern(`${WORD_START}${NAME}(?:, |[(] )?(?:the )?(?<day>Y) `),
  // 2025-03-03 (Monday); 3 March 2025, a Monday; 3 March 2025 was a Monday
  shapePattern(
    `(?<day>Y) (?:[(] |, )?(?:(?:which )?(?:was|is|fell on|falls on|being) )?(?:on )?(?:a )?${NAME}(?=[).,;:] |$|and |when |at |in |evening |morning |night |afternoon )`,
  ),
]
/** Earlier days may be told in the Julian calendar. */
const FIRST_YEAR = 1800

function itemOf(text: string, fit: Fit): ArithmeticItem[] {
  const day = fit.token('day')
  const weekday = fit.token('weekday')
  const named = weekdayNamed(fit.words('weekday').trim())
  if (day?.kind !== 'day' || weekday === undefined || named === undefined) return []
  if (day.day.year === null || day.day.year < FIRST_YEAR) return []
  const number = dayNumber(day.day, day.day.year)
  const written = text.slice(day.start, day.end)
  const computed = number === null ? 'no such day' : weekdayOf(number)
  return [
    {
      start: fit.start,
      end: Math.max(day.end, weekday.end),
      kind: 'date',
      stated: text.slice(weekday.start, weekday.end),
      computed,
      agrees: computed === named,
      how: number === null ? `the calendar has no ${written}` : `${written} is a ${computed}`,
    },
  ]
}

/** Weekdays that stand beside a day with its year. */
export function findWeekdays(text: string, sentence: Sentence): ArithmeticItem[] {
  if (!sentence.shape.includes('Y ')) return []
  return PATTERNS.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => itemOf(text, fit)))
}
