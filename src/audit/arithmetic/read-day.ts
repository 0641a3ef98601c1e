import type { DayToken, Token } from './token.ts'

const MONTHS = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]
const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
)

interface ReadDay {
  readonly token: DayToken
  readonly used: number
}

/** The month that a word names; it must begin with a capital, since "may" and "march" are also verbs. */
function monthAt(masked: string, token: Token | undefined): number | undefined {
  const month = token?.kind === 'word' ? MONTH_NUMBERS.get(token.word) : undefined
  return month !== undefined && /\p{Lu}/u.test(masked[token?.start ?? 0] ?? '') ? month : undefined
}

interface DayNumber {
  readonly day: number
  readonly used: number
}

/** "3" or "3rd" (two tokens, which touch). */
function dayNumberAt(tokens: readonly Token[], index: number): DayNumber | null {
  const token = tokens[index]
  if (token?.kind !== 'quantity' || token.quantity.decimals > 0) return null
  const day = token.quantity.value
  if (day < 1 || day > 31 || token.letter !== 'N') return null
  const next = tokens[index + 1]
  if (next?.start !== token.end) return { day, used: 1 }
  if (next.kind === 'word') return /^(?:st|nd|rd|th)$/.test(next.word) ? { day, used: 2 } : null
  return next.kind === 'symbol' && !/^[,;:)\]"”]$/.test(next.symbol) ? null : { day, used: 1 }
}

function yearAt(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index]
  return token?.kind === 'quantity' && token.quantity.yearLike ? token.quantity.value : null
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.word === word
}

function isComma(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && token.symbol === ','
}

function dayToken(tokens: readonly Token[], index: number, used: number, month: number, day: number): ReadDay {
  const comma = isComma(tokens[index + used]) ? 1 : 0
  const year = yearAt(tokens, index + used + comma)
  const length = year === null ? used : used + comma + 1
  const start = tokens[index]?.start ?? 0
  const end = tokens[index + length - 1]?.end ?? start
  return { token: { kind: 'day', start, end, day: { year, month, day } }, used: length }
}

/** "3 March 2025", "3rd of March", "March 3, 2025" from the token at `index`; null for anything else. */
export function readDay(masked: string, tokens: readonly Token[], index: number): ReadDay | null {
  const number = dayNumberAt(tokens, index)
  if (number !== null) {
    const of = isWord(tokens[index + number.used], 'of') ? 1 : 0
    const month = monthAt(masked, tokens[index + number.used + of])
    return month === undefined ? null : dayToken(tokens, index, number.used + of + 1, month, number.day)
  }
  const month = monthAt(masked, tokens[index])
  const day = month === undefined ? null : dayNumberAt(tokens, index + 1)
  return month === undefined || day === null ? null : dayToken(tokens, index, 1 + day.used, month, day.day)
}
