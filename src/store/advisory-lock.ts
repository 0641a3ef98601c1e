import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * A lock of PostgreSQL's over all processes that share the database. It belongs to the connection that took it, so a process
 * that dies gives it back.
 *
 * @example
 * const lock = createAdvisoryLock(db)
 * await lock('settle:8453:0xf39F...', sendOne)
 */
export const createAdvisoryLock =
  (db: Kysely<Database>) =>
  <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
    db.connection().execute(async (connection) => {
      const id = sql`hashtextextended(${key}, 0)`
      await sql`select pg_advisory_lock(${id})`.execute(connection)
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${id})`.execute(connection)
      }
    })
