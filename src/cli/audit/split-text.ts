export interface TextPart {
  readonly start: number
  readonly text: string
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/

interface Line {
  readonly start: number
  readonly end: number
  readonly text: string
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ start, end: Math.min(text.length, start + line.length + 1), text: line })
    start += line.length + 1
  }
  return lines
}

/** The fence that is open behind a line, null outside of fenced code. */
function fenceBehind(line: string, open: string | null): string | null {
  const mark = FENCE.exec(line)?.[1]
  if (mark === undefined) return open
  if (open === null) return mark
  return mark.startsWith(open) ? null : open
}

/**
 * Cuts a text that is longer than the auditor reads at once, at blank lines outside of fenced code, so that no sentence and no
 * code block is cut. Where a stretch without such a place is too long, it is cut at the limit.
 */
export function splitText(text: string, limit: number): TextPart[] {
  const parts: TextPart[] = []
  let start = 0
  let place = 0
  let fence: string | null = null
  for (const line of linesOf(text)) {
    if (line.end - start > limit && place > start) {
      parts.push({ start, text: text.slice(start, place) })
      start = place
    }
    for (; line.end - start > limit; start += limit) parts.push({ start, text: text.slice(start, start + limit) })
    fence = fenceBehind(line.text, fence)
    if (fence === null && line.text.trim() === '') place = line.end
  }
  if (start < text.length) parts.push({ start, text: text.slice(start) })
  return parts
}
