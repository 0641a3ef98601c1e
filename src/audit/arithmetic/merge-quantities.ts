import { numberWord } from './number-words.ts'
import { takeQualifier } from './qualifiers.ts'
import type { Quantity } from './quantity.ts'
import { readDay } from './read-day.ts'
import { readSuffix } from './read-suffix.ts'
import type { QuantityToken, Token } from './token.ts'

const SPELLED_MULTIPLES = new Map([
  ['twice', 2],
  ['thrice', 3],
  ['twofold', 2],
  ['threefold', 3],
  ['fourfold', 4],
  ['fivefold', 5],
  ['tenfold', 10],
])

function spelledToken(token: Token & { kind: 'word' }, value: number, letter: 'N' | 'X'): QuantityToken {
  const quantity: Quantity = {
    value,
    decimals: 0,
    step: 0,
    unit: '',
    qualifier: 'exact',
    signed: false,
    yearLike: false,
    spelled: true,
  }
  return { kind: 'quantity', letter, start: token.start, end: token.end, quantity }
}

/** A number word; "one" only where it counts ("one of the four"). */
function spelled(tokens: readonly Token[], index: number): QuantityToken | null {
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const multiple = SPELLED_MULTIPLES.get(token.word)
  if (multiple !== undefined) return spelledToken(token, multiple, 'X')
  const value = numberWord(token.word)
  if (value === undefined) return null
  const next = tokens[index + 1]
  if (value === 1 && !(next?.kind === 'word' && /^(?:of|in|out)$/.test(next.word))) return null
  return spelledToken(token, value, 'N')
}

function touches(left: Token | undefined, right: Token): left is Token {
  return left !== undefined && left.end === right.start
}

/** "#12", "file.ts:12", "a/3", "2^31": a number that names something. */
function isLabel(read: readonly Token[], token: Token): boolean {
  const mark = read.at(-1)
  if (mark?.kind !== 'symbol' || !touches(mark, token)) return false
  if ('#@^\\&'.includes(mark.symbol)) return true
  const before = read.at(-2)
  return (
    ':/='.includes(mark.symbol) &&
    touches(before, mark) &&
    (before.kind === 'word' || before.kind === 'opaque') &&
    mark.symbol !== '='
  )
}

/** A sign that touches its number and nothing before it. */
function takeSign(read: Token[], token: QuantityToken): QuantityToken {
  const mark = read.at(-1)
  if (mark?.kind !== 'symbol' || !'+-'.includes(mark.symbol) || !touches(mark, token)) return token
  const before = read.at(-2)
  if (touches(before, mark) && !(before.kind === 'symbol' && '([:='.includes(before.symbol))) return token
  read.pop()
  const value = mark.symbol === '-' ? -token.quantity.value : token.quantity.value
  return { ...token, start: mark.start, quantity: { ...token.quantity, value, signed: true } }
}

const CURRENCIES = new Map([
  ['$', 'usd'],
  ['€', 'eur'],
  ['£', 'gbp'],
])

function takeCurrency(read: Token[], token: QuantityToken): QuantityToken {
  const mark = read.at(-1)
  const unit = mark?.kind === 'symbol' ? CURRENCIES.get(mark.symbol) : undefined
  if (mark === undefined || unit === undefined || !touches(mark, token)) return token
  read.pop()
  return { ...token, start: mark.start, quantity: { ...token.quantity, unit, yearLike: false } }
}

/** "10-12" and "3–5" are ranges: neither end is the number. */
function takeRange(read: Token[], token: QuantityToken): Token {
  const dash = read.at(-1)
  const from = read.at(-2)
  if (dash?.kind !== 'symbol' || !'-–—'.includes(dash.symbol) || !touches(dash, token) || !touches(from, dash))
    return token
  if (from.kind !== 'quantity' && from.kind !== 'opaque') return token
  read.length -= 2
  return { kind: 'opaque', start: from.start, end: token.end }
}

/** "4 h" and "45 min" become one duration. */
function takeLargerDuration(read: Token[], token: QuantityToken): QuantityToken {
  const joint = read.at(-1)
  const joined = (joint?.kind === 'word' && joint.word === 'and') || (joint?.kind === 'symbol' && joint.symbol === ',')
  const larger = read.at(joined ? -2 : -1)
  if (larger?.kind !== 'quantity' || larger.letter !== 'D') return token
  const before = read.at(joined ? -3 : -2)
  const bounds = before?.kind === 'word' && /^(?:between|from)$/.test(before.word)
  const smaller = token.quantity.value < larger.quantity.step && token.quantity.step < larger.quantity.step
  if (bounds || !smaller || token.quantity.qualifier !== 'exact') return token
  read.length -= joined ? 2 : 1
  const quantity = {
    ...larger.quantity,
    value: larger.quantity.value + token.quantity.value,
    step: token.quantity.step,
  }
  return { ...larger, end: token.end, quantity }
}

/** "45m" behind hours is minutes; elsewhere it may be metres. */
function minutesAfterHours(read: readonly Token[], token: QuantityToken): QuantityToken {
  const before = read.at(-1)
  if (token.quantity.unit !== 'm' || before?.kind !== 'quantity' || before.letter !== 'D') return token
  return {
    ...token,
    letter: 'D',
    quantity: { ...token.quantity, value: token.quantity.value * 60, step: 60, unit: 's' },
  }
}

/** "by a factor of 2.5" */
function isFactor(read: readonly Token[], token: QuantityToken): boolean {
  const [factor, of] = read.slice(-2)
  return (
    token.letter === 'N' &&
    factor?.kind === 'word' &&
    factor.word === 'factor' &&
    of?.kind === 'word' &&
    of.word === 'of'
  )
}

function finish(read: Token[], number: QuantityToken): Token {
  if (isLabel(read, number)) return { kind: 'opaque', start: number.start, end: number.end }
  const ranged = takeRange(read, number)
  if (ranged.kind !== 'quantity') return ranged
  const token = minutesAfterHours(read, takeCurrency(read, takeSign(read, ranged)))
  const qualifier = takeQualifier(read)
  const letter = isFactor(read, token) ? 'X' : token.letter
  const loose: QuantityToken = { ...token, letter, quantity: { ...token.quantity, qualifier } }
  return loose.letter === 'D' ? takeLargerDuration(read, loose) : loose
}

const OF_DAY = /^(?:am|pm)$/

/** "5:30 pm" is 17:30, "12:10 am" is ten past midnight; "09:42:11Z" keeps its time. */
function readTime(tokens: readonly Token[], index: number, read: Token[]): number {
  const time = tokens[index]
  if (time?.kind !== 'time') return 0
  const next = tokens[index + 1]
  const tight = next?.kind === 'word' && next.start === time.end
  if (next?.kind !== 'word' || !(tight ? /^(?:am|pm|z)$/ : OF_DAY).test(next.word)) {
    read.push(tight ? { kind: 'opaque', start: time.start, end: time.end } : time)
    return 1
  }
  const hour = time.seconds % 43_200
  const seconds = next.word === 'z' ? time.seconds : hour + (next.word === 'pm' ? 43_200 : 0)
  read.push({ ...time, end: next.end, seconds })
  return 2
}

/** The number at `index` with what stands behind it; returns how many tokens were read. */
function readNumber(
  masked: string,
  tokens: readonly Token[],
  index: number,
  number: QuantityToken,
  read: Token[],
): number {
  if (number.letter === 'D') {
    read.push(number)
    return 1
  }
  const { token, used } =
    number.letter === 'X' ? { token: number, used: 0 } : readSuffix(masked, number, tokens, index + 1)
  const end = tokens[index + used]?.end ?? number.end
  read.push(token === null ? { kind: 'opaque', start: number.start, end } : finish(read, token))
  return 1 + used
}

/** Reads one token, or one figure of several; returns how many tokens were read. */
function readOne(masked: string, tokens: readonly Token[], index: number, read: Token[]): number {
  const token = tokens[index]
  if (token === undefined) return 1
  const day = readDay(masked, tokens, index)
  if (day !== null) {
    read.push(day.token)
    return day.used
  }
  if (token.kind === 'time') return readTime(tokens, index, read)
  const number = token.kind === 'quantity' ? token : spelled(tokens, index)
  if (number !== null) return readNumber(masked, tokens, index, number, read)
  read.push(token)
  return 1
}

/** The tokens with numbers, their units, signs and loosening words joined to quantities, and days of the calendar. */
export function mergeQuantities(masked: string, tokens: readonly Token[]): Token[] {
  const read: Token[] = []
  let index = 0
  while (index < tokens.length) index += readOne(masked, tokens, index, read)
  return read
}
