import type { Line } from './blocks.ts'
import type { ReadToken } from './read-token.ts'

/** A line that ends or starts with one of these goes on over the line end, whoever broke it. */
const CONTINUES = new Set(
  `, ; ( - – — / a an the of to in on at by for from with without into onto over under than as and or but nor so because since
  which that who whom whose when while where if though although is are was were be been being has have had do does did not no
  per via its their our your his her my this these those very more most less only also`
    .split(/\s+/)
    .filter(Boolean),
)
const OPEN_MARKS = new Set([',', ';', '(', '-', '–', '—', '/', '&'])
const TERMINATED = /[.!?…]\s*$/
const TWO_SENTENCES = /[.!?] +\p{Lu}/u

/**
 * Tells a line end that the writer meant (one note a line, as in chat) from one that a margin made. A margin breaks a line only
 * where the next word would not have fitted, so a break before a word that had room was meant. Lines of notes mostly end without
 * a full stop and hold one sentence each; there every break counts. Elsewhere one counts only before a capital.
 */
export function meantBreaks(text: string, lines: readonly Line[]): (token: ReadToken, next: ReadToken) => boolean {
  if (lines.length < 2) return () => false
  const shown = lines.map((l) => text.slice(l.start, l.end).trim())
  const width = Math.max(0, ...shown.filter((l) => l.includes(' ')).map((l) => l.length))
  const roomBefore = shown.map((line, i) => fits(shown[i - 1], line, width))
  const notes = areNotes(shown, roomBefore)
  const lineOf = lineFinder(lines)
  return (token, next) => {
    if (notes) return !OPEN_MARKS.has(token.text)
    if (CONTINUES.has(token.text.toLowerCase())) return false
    const capital = /^[\p{Lu}\p{N}`]/u.test(next.text)
    return capital && roomBefore[lineOf(next.start)] === true
  }
}

/** Whether the first word of a line would still have fitted on the line before. */
function fits(before: string | undefined, line: string, width: number): boolean {
  return before !== undefined && before.length + 1 + (line.split(' ', 1)[0]?.length ?? 0) <= width
}

function areNotes(shown: readonly string[], roomBefore: readonly boolean[]): boolean {
  const breaks = shown.length - 1
  const roomy = roomBefore.filter(Boolean).length
  const open = shown.filter((l) => !TERMINATED.test(l)).length
  const packed = shown.filter((l) => TWO_SENTENCES.test(l)).length
  return roomy * 2 >= breaks && open * 2 > shown.length && packed * 3 < shown.length
}

/** Number of the line that holds a place; asked for in rising order. */
function lineFinder(lines: readonly Line[]): (at: number) => number {
  let i = 0
  return (at) => {
    while (i < lines.length - 1 && at >= (lines[i + 1]?.start ?? Number.POSITIVE_INFINITY)) i += 1
    return i
  }
}
