import type { z } from 'zod'
import { type DistinctRows, distinctRows } from './figures/distinct-rows.ts'
import type { Figure } from './figures/figure.ts'
import { counted } from './figures/format-value.ts'
import type { Measured, NotMeasured, PlotData, SectionTable } from './section.ts'
import type { Page } from './shapes/page.ts'
import type { Ending, Snapshot, StoredAnswer } from './snapshot.ts'

interface RowsSection<Row> {
  readonly list: string
  readonly readPage: (answer: unknown) => Page
  readonly schema: z.ZodType<Row>
  readonly keyOf: (row: Row) => string
  /** What the key is called in the notes. */
  readonly key: string
  readonly figures: (rows: readonly Row[], asOf: number) => readonly Figure[]
  readonly table?: (rows: readonly Row[]) => SectionTable
  readonly plot?: ((rows: readonly Row[]) => PlotData) | undefined
}

/** The end of a list's reading as its snapshot has it. */
export const endingOf = (snapshot: Snapshot, list: string): Ending | undefined =>
  snapshot.index.lists.find((ending) => ending.list === list)

function rowNotes({ given, repeated, unreadable, fault, rows, stated }: DistinctRows<unknown>, key: string): string[] {
  const said = stated === null ? 'it does not say how many it has' : `it says that it has ${counted(stated)}`
  return [
    `Rows given: ${counted(given)}; ${said}.`,
    `Rows used: ${counted(rows.length)}, distinct by ${key}; given again and left out: ${counted(repeated)}.`,
    ...(unreadable > 0 ? [`Rows left out because they could not be read: ${counted(unreadable)}.`] : []),
    ...(fault === null ? [] : [`First fault: ${fault}.`]),
  ]
}

function endNotes({ outcome, why }: Ending, { given, stated }: DistinctRows<unknown>): string[] {
  if (outcome === 'stopped') return [`Reading stopped before the end of the list: ${why}.`]
  if (stated === null || stated === given) return []
  return ['What it says and what it gave differ; the figures are of what it gave.']
}

/** Of no rows there is neither table nor plot. */
function shownBy<Row, Shown>(make: ((rows: readonly Row[]) => Shown) | undefined, rows: readonly Row[]): Shown | null {
  return make === undefined || rows.length === 0 ? null : make(rows)
}

/** The part of a report that is computed from a paged list. */
export function measureRows<Row>(section: RowsSection<Row>): (snapshot: Snapshot) => Measured | NotMeasured {
  return (snapshot) => {
    const ending = endingOf(snapshot, section.list)
    if (ending === undefined) return { why: 'it was not asked' }
    const answers = snapshot.answers(section.list)
    const [first] = answers
    if (first === undefined) return { why: ending.why ?? 'nothing was answered' }
    const read = distinctRows({ ...section, answers })
    const nothingRead = read.rows.length === 0 && read.fault !== null
    if (nothingRead) return { why: read.fault ?? 'nothing could be read' }
    return measured(section, { ending, answers, first, read, snapshot: snapshot.name })
  }
}

interface ReadList<Row> {
  readonly ending: Ending
  readonly answers: readonly StoredAnswer[]
  readonly first: StoredAnswer
  readonly read: DistinctRows<Row>
  readonly snapshot: string
}

function measured<Row>(section: RowsSection<Row>, { ending, answers, first, read, snapshot }: ReadList<Row>): Measured {
  return {
    snapshot,
    at: first.at,
    answers: answers.length,
    call: ending.call,
    figures: section.figures(read.rows, Date.parse(first.at)),
    notes: [...rowNotes(read, section.key), ...endNotes(ending, read)],
    table: shownBy(section.table, read.rows),
    plot: shownBy(section.plot, read.rows),
  }
}
