import type { Block, Line } from './blocks.ts'

/** A word, number, mark or inline code span before it has a part of speech. */
export interface RawToken {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly code: boolean
  /** How many line ends stand between this token and the one before it. */
  readonly newLine: boolean
}

const MAX_WORD = 60
const MAX_CODE = 400
const MAX_TARGET = 500

const SPACE = /[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]/u
const URL = /https?:\/\/[^\s<>()]{1,400}/y
const NUMBER = /\d{1,20}(?:[.,:/]\d{1,20}){0,8}%?/y
const WORD = /[\p{L}\p{M}\p{N}_]{1,60}(?:[-.'’@][\p{L}\p{N}_]{1,60}){0,8}/uy
const PLAIN_WORD = /[A-Za-z]{1,60}(?=[ ,;)]|\.? |$)/y
const TAG = /<\/?[a-zA-Z][^<>\n]{0,200}>/y
const EMPHASIS = /[*_~]{1,3}/y

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
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

/** A link's target directly after its "]" is no prose. */
function targetEnd(text: string, at: number): number {
  const closing = text.slice(at, at + MAX_TARGET).search(/[)\s]/)
  return closing > 0 && text[at + closing] === ')' ? at + closing + 1 : at
}

interface Piece {
  readonly end: number
  readonly code: boolean
  readonly skip: boolean
}

const word = (end: number): Piece => ({ end, code: false, skip: false })
const skipped = (end: number): Piece => ({ end, code: false, skip: true })

const isDigit = (c: string): boolean => c >= '0' && c <= '9'
const isLetter = (c: string): boolean => (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')

/** What stands at one position of a line. */
function pieceAt(text: string, at: number): Piece {
  const c = text[at] ?? ''
  if (c === ' ') return skipped(at + 1)
  if (isDigit(c)) return numberAt(text, at)
  if (!isLetter(c)) return markAt(text, at, c)
  const plain = matchAt(PLAIN_WORD, text, at)
  if (plain) return word(at + plain.length)
  const url = c === 'h' && text.startsWith('http', at) ? matchAt(URL, text, at) : null
  if (url) return { end: at + url.length, code: true, skip: false }
  return word(at + (matchAt(WORD, text, at)?.length ?? 1))
}

/** "24,310" and "35%" are numbers, "3rd" and "2x" are words that start with one. */
function numberAt(text: string, at: number): Piece {
  const number = matchAt(NUMBER, text, at) ?? ''
  const all = matchAt(WORD, text, at) ?? ''
  return word(at + Math.max(number.length, all.length, 1))
}

/** Markup that is no word: what it hides is skipped, an inline code span is one token. */
function markupAt(text: string, at: number, c: string): Piece | null {
  if (c === '`') {
    const end = codeEnd(text, at)
    return end > 0 ? { end, code: true, skip: false } : null
  }
  if (c === ']' && text[at + 1] === '(') {
    const end = targetEnd(text, at + 1)
    return end > at + 1 ? skipped(end) : null
  }
  const hidden = c === '<' ? matchAt(TAG, text, at) : matchAt(EMPHASIS, text, at)
  return hidden ? skipped(at + hidden.length) : null
}

function markAt(text: string, at: number, c: string): Piece {
  const markup = '`]<*_~'.includes(c) ? markupAt(text, at, c) : null
  if (markup) return markup
  if (SPACE.test(c)) return skipped(at + 1)
  const letters = matchAt(WORD, text, at)
  if (letters) return word(at + letters.length)
  return word(at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1))
}

const NOT = /n['’]t$/i
const SUFFIX = /['’](?:s|ve|re|m|ll|d)$/i

/** "n't" or "'s" at the end of a word, or null. */
function tailOf({ text, code }: RawToken): RegExpExecArray | null {
  if (code || text.length > MAX_WORD || !(text.includes("'") || text.includes('’'))) return null
  const tail = NOT.exec(text) ?? SUFFIX.exec(text)
  return tail?.index === 0 ? null : tail
}

/** "didn't" is read as two words, so that a negation is one whatever it is glued to. */
function pushSplit(tokens: RawToken[], token: RawToken): void {
  const tail = tailOf(token)
  if (!tail) {
    tokens.push(token)
    return
  }
  const cut = token.start + tail.index
  tokens.push(
    { ...token, text: token.text.slice(0, tail.index), end: cut },
    { text: tail[0], start: cut, end: token.end, code: false, newLine: false },
  )
}

/** The tokens of a block in order, with their places in the source. Code spans are one token each. */
export function tokensOf(text: string, block: Block): RawToken[] {
  const tokens: RawToken[] = []
  const { joined, sourceOf } = join(text, block.lines)
  let line = 0
  for (let at = 0; at < joined.length; ) {
    const piece = pieceAt(joined, at)
    if (!piece.skip) {
      const start = sourceOf(at)
      const raw: RawToken = {
        text: joined.slice(at, piece.end),
        start: start.offset,
        end: sourceOf(piece.end - 1).offset + 1,
        code: piece.code,
        newLine: tokens.length > 0 && start.line !== line,
      }
      line = start.line
      pushSplit(tokens, raw)
    }
    at = piece.end
  }
  return tokens
}

/** Lines joined by one space, and the way back. Positions are asked for in rising order, so the search is a walk. */
function join(text: string, lines: readonly Line[]) {
  const joined = lines.map((l) => text.slice(l.start, l.end)).join(' ')
  let line = 0
  let lineAt = 0
  const sourceOf = (at: number): { offset: number; line: number } => {
    let current = lines[line]
    while (current && at > lineAt + (current.end - current.start) && line < lines.length - 1) {
      lineAt += current.end - current.start + 1
      line += 1
      current = lines[line]
    }
    return { offset: (current?.start ?? 0) + (at - lineAt), line }
  }
  return { joined, sourceOf }
}
