import { closeSync, openSync } from 'node:fs'
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import pg from 'pg'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface Store {
  readonly db: Kysely<Database>
  readonly dialect: Dialect
  readonly close: () => Promise<void>
}

export interface StorePlace {
  /** A PostgreSQL URL; if it is set, several processes may share the store. */
  readonly databaseUrl?: string | undefined
  /** The SQLite file for one process, or `:memory:`. */
  readonly ledgerPath: string
}

/** int8 comes as text from `pg`, since not all of it fits a number; our times and amounts do. */
const int8AsNumber = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

const postgres = (connectionString: string) =>
  new PostgresDialect({
    pool: new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, types: int8AsNumber }),
  })

/** Only its owner may read a ledger: it holds signed payments that are still valid, and answers. */
const createPrivate = (path: string) => {
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600))
}

/** WAL with full sync: a state that was written before a step is still there after a power cut. */
const sqlite = (path: string) => {
  createPrivate(path)
  const database = new Libsql(path)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;')
  return new SqliteDialect({ database: database as never })
}

const migrate = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Opens the store that the ledger and the other lasting state live in, brought to the newest schema. */
export const openStore = async ({ databaseUrl, ledgerPath }: StorePlace): Promise<Store> => {
  const dialect: Dialect = databaseUrl ? 'postgres' : 'sqlite'
  const db = new Kysely<Database>({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(ledgerPath) })
  await migrate(db, dialect)
  return { db, dialect, close: () => db.destroy() }
}
