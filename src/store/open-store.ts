import { closeSync, openSync } from 'node:fs'
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } from 'kysely'
import Libsql from 'libsql'
import pg from 'pg'
import { migrations } from './migrations.ts'
import { keepPrepared } from './prepared.ts'
import type { Database } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface Store {
  readonly db: Kysely<Database>
  /** For reading what need not be newer than the last commit: a connection of its own on SQLite, so that reads never wait for writes. */
  readonly reader: Kysely<Database>
  /** The connections to PostgreSQL, for a library that brings statements of its own. */
  readonly pool: pg.Pool | undefined
  readonly dialect: Dialect
  readonly close: () => Promise<void>
}

export interface StorePlace {
  /** A PostgreSQL URL; if it is set, several processes may share the store. */
  readonly databaseUrl?: string | undefined
  /** The SQLite file for one process, or `:memory:`. */
  readonly ledgerPath: string
  /** Refuses a file that anybody has open, if only to look, and keeps others out until it is closed. */
  readonly alone?: boolean
}

/** int8 comes as text from `pg`, since not all of it fits a number; our times and amounts do. */
const int8AsNumber = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/**
 * When PostgreSQL ends a connection (a restart, an administrator), the statement at work on it fails, and the next one opens
 * another. It is told by an event too, of the pool or of a connection that is held between two statements: unheard, that event
 * would end the process.
 */
const poolOf = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, types: int8AsNumber })
  const heard = () => {}
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
  return pool
}

/** Only its owner may read a ledger: it holds signed payments that are still valid, and answers. */
const createPrivate = (path: string) => {
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600))
}

/** WAL with full sync: a state that was written before a step is still there after a power cut. */
const DURABLE = 'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;'
/** 16 MB each: a group of reports changes a thousand pages; with SQLite's 2 and 4 MB they would be written twice and three times. */
const ROOMY = 'pragma cache_size = -16000; pragma wal_autocheckpoint = 4000;'

/** Before the log is looked at, or the lock would be on the log alone, where whoever writes nothing is not noticed. */
const ALONE = 'pragma locking_mode = exclusive;'

/** Else what is in the log alone is lost to who copies the file after a stop. Passive: a server that has the file open too must not wait. */
const ALL_IN_ONE_FILE = 'pragma wal_checkpoint(passive)'

const sqlite = (path: string, alone: boolean) => {
  createPrivate(path)
  const database = new Libsql(path)
  try {
    database.exec((alone ? ALONE : '') + DURABLE + ROOMY)
  } catch (error) {
    database.close()
    throw error
  }
  return new SqliteDialect({ database: keepPrepared(database) as never })
}

/** A database in memory belongs to its one connection, and so does a file that is locked. */
const sqliteReader = (path: string, alone: boolean, db: Kysely<Database>): Kysely<Database> => {
  if (path === ':memory:' || alone) return db
  const database = new Libsql(path)
  database.exec('pragma query_only = 1; pragma busy_timeout = 5000;')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: keepPrepared(database) as never }) })
}

const migrate = async (db: Kysely<Database>, dialect: Dialect): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Opens the store that the ledger and the other lasting state live in, brought to the newest schema. */
export const openStore = async ({ databaseUrl, ledgerPath, alone = false }: StorePlace): Promise<Store> => {
  const dialect: Dialect = databaseUrl ? 'postgres' : 'sqlite'
  const pool = databaseUrl ? poolOf(databaseUrl) : undefined
  const db = new Kysely<Database>({ dialect: pool ? new PostgresDialect({ pool }) : sqlite(ledgerPath, alone) })
  await migrate(db, dialect)
  const reader = pool ? db : sqliteReader(ledgerPath, alone, db)
  const close = async () => {
    if (reader !== db) await reader.destroy()
    try {
      if (!pool) await sql.raw(ALL_IN_ONE_FILE).execute(db)
    } finally {
      await db.destroy()
    }
  }
  return { db, reader, pool, dialect, close }
}
