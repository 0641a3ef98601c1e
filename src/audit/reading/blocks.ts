import { type Span, unreadIn } from '../mask-code.ts'

/** One stretch of source without its line's marker: a list item's "- ", a quote's "> " and a heading's "#" lie outside. */
export interface Line {
  readonly start: number
  readonly end: number
}

export interface Block {
  readonly kind: 'prose' | 'heading' | 'code' | 'table' | 'task'
  readonly lines: readonly Line[]
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}(?:[ \t]+|$)/
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,200}|(?:\*[ \t]*){3,200}|(?:_[ \t]*){3,200})$/
const SETEXT = /^ {0,3}(?:={2,}|-{2,})[ \t]*$/
const QUOTE = /^ {0,3}(?:> ?){1,20}/
const ITEM = /^[ \t]{0,12}(?:[-*+•–]|\d{1,3}[.)])(?:[ \t]+(?:\[[ xX]\][ \t]+)?|$)/
const UNTICKED = /^[ \t]{0,12}(?:[-*+•–]|\d{1,3}[.)])[ \t]+\[ \]/
const INDENTED = /^(?: {4}|\t)/
const TABLE_DIVIDER = /^[ \t]*\|?[ \t:]*-{2,}[-| \t:]*$/
const HTML_COMMENT = /^ {0,3}<!--/
const BOLD_LINE = /^\s{0,3}(?:\*\*|__)[^*_]{1,120}(?:\*\*|__):?\s*$/
const LOG_LINE =
  /^[ \t]{0,8}(?:> ?)?(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d\b|(?:INFO|WARN|WARNING|ERROR|DEBUG|FATAL|TRACE)\b[ :\]]|\$ |>>> |at \w+\.)/

interface Row extends Line {
  readonly text: string
}

const rowsOf = (text: string): Row[] => {
  const rows: Row[] = []
  let start = 0
  while (start <= text.length) {
    const newline = text.indexOf('\n', start)
    const next = newline < 0 ? text.length : newline
    const end = next > start && text[next - 1] === '\r' ? next - 1 : next
    rows.push({ start, end, text: text.slice(start, end) })
    start = next + 1
  }
  return rows
}

const blank = (row: Row): boolean => row.text.trim() === ''
const isTableRow = (row: Row): boolean => row.text.includes('|')

/** A fenced block ends at a fence of the same character that is at least as long, or with the text. */
const fenceEnd = (rows: readonly Row[], from: number, fence: string): number => {
  for (let i = from + 1; i < rows.length; i += 1) {
    const closing = FENCE.exec(rows[i]?.text ?? '')?.[1]
    if (closing?.[0] === fence[0] && closing && closing.length >= fence.length) return i + 1
  }
  return rows.length
}

const runEnd = (rows: readonly Row[], from: number, belongs: (row: Row) => boolean): number => {
  let i = from
  for (; i < rows.length; i += 1) {
    const row = rows[i]
    if (!row || blank(row) || !belongs(row)) break
  }
  return i
}

const without = (row: Row, marker: RegExp): Row => {
  const length = marker.exec(row.text)?.[0].length ?? 0
  return { start: row.start + length, end: row.end, text: row.text.slice(length) }
}

/** Takes out of lines, asked for in their order, what is not read. */
function cutter(unread: readonly Span[]): (line: Line) => Line[] {
  let next = 0
  return ({ start, end }) => {
    const parts: Line[] = []
    let from = start
    while ((unread[next]?.[1] ?? start + 1) <= start) next += 1
    for (let at = next; from < end; at += 1) {
      const [hidden, shown] = unread[at] ?? [end, end]
      if (hidden > from) parts.push({ start: from, end: Math.min(hidden, end) })
      from = Math.max(from, shown)
    }
    return parts
  }
}

/**
 * Markdown blocks of a text, in order, found line by line in one pass. It reads what decides whether a line is prose: fences,
 * tables, headings, list items, quotes. Nesting is not kept: nothing here asks for it.
 */
export function readBlocks(text: string): Block[] {
  const unread = unreadIn(text)
  if (unread.length === 0) return blocksOf(text)
  const cut = cutter(unread)
  return blocksOf(text)
    .map(({ kind, lines }) => ({ kind, lines: lines.flatMap(cut) }))
    .filter(({ lines }) => lines.length > 0)
}

function blocksOf(text: string): Block[] {
  const rows = rowsOf(text)
  const blocks = new BlockList()
  for (let i = 0; i < rows.length; ) {
    const row = rows[i]
    const special = specialEnd(rows, i, blocks.inParagraph())
    if (special) blocks.push(special.kind, rows.slice(i, special.end))
    else if (row) readRow(row, blocks)
    i = special ? special.end : i + 1
  }
  return blocks.finish()
}

/** The blocks read so far, and the lines of a paragraph that may go on. */
class BlockList {
  private readonly blocks: Block[] = []
  private open: Row[] = []
  private kind: 'prose' | 'task' = 'prose'

  inParagraph(): boolean {
    return this.open.length > 0
  }

  add(row: Row): void {
    this.open.push(row)
  }

  /** A list item starts a block of its own. */
  start(kind: 'prose' | 'task'): void {
    this.close()
    this.kind = kind
  }

  close(kind: Block['kind'] = this.kind): void {
    if (this.open.length > 0) this.blocks.push({ kind, lines: this.open })
    this.open = []
    this.kind = 'prose'
  }

  push(kind: Block['kind'], lines: readonly Line[]): void {
    this.close()
    this.blocks.push({ kind, lines })
  }

  /** Whether an underline would make a heading of what is open: one line only. */
  mayBeHeading(): boolean {
    return this.open.length === 1
  }

  finish(): Block[] {
    this.close()
    return this.blocks
  }
}

/** A line of text: it starts a list item or goes on with what is open. */
function readText(row: Row, blocks: BlockList): void {
  const inner = without(row, QUOTE)
  if (ITEM.test(inner.text)) blocks.start(UNTICKED.test(inner.text) ? 'task' : 'prose')
  blocks.add(without(inner, ITEM))
}

function readRow(row: Row, blocks: BlockList): void {
  if (SETEXT.test(row.text) && blocks.mayBeHeading()) blocks.close('heading')
  else if (blank(row) || RULE.test(row.text)) blocks.close()
  else if (HEADING.test(row.text)) blocks.push('heading', [without(row, HEADING)])
  else if (BOLD_LINE.test(row.text)) blocks.push('heading', [row])
  else if (LOG_LINE.test(row.text)) blocks.push('code', [row])
  else readText(row, blocks)
}

/** Code and tables take several lines at once; null where the line starts neither. */
function specialEnd(
  rows: readonly Row[],
  at: number,
  inParagraph: boolean,
): { kind: 'code' | 'table'; end: number } | null {
  const row = rows[at]
  if (!row) return null
  const fence = FENCE.exec(row.text)?.[1]
  if (fence) return { kind: 'code', end: fenceEnd(rows, at, fence) }
  if (HTML_COMMENT.test(row.text)) return { kind: 'code', end: commentEnd(rows, at) }
  if (!blank(row) && INDENTED.test(row.text) && !inParagraph && !ITEM.test(row.text))
    return { kind: 'code', end: runEnd(rows, at, (r) => INDENTED.test(r.text)) }
  const divider = rows[at + 1]
  if (isTableRow(row) && divider?.text.includes('|') && TABLE_DIVIDER.test(divider.text))
    return { kind: 'table', end: runEnd(rows, at, isTableRow) }
  return null
}

function commentEnd(rows: readonly Row[], at: number): number {
  for (let i = at; i < rows.length; i += 1) if (rows[i]?.text.includes('-->')) return i + 1
  return rows.length
}
