import { type RawBuilder, sql } from 'kysely'

export type Value = string | number | null
export type GivenRow = Readonly<Record<string, Value>>

/** The `->>` of PostgreSQL gives text always; a double holds every whole number that a column of ours does. */
const read = (place: number, sample: Value): RawBuilder<unknown> => {
  const value = sql`value ->> ${sql.lit(place)}`
  return typeof sample === 'string' ? sql`(${value})` : sql`cast(${value} as double precision)`
}

/** A list a row, since what stands in a list is found sooner than what has a name. */
const packed = (rows: readonly (readonly Value[])[]): string =>
  JSON.stringify(Object.fromEntries(rows.map((row, index) => [`r${index}`, row])))

/**
 * Rows given to a statement as one value, in their order: its text is the same for one row and for thousands, so it is prepared
 * once, and no limit on the number of values is met. Both databases read it alike. A column that may be null is of numbers.
 *
 * @example
 * sql`insert into t (a) ${givenRows([{ a: 1 }, { a: 2 }], ['a'])}`
 */
export const givenRows = (rows: readonly GivenRow[], columns: readonly string[]): RawBuilder<unknown> => {
  const reads = columns.map((column, place) => sql`${read(place, rows[0]?.[column] ?? null)} as ${sql.ref(column)}`)
  const lists = rows.map((row) => columns.map((column) => row[column] ?? null))
  return sql`select ${sql.join(reads)} from json_each(${packed(lists)})`
}

/** Texts as the one value that `textsIn` reads, each once. */
export const packedTexts = (texts: Iterable<string>): string => packed([...new Set(texts)].map((text) => [text]))

/** What a column may be `in`: texts that are given as one value. */
export const textsIn = (given: RawBuilder<string>): RawBuilder<unknown> =>
  sql`select ${read(0, '')} from json_each(${given})`

export const givenTexts = (texts: Iterable<string>): RawBuilder<unknown> => textsIn(sql`${packedTexts(texts)}`)
