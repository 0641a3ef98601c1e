import { MASK } from '../mask-code.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './token.ts'

// Each is a run of one class of characters or a bounded repeat, so that reading is linear in the text.
const SPACE = /\s+/y
const MASKED = new RegExp(`${MASK}+`, 'y')
const WORD = /\p{L}[\p{L}\p{M}\p{N}_]*(?:['’.-][\p{L}\p{N}_]+)*/uy
const SYMBOL = /-{1,2}>|=>|./suy
const DIGITS = /\d+/y
const ISO_DAY = /\d{4}-\d{2}-\d{2}(?![\d-])/y
const CLOCK = /\d{1,2}:\d{2}(?::\d{2})?(?![\d:.]|,\d)/y
const COMPACT_DURATION = /(?:\d{1,4}h ?\d{1,2}(?:m(?:in)?(?: ?\d{1,2}s)?)?|\d{1,4}m ?\d{1,2}s)(?![\p{L}\d])/uy
const VERSION = /\d+(?:\.\d+){2,}/y
const NUMBER = /(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,3})?/y

const ABBREVIATION = /^(?:approx|vs|eg|ie|incl|resp|ca|no|nos|fig|figs|cf|al|ns|st|dr|mr|ms|prof|sec|min|hr|max|avg)$/
const DIGITS_KEPT = 15

/** Numbers with more digits than a double holds are no quantities. */
function numberToken(text: string, start: number): Token {
  const end = start + text.length
  const plain = text.replaceAll(',', '')
  const mark = plain.search(/[eE]/)
  const mantissa = mark === -1 ? plain : plain.slice(0, mark)
  if (mantissa.length > DIGITS_KEPT + 1) return { kind: 'opaque', start, end }
  const exponent = mark === -1 ? 0 : Number(plain.slice(mark + 1))
  const decimals = mantissa.includes('.') ? mantissa.length - mantissa.indexOf('.') - 1 : 0
  const exact = decimals === 0 && exponent === 0
  const quantity: Quantity = {
    value: Number(plain),
    decimals: Math.max(0, decimals - exponent),
    step: exact ? 0 : 10 ** (exponent - decimals),
    unit: '',
    qualifier: 'exact',
    signed: false,
    yearLike: /^(?:1[6-9]|20)\d\d$/.test(text),
    spelled: false,
  }
  return { kind: 'quantity', letter: 'N', start, end, quantity }
}

function isoToken(text: string, start: number): Token {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { kind: 'day', start, end: start + text.length, day: { year, month, day } }
}

function clockToken(text: string, start: number): Token {
  const [hours = 0, minutes = 0, seconds] = text.split(':').map(Number)
  const end = start + text.length
  if (hours > 24 || minutes > 59 || (seconds ?? 0) > 59) return { kind: 'opaque', start, end }
  const total = hours * 3600 + minutes * 60 + (seconds ?? 0)
  return { kind: 'time', start, end, seconds: total, step: seconds === undefined ? 60 : 1 }
}

function compactToken(text: string, start: number): Token {
  const [first = 0, second = 0, third = 0] = (text.match(/\d+/g) ?? []).map(Number)
  const hours = text.includes('h')
  const value = hours ? first * 3600 + second * 60 + third : first * 60 + second
  const step = text.endsWith('s') ? 1 : 60
  const quantity: Quantity = {
    value,
    decimals: 0,
    step,
    unit: 's',
    qualifier: 'exact',
    signed: false,
    yearLike: false,
    spelled: false,
  }
  return { kind: 'quantity', letter: 'D', start, end: start + text.length, quantity }
}

/** So much of a word is read, so that no long one makes a pattern slow. */
const LONGEST_WORD = 24

/** Letters a to z of a word, so that "front-end" is one filler. */
function wordToken(masked: string, start: number, end: number): Token {
  const lower = masked.slice(start, Math.min(end, start + LONGEST_WORD)).toLowerCase()
  const word = lower.replace(/[^a-z]/g, '')
  return { kind: 'word', start, end, word: word === '' ? 'w' : word }
}

const isLower = (c: number): boolean => c >= 97 && c <= 122
const isLetter = (c: number): boolean => isLower(c) || (c >= 65 && c <= 90)
const isSpace = (c: number): boolean => c === 32 || c === 10

/** Most words are letters a to z with a space or a mark behind them, which need no pattern; null for any other. */
function readPlainWord(masked: string, start: number): Token | null {
  let end = start
  while (isLetter(masked.charCodeAt(end))) end += 1
  const c = masked.charCodeAt(end)
  const stop = isSpace(c) || c === 44 || c === 41 || (c === 46 && isSpace(masked.charCodeAt(end + 1)))
  if (end === start || end - start > LONGEST_WORD || !stop) return null
  const text = masked.slice(start, end)
  return { kind: 'word', start, end, word: text.toLowerCase() }
}

/** Whether the full stop, question or exclamation mark at `at` ends a sentence. */
function endsSentence(text: string, at: number, before: Token | undefined): boolean {
  if (before?.kind === 'word' && before.end === at && ABBREVIATION.test(before.word)) return false
  const after = /^["'”’)\]*_]{0,3}(?:\s{1,20}["'“‘(*_[]{0,3}(.)|$|\s)/su.exec(text.slice(at + 1, at + 32))
  if (after === null) return false
  return after[1] === undefined || !/\p{Ll}/u.test(after[1])
}

/** A star between spaces is a sign of multiplication; all other stars and underscores are emphasis. */
function isEmphasis(masked: string, place: number): boolean {
  if (masked[place] === '_') return true
  return masked[place] === '*' && !(/\s/.test(masked[place - 1] ?? 'x') && /\s/.test(masked[place + 1] ?? 'x'))
}

const PLAIN_SYMBOLS = new Map([
  ['\u2212', '-'],
  ['->', '→'],
  ['-->', '→'],
  ['=>', '→'],
])

function symbolToken(masked: string, symbol: string, at: number, before: Token | undefined): Token | null {
  const spot = { start: at, end: at + symbol.length }
  if (symbol === '|') return { kind: 'stop', ...spot }
  if ('.!?'.includes(symbol) && endsSentence(masked, at, before)) return { kind: 'stop', ...spot }
  if (symbol === '.' || isEmphasis(masked, at)) return null
  return { kind: 'symbol', symbol: PLAIN_SYMBOLS.get(symbol) ?? symbol, ...spot }
}

const QUOTE_MARKS = /[ \t]{0,12}(?:>[ \t]{0,3}){0,12}/y
const LIST_MARK = /(?:[-*+]|(\d{1,3})[.)])[ \t]+(?:\[[ xX]\] )?|#{1,6}[ \t]+/y

interface LineStart {
  /** Where the prose of the line begins, after markers. */
  readonly at: number
  readonly opensBlock: boolean
  readonly numbered: boolean
  readonly heading: boolean
}

/** Reads the markers at the beginning of a line; only "1." may open a list in the middle of a paragraph. */
function readLineStart(masked: string, from: number, mayNumber: boolean): LineStart {
  QUOTE_MARKS.lastIndex = from
  const at = from + (QUOTE_MARKS.exec(masked)?.[0].length ?? 0)
  LIST_MARK.lastIndex = at
  const mark = LIST_MARK.exec(masked)
  if (mark === null || (mark[1] !== undefined && mark[1] !== '1' && !mayNumber)) {
    return { at, opensBlock: false, numbered: false, heading: false }
  }
  const heading = mark[0].startsWith('#')
  return { at: at + mark[0].length, opensBlock: true, numbered: mark[1] !== undefined, heading }
}

function runAt(pattern: RegExp, masked: string, place: number): string | undefined {
  pattern.lastIndex = place
  return pattern.exec(masked)?.[0]
}

type Reader = (text: string, start: number) => Token

const opaqueToken: Reader = (text, start) => ({ kind: 'opaque', start, end: start + text.length })

/** What else than a plain number digits may begin, by the character behind them. */
const LONGER_FIGURES = new Map<string, readonly [RegExp, Reader]>([
  ['-', [ISO_DAY, isoToken]],
  [':', [CLOCK, clockToken]],
  ['h', [COMPACT_DURATION, compactToken]],
  ['m', [COMPACT_DURATION, compactToken]],
  ['.', [VERSION, opaqueToken]],
])

function readFigure(masked: string, place: number): Token | null {
  const digits = runAt(DIGITS, masked, place)?.length ?? 0
  const longer = LONGER_FIGURES.get(masked[place + digits] ?? '')
  const figure = longer && runAt(longer[0], masked, place)
  if (longer && figure !== undefined) return longer[1](figure, place)
  const number = runAt(NUMBER, masked, place)
  return number === undefined ? null : numberToken(number, place)
}

/** The token that begins at a place where no white space stands, or the end of a mark that is left out, as emphasis is. */
function readToken(masked: string, place: number, before: Token | undefined): Token | number {
  const char = masked[place] ?? ''
  if ((char >= '0' && char <= '9') || char === '.') {
    const token = readFigure(masked, place)
    if (token !== null) return token
  }
  const plain = readPlainWord(masked, place)
  if (plain !== null) return plain
  WORD.lastIndex = place
  if (WORD.test(masked)) return wordToken(masked, place, WORD.lastIndex)
  const code = runAt(MASKED, masked, place)
  if (code !== undefined) return opaqueToken(code, place)
  const symbol = runAt(SYMBOL, masked, place) ?? char
  return symbolToken(masked, symbol, place, before) ?? place + symbol.length
}

/** Reads white space with a line break: a blank line, a marker or the end of a heading puts a stop. Returns the state of the line it leads to. */
function readSpace(masked: string, place: number, space: string, line: LineStart, tokens: Token[]): LineStart {
  const blank = space.includes('\n', space.indexOf('\n') + 1)
  const lineAt = place + space.lastIndexOf('\n') + 1
  const next = readLineStart(masked, lineAt, blank || line.numbered)
  if (blank || next.opensBlock || line.heading) tokens.push({ kind: 'stop', start: lineAt, end: lineAt })
  return next.opensBlock || blank ? next : { ...line, at: next.at, heading: false }
}

const DIGIT = /\d/g
/** No further before a figure than this is read, so that looking for the next one stays linear. */
const LOOK_BACK = 400

/** Where the sentence with the next digit begins, or the end of the text: all before it states nothing to recompute. */
function skipWords(masked: string, place: number): number {
  DIGIT.lastIndex = place
  const digit = DIGIT.exec(masked)?.index
  if (digit === undefined) return masked.length
  const from = Math.max(place, digit - LOOK_BACK)
  const before = masked.slice(from, digit)
  const paragraph = before.lastIndexOf('\n\n')
  const sentence = before.lastIndexOf('. ')
  // An abbreviation ends no sentence, so only a capital behind it counts.
  const begins = sentence > paragraph && /\p{Lu}/u.test(before[sentence + 2] ?? '') ? sentence + 1 : paragraph
  return from + Math.max(0, begins)
}

/** The white space at a place; nearly all is one space before a letter. */
function spaceAt(masked: string, place: number): string {
  const c = masked.charCodeAt(place)
  if (isLetter(c)) return ''
  if (c === 32 && isLetter(masked.charCodeAt(place + 1))) return ' '
  return runAt(SPACE, masked, place) ?? ''
}

/** Reads one token; returns where the next may begin. */
function readOne(masked: string, place: number, tokens: Token[]): number {
  const token = readToken(masked, place, tokens[tokens.length - 1])
  if (typeof token === 'number') return token
  tokens.push(token)
  return token.kind === 'stop' ? skipWords(masked, token.end) : token.end
}

/** The tokens of a text whose markup is masked, with stops where a sentence, a cell or a block ends. */
export function readTokens(masked: string): Token[] {
  const tokens: Token[] = []
  let line = readLineStart(masked, 0, true)
  let place = skipWords(masked, line.at)
  while (place < masked.length) {
    const space = spaceAt(masked, place)
    if (space.includes('\n')) {
      line = readSpace(masked, place, space, line, tokens)
      place = space.includes('\n\n') ? skipWords(masked, line.at) : line.at
      continue
    }
    place = space === '' ? readOne(masked, place, tokens) : place + space.length
  }
  return tokens
}
