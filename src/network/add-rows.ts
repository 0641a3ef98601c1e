import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../store/schema.ts'

type Value = string | number
export type Row = Readonly<Record<string, Value>>

/** How rows of a table of counters are added up. What is in none of the lists is kept as it was first written. */
export interface Counters {
  readonly table: keyof Database & `network_${string}`
  readonly key: readonly string[]
  readonly add: readonly string[]
  readonly latest?: readonly string[]
  readonly earliest?: readonly string[]
}

const SEPARATOR = '\u001F'

function merge(row: Record<string, Value>, next: Row, { add, latest = [], earliest = [] }: Counters): void {
  const join = (columns: readonly string[], joined: (a: number, b: number) => number) => {
    for (const column of columns) row[column] = joined(Number(row[column]), Number(next[column]))
  }
  join(add, (a, b) => a + b)
  join(latest, Math.max)
  join(earliest, Math.min)
}

/** One row a key, since a statement may not touch a row twice; ordered, so that two processes never wait for each other crosswise. */
function joined(rows: readonly Row[], counters: Counters): readonly Row[] {
  const byKey = new Map<string, Record<string, Value>>()
  for (const row of rows) {
    const key = counters.key.map((column) => row[column]).join(SEPARATOR)
    const known = byKey.get(key)
    if (known) merge(known, row, counters)
    else byKey.set(key, { ...row })
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

type AnyTables = Kysely<Record<string, Record<string, Value>>>

/**
 * Adds rows to a table of counters: new ones are inserted, known ones added to. In any order of calls the sums are the same.
 */
export async function addRows(db: Kysely<Database>, counters: Counters, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await additionOf(db, counters, rows).execute()
}

/** The same, and tells the rows as they are now, one a key. There must be some. */
export const addedRows = (db: Kysely<Database>, counters: Counters, rows: readonly Row[]): Promise<readonly Row[]> =>
  additionOf(db, counters, rows)
    .returning([...counters.key, ...counters.add])
    .execute() as Promise<readonly Row[]>

function additionOf(db: Kysely<Database>, counters: Counters, rows: readonly Row[]) {
  const { table, key, add, latest = [], earliest = [] } = counters
  const now = (column: string) => sql.ref(`${table}.${column}`)
  const given = (column: string) => sql.ref(`excluded.${column}`)
  const pick = (column: string, sign: '>' | '<'): RawBuilder<unknown> =>
    sql`case when ${given(column)} ${sql.raw(sign)} ${now(column)} then ${given(column)} else ${now(column)} end`
  const changes = Object.fromEntries([
    ...add.map((column) => [column, sql`${now(column)} + ${given(column)}`]),
    ...latest.map((column) => [column, pick(column, '>')]),
    ...earliest.map((column) => [column, pick(column, '<')]),
  ])
  return (db as unknown as AnyTables)
    .insertInto(table)
    .values([...joined(rows, counters)])
    .onConflict((conflict) => conflict.columns([...key]).doUpdateSet(changes))
}
