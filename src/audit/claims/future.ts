import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { isPast } from './tense.ts'
import { lowerAt, verbAt } from './verbs.ts'
import { FUTURE_TIME } from './words.ts'

/** No sentence about an appointment is longer. */
const LONGEST = 16
const TO_COME = words(
  'start begin end go come move take get ship open close be happen continue follow meet run land change set last stay leave return',
)

/** "until the 30th", "until 2028", "until June". */
const isUntil = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.lower === 'until' &&
  tokens.slice(i + 1, i + 3).some((t) => /^(?:20\d\d|\d{1,2}(?:st|nd|rd|th))$/.test(t.lower) || FUTURE_TIME.has(t.word))

const WHICH = words('later next')

/** A time to come, where none of comparing or giving a lower bound is meant: "later than", "1.2 or later". */
function isTimeAt(tokens: readonly Token[], i: number): boolean {
  if (!FUTURE_TIME.at(tokens, i)) return isUntil(tokens, i)
  if (WHICH.at(tokens, i) && tokens[i - 1]?.pos === 'DET') return false
  return (
    lowerAt(tokens, i + 1) !== 'than' &&
    !/^(?:than|or|and|s|ms|sec|seconds|minutes|hours|days)$/.test(lowerAt(tokens, i - 1))
  )
}

/** "gets descaled at eleven": an appointment by the clock. */
const isByTheClock = (tokens: readonly Token[]): boolean =>
  tokens.length < 12 &&
  tokens.some((t, i) => t.lower === 'at' && CLOCK.test(lowerAt(tokens, i + 1)) && i >= tokens.length - 4) &&
  tokens.some((t, i) => /^(?:gets?|starts?|begins?|opens?|closes?|meets?|ends?)$/.test(t.lower) && i > 0)

const CLOCK =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\d{1,2}(?:[:.]\d\d)?(?:am|pm)?)$/

const MOVED = words('move shift slip')

/** "Roll-out starts on Monday": a present verb with a time to come. */
export function isAboutTheFuture(tokens: readonly Token[]): boolean {
  if (isByTheClock(tokens)) return true
  if (isPast(tokens) || tokens.length > LONGEST) return false
  const i = tokens.findIndex((_, at) => isTimeAt(tokens, at))
  if (i < 0 || tokens.slice(0, i).some((t) => t.lower === 'than')) return false
  if (/^(?:tomorrow|tonight|soon|later|next)$/.test(lowerAt(tokens, i))) return true
  const verb = tokens.find((_, at) => verbAt(tokens, at)) ?? tokens.find((t) => TO_COME.has(t.root))
  const placed =
    /^(?:on|in|by|next|until|from|at|this|the|for)$/.test(
      lowerAt(tokens, /^\d/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1),
    ) ||
    isUntil(tokens, i) ||
    (lowerAt(tokens, i - 1) === 'to' && verb !== undefined && MOVED.has(verb.root))
  return placed && verb !== undefined && TO_COME.has(verb.root)
}
