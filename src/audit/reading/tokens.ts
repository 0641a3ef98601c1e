import type { Block, Line } from './blocks.ts'
import { ReadToken } from './read-token.ts'
import { spellingOf } from './spelling.ts'

const MAX_WORD = 60
const MAX_CODE = 400
const MAX_TARGET = 500

const SPACE = /[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]/u
const URL = /https?:\/\/[^\s<>()]{1,400}/y
const NUMBER = /\d{1,20}(?:[.,:/]\d{1,20}){0,8}%?/y
const WORD = /[\p{L}\p{M}\p{N}_]{1,60}(?:[-.'’@][\p{L}\p{N}_]{1,60}){0,8}/uy
const TAG = /<\/?[a-zA-Z][^<>\n]{0,200}>/y
const EMPHASIS = /[*_~]{1,3}/y

/** Where what a pattern matches at a place ends, or -1. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** End of the inline code span that opens here, or -1; looks a bounded way ahead, so that stray backticks stay cheap. */
function codeEnd(text: string, at: number): number {
  let run = 1
  while (text[at + run] === '`' && run < 20) run += 1
  const ticks = '`'.repeat(run)
  const limit = Math.min(text.length, at + MAX_CODE)
  const closing = text.slice(at + run, limit).indexOf(ticks)
  return closing <= 0 ? -1 : at + run + closing + run
}

/** The end of a link's target, which is no prose, or -1. */
function targetEnd(text: string, at: number): number {
  const closing = text.slice(at, at + MAX_TARGET).search(/[)\s]/)
  return closing > 0 && text[at + closing] === ')' ? at + closing + 1 : -1
}

const isDigit = (c: number): boolean => c >= 48 && c <= 57
const isLetter = (c: number): boolean => (c >= 97 && c <= 122) || (c >= 65 && c <= 90)
const isStop = (c: number): boolean => c === 32 || c === 44 || c === 59 || c === 41

/** The end of a run of plain letters with a space, a comma or the end of the line behind it, which is nearly every word; or -1. */
function plainEnd(text: string, at: number): number {
  let end = at
  while (end < at + MAX_WORD && isLetter(text.charCodeAt(end))) end += 1
  if (end === text.length || isStop(text.charCodeAt(end))) return end
  return text.charCodeAt(end) === 46 && text.charCodeAt(end + 1) === 32 ? end : -1
}

/** Walks over a line piece by piece. */
class Scanner {
  readonly text: string
  /** Where the piece that was read last ends, whether it is code, and whether it is nothing but letters. */
  end = 0
  code = false
  plain = false

  constructor(text: string) {
    this.text = text
  }

  /** Reads the piece that starts at a place; false where it is no word. */
  read(at: number): boolean {
    const { text } = this
    const c = text.charCodeAt(at)
    this.code = false
    this.plain = false
    if (c === 32) return this.skip(at + 1)
    if (isDigit(c)) return this.take(numberEnd(text, at))
    if (!isLetter(c)) return this.readMark(at)
    const plain = plainEnd(text, at)
    if (plain > 0) {
      this.plain = true
      return this.take(plain)
    }
    const url = c === 104 && text.startsWith('http', at) ? endOf(URL, text, at) : -1
    this.code = url > 0
    return this.take(url > 0 ? url : Math.max(endOf(WORD, text, at), at + 1))
  }

  private take(end: number): boolean {
    this.end = end
    return true
  }

  private skip(end: number): boolean {
    this.end = end
    return false
  }

  private readMark(at: number): boolean {
    const { text } = this
    const c = text[at] ?? ''
    if (c === '`') {
      const end = codeEnd(text, at)
      this.code = end > 0
      if (end > 0) return this.take(end)
    }
    const hidden = hiddenEnd(text, at, c)
    if (hidden > at) return this.skip(hidden)
    if (SPACE.test(c)) return this.skip(at + 1)
    const word = endOf(WORD, text, at)
    if (word > 0) return this.take(word)
    return this.take(at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1))
  }
}

/** "24,310" and "35%" are numbers, "3rd" and "2x" are words that start with one. */
const numberEnd = (text: string, at: number): number => Math.max(endOf(NUMBER, text, at), endOf(WORD, text, at), at + 1)

/** The end of markup that hides what is no word, or the same place. */
function hiddenEnd(text: string, at: number, c: string): number {
  if (c === '<') return endOf(TAG, text, at)
  if (c === ']') return text[at + 1] === '(' ? targetEnd(text, at + 1) : at
  return c === '*' || c === '_' || c === '~' ? endOf(EMPHASIS, text, at) : at
}

const NOT = /n['’]t$/i
const SUFFIX = /['’](?:s|ve|re|m|ll|d)$/i

/** Where "n't" or "'s" at the end of a word begins, or -1. */
function tailAt(text: string): number {
  if (text.length > MAX_WORD || !(text.includes("'") || text.includes('’'))) return -1
  const at = text.search(NOT)
  return at >= 0 ? at : text.search(SUFFIX)
}

/** The tokens of a block in order, with their places in the source. Code spans are one token each. */
export function tokensOf(text: string, block: Block): ReadToken[] {
  const tokens: ReadToken[] = []
  const source = new Joined(text, block.lines)
  const scanner = new Scanner(source.text)
  let line = 0
  for (let at = 0; at < source.text.length; at = scanner.end) {
    if (!scanner.read(at)) continue
    const start = source.placeOf(at)
    const newLine = tokens.length > 0 && source.line !== line
    line = source.line
    const end = source.placeOf(scanner.end - 1) + 1
    const word = source.text.slice(at, scanner.end)
    if (scanner.plain || scanner.code) tokens.push(new ReadToken(spellingOf(word, scanner.code), start, end, newLine))
    else push(tokens, word, start, end, newLine)
  }
  return tokens
}

/** "didn't" is read as two words, so that a negation is one whatever it is glued to. */
function push(tokens: ReadToken[], text: string, start: number, end: number, newLine: boolean): void {
  const tail = tailAt(text)
  if (tail < 1) {
    tokens.push(new ReadToken(spellingOf(text, false), start, end, newLine))
    return
  }
  tokens.push(
    new ReadToken(spellingOf(text.slice(0, tail), false), start, start + tail, newLine),
    new ReadToken(spellingOf(text.slice(tail), false), start + tail, end, false),
  )
}

/** Lines joined by one space, and the way back. Places are asked for in rising order, so the search is a walk. */
class Joined {
  readonly text: string
  /** The line of the place that was asked for last. */
  line = 0
  private readonly lines: readonly Line[]
  private lineAt = 0

  constructor(text: string, lines: readonly Line[]) {
    const [only] = lines
    this.text =
      only && lines.length === 1
        ? text.slice(only.start, only.end)
        : lines.map((l) => text.slice(l.start, l.end)).join(' ')
    this.lines = lines
  }

  placeOf(at: number): number {
    let current = this.lines[this.line]
    while (current && at > this.lineAt + (current.end - current.start) && this.line < this.lines.length - 1) {
      this.lineAt += current.end - current.start + 1
      this.line += 1
      current = this.lines[this.line]
    }
    return (current?.start ?? 0) + (at - this.lineAt)
  }
}
