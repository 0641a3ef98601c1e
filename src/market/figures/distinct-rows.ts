import type { z } from 'zod'
import type { Page } from '../shapes/page.ts'
import { readJson } from '../shapes/read-json.ts'
import { readShape, ShapeError } from '../shapes/read-shape.ts'
import type { StoredAnswer } from '../snapshot.ts'

export interface DistinctRows<Row> {
  readonly rows: readonly Row[]
  /** Rows as they came, those given twice and those that could not be read included. */
  readonly given: number
  readonly repeated: number
  readonly unreadable: number
  /** The first field at fault of the rows, or of a page, that could not be read. */
  readonly fault: string | null
  /** How many rows the list says it has. */
  readonly stated: number | null
}

interface Reading<Row> {
  readonly answers: readonly StoredAnswer[]
  readonly readPage: (answer: unknown) => Page
  readonly schema: z.ZodType<Row>
  readonly keyOf: (row: Row) => string
}

interface Rows<Row> {
  readonly byKey: Map<string, Row>
  given: number
  unreadable: number
  fault: string | null
  stated: number | null
}

const messageOf = (error: unknown): string => {
  if (error instanceof ShapeError) return error.message
  throw error
}

/** Reads the stored pages of a list; of rows with one key the first counts, since a list moves while it is being read. */
export function distinctRows<Row>(reading: Reading<Row>): DistinctRows<Row> {
  const found: Rows<Row> = { byKey: new Map(), given: 0, unreadable: 0, fault: null, stated: null }
  for (const answer of reading.answers) {
    try {
      addPage(reading, answer, found)
    } catch (error) {
      found.fault ??= `${answer.file}: ${messageOf(error)}`
    }
  }
  const { byKey, given, unreadable, fault, stated } = found
  return { rows: [...byKey.values()], given, repeated: given - unreadable - byKey.size, unreadable, fault, stated }
}

function addPage<Row>(
  { readPage, schema, keyOf }: Reading<Row>,
  { bytes, content_type, file }: StoredAnswer,
  found: Rows<Row>,
): void {
  const page = readPage(readJson(bytes, content_type))
  found.stated = page.total ?? found.stated
  page.rows.forEach((value, index) => {
    found.given += 1
    try {
      const row = readShape(schema, value, `${page.place}[${index}]`)
      const key = keyOf(row)
      if (!found.byKey.has(key)) found.byKey.set(key, row)
    } catch (error) {
      found.unreadable += 1
      found.fault ??= `${file}: ${messageOf(error)}`
    }
  })
}
