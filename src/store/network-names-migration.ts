import { type Kysely, type Migration, sql } from 'kysely'
import type { Dialect } from './open-store.ts'

/** Of two types of error that stand for one failure the first by its bytes is kept; SQLite sorts so anyway, PostgreSQL by a language. */
export const networkNamesMigration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'sqlite') return
    await sql`alter table network_fingerprints alter column type type text collate "C"`.execute(db)
  },
})
