/** Stands for what is not prose; one for each character, so that offsets stay. */
export const MASK = '\uFFFC'

const FENCE = /^[ \t>]{0,12}(`{3,}|~{3,})/
const FRONT_MATTER = /^---\r?\n/

interface Line {
  readonly start: number
  readonly text: string
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const part of text.split('\n')) {
    lines.push({ start, text: part })
    start += part.length + 1
  }
  return lines
}

function closes(line: string, mark: string): boolean {
  if (mark === '---') return line.trimEnd() === mark
  return FENCE.exec(line)?.[1]?.startsWith(mark) ?? false
}

/** Spans of front matter and fenced code, an unclosed fence to the end of the text. */
function blocks(text: string): [number, number][] {
  const spans: [number, number][] = []
  let open: { start: number; mark: string } | null = FRONT_MATTER.test(text) ? { start: 0, mark: '---' } : null
  for (const line of linesOf(text)) {
    const end = line.start + line.text.length
    if (open !== null) {
      if (line.start > 0 && closes(line.text, open.mark)) {
        spans.push([open.start, end])
        open = null
      }
      continue
    }
    const mark = FENCE.exec(line.text)?.[1]
    if (mark !== undefined) open = { start: line.start, mark }
  }
  // A rule at the top of a text that is never closed is no front matter.
  if (open !== null && open.mark !== '---') spans.push([open.start, text.length])
  return spans
}

const LINK_TARGET = /\]\([^()\s]{0,2000}(?: "[^"\n]{0,200}")?\)/g
const ADDRESS = /\b(?:https?|ftp|file):\/\/[^\s<>"')\]]{1,2000}/g
const TAG = /<\/?[a-zA-Z][^<>\n]{0,300}>/g

/** Code spans: a run of backticks to the next run of the same length within the paragraph. */
function codeSpans(text: string): [number, number][] {
  const spans: [number, number][] = []
  const runs = [...text.matchAll(/`{1,9}|\n[ \t]{0,20}\n/g)]
  const waiting = new Map<string, number>()
  for (const run of runs) {
    if (run[0].startsWith('\n')) {
      waiting.clear()
      continue
    }
    const from = waiting.get(run[0])
    if (from === undefined) {
      waiting.set(run[0], run.index)
      continue
    }
    spans.push([from, run.index + run[0].length])
    waiting.clear()
  }
  return spans
}

function comments(text: string): [number, number][] {
  const spans: [number, number][] = []
  let from = text.indexOf('<!--')
  while (from !== -1) {
    const close = text.indexOf('-->', from + 4)
    const end = close === -1 ? text.length : close + 3
    spans.push([from, end])
    from = text.indexOf('<!--', end)
  }
  return spans
}

function fill(text: string, spans: readonly [number, number][], mark: string): string {
  let masked = ''
  let at = 0
  for (const [start, end] of spans) {
    if (start < at) continue
    masked += text.slice(at, start) + mark.repeat(end - start)
    at = end
  }
  return masked + text.slice(at)
}

function spansOf(text: string, pattern: RegExp): [number, number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length])
}

/** The text with code, addresses, front matter, tags and comments put out, each character for one. */
export function maskMarkup(text: string): string {
  let masked = fill(text, blocks(text), MASK)
  masked = fill(masked, comments(masked), ' ')
  masked = fill(masked, codeSpans(masked), MASK)
  masked = fill(masked, spansOf(masked, LINK_TARGET), ' ')
  masked = fill(masked, spansOf(masked, ADDRESS), MASK)
  return fill(masked, spansOf(masked, TAG), ' ')
}
