import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type GivenRow, givenRows, type Value } from '../store/given-rows.ts'
import type { Database } from '../store/schema.ts'
import { firstName } from './first-name.ts'

export type Row = GivenRow

/** How rows of a table of counters are added up. What is in none of the lists is kept as it was first written. */
export interface Counters {
  readonly table: keyof Database & `network_${string}`
  readonly key: readonly string[]
  readonly add: readonly string[]
  readonly latest?: readonly string[]
  readonly earliest?: readonly string[]
  /** Names: of two, the first that is not empty. */
  readonly first?: readonly string[]
}

const SEPARATOR = '\u001F'

/** The key of a row as one text. */
export const keyOf = (row: Row, { key }: Counters): string => key.map((column) => row[column]).join(SEPARATOR)

function merge(row: Record<string, Value>, next: Row, counters: Counters): void {
  const { add, latest = [], earliest = [], first = [] } = counters
  const join = (columns: readonly string[], joined: (a: number, b: number) => number) => {
    for (const column of columns) row[column] = joined(Number(row[column]), Number(next[column]))
  }
  join(add, (a, b) => a + b)
  join(latest, Math.max)
  join(earliest, Math.min)
  for (const column of first) row[column] = firstName(String(row[column]), String(next[column]))
}

/** One row a key, since a statement may not touch a row twice; ordered, so that two processes never wait for each other crosswise. */
function joined(rows: readonly Row[], counters: Counters): readonly Row[] {
  const byKey = new Map<string, Record<string, Value>>()
  for (const row of rows) {
    const key = keyOf(row, counters)
    const known = byKey.get(key)
    if (known) merge(known, row, counters)
    else byKey.set(key, { ...row })
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

function additionOf(counters: Counters, rows: readonly Row[]): RawBuilder<Row> {
  const { table, key, add, latest = [], earliest = [], first = [] } = counters
  const columns = Object.keys(rows[0] ?? {})
  const now = (column: string) => sql.ref(`${table}.${column}`)
  const given = (column: string) => sql.ref(`excluded.${column}`)
  const pick = (column: string, sign: '>' | '<') =>
    sql`case when ${given(column)} ${sql.raw(sign)} ${now(column)} then ${given(column)} else ${now(column)} end`
  const pickFirst = (column: string) => {
    const [known, added] = [now(column), given(column)]
    return sql`case when ${known} = '' or (${added} <> '' and ${added} < ${known}) then ${added} else ${known} end`
  }
  const changes = [
    ...add.map((column) => sql`${sql.ref(column)} = ${now(column)} + ${given(column)}`),
    ...latest.map((column) => sql`${sql.ref(column)} = ${pick(column, '>')}`),
    ...earliest.map((column) => sql`${sql.ref(column)} = ${pick(column, '<')}`),
    ...first.map((column) => sql`${sql.ref(column)} = ${pickFirst(column)}`),
  ]
  // Without a condition SQLite would take the conflict for one of a join.
  return sql<Row>`insert into ${sql.table(table)} (${names(columns)})
    ${givenRows(joined(rows, counters), columns)} where true
    on conflict (${names(key)}) do ${changes.length === 0 ? sql`nothing` : sql`update set ${sql.join(changes)}`}`
}

/**
 * Adds rows to a table of counters: new ones are inserted, known ones added to. In any order of calls the sums are the same.
 */
export async function addRows(db: Kysely<Database>, counters: Counters, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await additionOf(counters, rows).execute(db)
}

/** The same, and tells the rows as they are now, one a key; where nothing is added up, those that are new. There must be some. */
export async function addedRows(
  db: Kysely<Database>,
  counters: Counters,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const told = names([...counters.key, ...counters.add])
  return (await sql<Row>`${additionOf(counters, rows)} returning ${told}`.execute(db)).rows
}

/** Writes rows that nothing is added up of. */
export async function insertRows(db: Kysely<Database>, table: Counters['table'], rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {})
  await sql`insert into ${sql.table(table)} (${names(columns)}) ${givenRows(rows, columns)}`.execute(db)
}
