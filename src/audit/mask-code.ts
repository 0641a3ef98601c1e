/** Stands for what is not prose; one for each character, so that offsets stay. */
export const MASK = '\uFFFC'

export type Span = readonly [start: number, end: number]

const FENCE = /^[ \t>]{0,12}(`{3,}|~{3,})/
const FRONT_MATTER = /^---\r?\n/

function closes(line: string, mark: string): boolean {
  if (mark === '---') return line.trimEnd() === mark
  return FENCE.exec(line)?.[1]?.startsWith(mark) ?? false
}

/** Spans of front matter and fenced code, an unclosed fence to the end of the text. */
function blocks(text: string): Span[] {
  const spans: Span[] = []
  let open: { start: number; mark: string } | null = FRONT_MATTER.test(text) ? { start: 0, mark: '---' } : null
  let start = 0
  for (const line of text.split('\n')) {
    if (open === null) {
      const mark = FENCE.exec(line)?.[1]
      if (mark !== undefined) open = { start, mark }
    } else if (start > 0 && closes(line, open.mark)) {
      spans.push([open.start, start + line.length])
      open = null
    }
    start += line.length + 1
  }
  // A rule at the top of a text that is never closed is no front matter.
  if (open !== null && open.mark !== '---') spans.push([open.start, text.length])
  return spans
}

/** Code spans: a run of backticks to the next run of the same length within the paragraph. */
function codeSpans(text: string): Span[] {
  const spans: Span[] = []
  const waiting = new Map<string, number>()
  for (const run of text.matchAll(/`{1,9}|\n[ \t]{0,20}\n/g)) {
    const from = waiting.get(run[0])
    if (run[0].startsWith('\n') || from !== undefined) waiting.clear()
    if (from !== undefined) spans.push([from, run.index + run[0].length])
    else if (run[0].startsWith('`')) waiting.set(run[0], run.index)
  }
  return spans
}

/** The text with the spans filled, each character for one; spans that begin in an earlier one are left. */
export function fillSpans(text: string, spans: readonly Span[], mark: string): string {
  let filled = ''
  let at = 0
  for (const [start, end] of spans) {
    if (start < at) continue
    filled += text.slice(at, start) + mark.repeat(end - start)
    at = end
  }
  return filled + text.slice(at)
}

/** The text with front matter, fenced code and code spans put out, each character for one. */
export function maskCode(text: string): string {
  const masked = fillSpans(text, blocks(text), MASK)
  return fillSpans(masked, codeSpans(masked), MASK)
}

/** The HTML comments of a text whose code is masked; one that is never closed reaches the end. */
export function commentsIn(masked: string): Span[] {
  const spans: Span[] = []
  let from = masked.indexOf('<!--')
  while (from !== -1) {
    const close = masked.indexOf('-->', from + 4)
    const end = close === -1 ? masked.length : close + 3
    spans.push([from, end])
    from = masked.indexOf('<!--', end)
  }
  return spans
}

const IMAGE = /!\[[^\]\n]{0,300}\](?:\([^()\n]{0,1000}\)|\[[^\]\n]{0,100}\])?/g
const TITLED_TARGET = /\]\([^()\s]{0,1000}[ \t]{1,9}(?:"[^"\n]{0,300}"|'[^'\n]{0,300}')[ \t]{0,9}\)/g
/** Without one of these there is nothing to look for. */
const MAY_HIDE = /<!--|!\[|\]\([^()\s]{0,1000}[ \t]{1,9}["']/

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length])

/** What a reader of the page does not read as its text: HTML comments, pictures with their alternative text, titles of links. In order. */
export function unreadIn(text: string): Span[] {
  if (!MAY_HIDE.test(text)) return []
  const masked = maskCode(text)
  const comments = commentsIn(masked)
  const rest = fillSpans(masked, comments, MASK)
  return [...comments, ...spansOf(rest, IMAGE), ...spansOf(rest, TITLED_TARGET)].sort(([a], [b]) => a - b)
}
