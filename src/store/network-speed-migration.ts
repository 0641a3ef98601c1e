import { type Kysely, type Migration, sql } from 'kysely'
import type { Dialect } from './open-store.ts'

/** So that the answer about a failure that comes every second costs no more than the answer about a rare one. */
export const networkSpeedMigration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const table = db.schema
      .createTable('network_series_minutes')
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('lane', 'text', (column) => column.notNull())
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('successes', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('network_series_minutes_key', ['series', 'lane', 'minute', 'source'])
    await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
    await sql`create index network_series_minutes_minute on network_series_minutes (minute)`.execute(db)
    await sql`insert into network_series_minutes (series, lane, minute, source, successes, failures)
      select series, lane, second / 60, source, sum(successes), sum(failures)
      from network_slots group by series, lane, second / 60, source`.execute(db)
    // In the order in which the best are read, so that no flood of names makes an answer slow. Of a family the index holds all that
    // is read, since its failures lie far apart.
    await sql`drop index network_actions_best`.execute(db)
    await sql`create index network_actions_best on network_actions (subject, lane, source, effective_successes desc, action)`.execute(
      db,
    )
    await sql`drop index network_actions_family`.execute(db)
    await sql`create index network_actions_family on network_actions (family, lane, source, effective_successes desc, subject, action,
      effective_attempts, named_reporters) where family <> ''`.execute(db)
  },
})
