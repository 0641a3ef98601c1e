import { type Kysely, sql } from 'kysely'
import type { Store } from './open-store.ts'

/** Rows of each table that were copied. */
export type Copied = Readonly<Record<string, number>>

/** PostgreSQL takes at most 65,535 parameters in a statement; the widest table has under 64 columns. */
const BATCH_ROWS = 500

type AnyTables = Kysely<Record<string, Record<string, unknown>>>

/** The tables of the schema, without those in which migrations are kept. */
const tablesOf = async (db: AnyTables) =>
  (await db.introspection.getTables()).filter(({ isView }) => !isView).sort((a, b) => (a.name < b.name ? -1 : 1))

async function rowCount(db: AnyTables, table: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A store that was opened but never used holds values that were made at its opening; they give way to those that are copied. */
const MADE_AT_OPENING = new Set(['kept_values'])

async function refuseUsed(db: AnyTables, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (MADE_AT_OPENING.has(table)) await db.deleteFrom(table).execute()
    const rows = await rowCount(db, table)
    if (rows > 0) throw new Error(`the target holds ${rows} rows in ${table} already`)
  }
}

async function copyTable(from: AnyTables, to: AnyTables, table: string): Promise<number> {
  const rows = await from.selectFrom(table).selectAll().execute()
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await to
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_ROWS))
      .execute()
  }
  return rows.length
}

/** A copied serial number must not be given out again. */
async function continueSerials(to: AnyTables, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(to)
  }
}

/**
 * Copies all that a SQLite store holds into an empty PostgreSQL one, in one transaction: all of it arrives, or nothing. No process may
 * write to either meanwhile.
 *
 * @throws Error when the target is in use already, or when fewer rows arrived than were sent
 */
export async function copyStore(from: Store, to: Store): Promise<Copied> {
  const source = from.db as unknown as AnyTables
  return (to.db as unknown as AnyTables).transaction().execute(async (target) => {
    const tables = await tablesOf(target)
    const names = tables.map(({ name }) => name)
    await refuseUsed(target, names)
    const copied: Record<string, number> = {}
    for (const { name, columns } of tables) {
      copied[name] = await copyTable(source, target, name)
      const arrived = await rowCount(target, name)
      if (arrived !== copied[name]) throw new Error(`${copied[name]} rows of ${name} were sent and ${arrived} arrived`)
      const serials = columns.filter(({ isAutoIncrementing }) => isAutoIncrementing).map((column) => column.name)
      await continueSerials(target, name, serials)
    }
    return copied
  })
}
