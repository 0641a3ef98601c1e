import type { ArithmeticItem } from '../../audit/arithmetic/arithmetic-item.ts'
import type { Finding } from '../../audit/schema.ts'
import type { FileAudit, FileClaim } from './audit-file.ts'
import { isHeld, type Summary } from './summary.ts'

type Paint = (text: string) => string

/** How the parts of a report stand out; plain where colours are not wanted. */
export interface Palette {
  readonly strong: Paint
  readonly faint: Paint
  readonly bad: Paint
  readonly good: Paint
}

const ansi =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`
const plain: Paint = (text) => text

/** Colours for a terminal, none for a pipe. */
export function createPalette(colours: boolean): Palette {
  if (!colours) return { strong: plain, faint: plain, bad: plain, good: plain }
  return { strong: ansi(1), faint: ansi(2), bad: ansi(31), good: ansi(32) }
}

/** Lines of a sentence are shown in rows no longer than this. */
const WIDTH = 96

interface Row {
  readonly start: number
  readonly end: number
}

/** A stretch of one line cut at spaces into rows. */
function rowsOf(text: string, start: number, end: number): Row[] {
  const rows: Row[] = []
  let at = start
  while (end - at > WIDTH) {
    const space = text.lastIndexOf(' ', at + WIDTH)
    const cut = space > at ? space + 1 : at + WIDTH
    rows.push({ start: at, end: cut })
    at = cut
  }
  return [...rows, { start: at, end }]
}

/** The lines of a sentence without the white space around them. */
function stretchesOf({ text, lines }: FileAudit, start: number, end: number): Row[] {
  const stretches: Row[] = []
  for (let at = start; at < end; ) {
    const line = lines.bounds(at)
    const stop = Math.max(at, Math.min(end, line.end))
    const from = at + text.slice(at, stop).search(/\S|$/)
    if (from < stop) stretches.push({ start: from, end: stop })
    at = line.end + (text[line.end] === '\r' ? 2 : 1)
  }
  return stretches
}

/** Carets under the matched words of a finding, as far as they are in this row. */
function underline(row: Row, { matched }: Finding): string {
  const marks = Array.from({ length: row.end - row.start }, (_, column) =>
    matched.some(({ start, end }) => row.start + column >= start && row.start + column < end) ? '^' : ' ',
  )
  return marks.join('').trimEnd()
}

function sentenceLines(file: FileAudit, { claim }: FileClaim, palette: Palette): string[] {
  const gutter = String(file.lines.position(claim.end).line).length
  return stretchesOf(file, claim.start, claim.end).flatMap((stretch) =>
    rowsOf(file.text, stretch.start, stretch.end).flatMap((row, index) => {
      const number = index === 0 ? String(file.lines.position(row.start).line) : ''
      const carets = claim.checks_tripped
        .map((finding) => ({ finding, marks: underline(row, finding) }))
        .filter(({ marks }) => marks !== '')
        .map(({ finding, marks }) => `${' '.repeat(gutter + 1)} | ${palette.bad(marks)} ${palette.faint(finding.id)}`)
      return [
        ` ${number.padStart(gutter)} | ${file.text.slice(row.start, row.end).replaceAll('\t', ' ').trimEnd()}`,
        ...carets,
      ]
    }),
  )
}

function findingLines(file: FileAudit, { suppressed }: FileClaim, finding: Finding, palette: Palette): string[] {
  const { id, question, addressed_by } = finding
  const reason = suppressed.get(id)
  if (reason !== undefined) return [`   ${palette.faint('accepted')}   ${id}: ${reason}`]
  if (addressed_by === null) return [`   ${palette.bad('open')}       ${id}: ${question}`]
  const { line } = file.settledIn.position(addressed_by.start)
  const where = file.settledIn === file.lines ? `line ${line}` : `the evidence, line ${line}`
  return [`   ${palette.good('addressed')}  ${id}: by ${where}, "${addressed_by.text.replace(/\s+/g, ' ')}"`]
}

function claimLines(file: FileAudit, one: FileClaim, palette: Palette): string[] {
  const { line, column } = file.lines.position(one.claim.start)
  const verdict = isHeld(one) ? palette.bad('hold') : palette.good(one.suppressed.size > 0 ? 'accepted' : 'proceed')
  return [
    `${palette.strong(`${file.name}:${line}:${column}`)}: ${verdict}`,
    ...sentenceLines(file, one, palette),
    ...one.claim.checks_tripped.flatMap((finding) => findingLines(file, one, finding, palette)),
    '',
  ]
}

function figureLines(file: FileAudit, { start, stated, computed, how }: ArithmeticItem, palette: Palette): string[] {
  const { line, column } = file.lines.position(start)
  const where = palette.strong(`${file.name}:${line}:${column}`)
  return [`${where}: ${palette.bad('arithmetic')}: "${stated}" comes to ${computed} (${how})`, '']
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** One line with the counts of a run. */
export function summaryLine(summary: Summary): string {
  const {
    files,
    not_read,
    claims,
    held,
    addressed,
    suppressed,
    unused_suppressions,
    figures_checked,
    figures_disagree,
  } = summary
  const unused = unused_suppressions > 0 ? ` (${count(unused_suppressions, 'unused suppression')})` : ''
  return [
    `${count(files, 'file')}${not_read > 0 ? ` (${not_read} more not read)` : ''}: ${count(claims, 'claim')}, ${held} held, ${addressed} addressed`,
    `${count(suppressed, 'finding')} suppressed${unused}`,
    `${count(figures_checked, 'figure')} recomputed, ${figures_disagree} of them wrong`,
  ].join('; ')
}

/** The report of a run for a reader: every claim with a finding, every figure that does not add up, the counts. */
export function printAudit(files: readonly FileAudit[], summary: Summary, palette: Palette): string {
  const lines = files.flatMap((file) => [
    ...file.claims
      .filter(({ claim }) => claim.checks_tripped.length > 0)
      .flatMap((one) => claimLines(file, one, palette)),
    ...file.figures.filter(({ agrees }) => agrees === false).flatMap((figure) => figureLines(file, figure, palette)),
  ])
  return `${[...lines, palette.strong(summaryLine(summary))].join('\n')}\n`
}
