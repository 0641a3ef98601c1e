import { type Kysely, type Migration, sql } from 'kysely'
import type { Dialect } from './open-store.ts'

type ColumnType = 'text' | 'integer' | 'bigint' | 'double precision'
type Columns = Readonly<Record<string, ColumnType>>

const REPORTED: Columns = { lane: 'text', source: 'text' }
const CALLS: Columns = { successes: 'integer', failures: 'integer' }
const EFFECTIVE: Columns = {
  attempts: 'integer',
  successes: 'integer',
  effective_attempts: 'integer',
  effective_successes: 'integer',
}

/** Tables that are found by their key alone. Every column of a key is also the order in which rows lie. */
const KEYED: Readonly<Record<string, { readonly key: Columns; readonly rest: Columns }>> = {
  network_observation_hours: {
    key: { fingerprint: 'text', ...REPORTED, reporter: 'text', hour: 'integer' },
    rest: { observations: 'integer' },
  },
  network_fingerprints: {
    key: { fingerprint: 'text', ...REPORTED },
    rest: {
      service: 'text',
      operation: 'text',
      type: 'text',
      class: 'text',
      code: 'text',
      text: 'text',
      other_versions: 'text',
      other_operations: 'text',
      pool: 'text',
      family: 'text',
      first_at: 'bigint',
      last_at: 'bigint',
      observations: 'integer',
      reporters: 'integer',
    },
  },
  network_operations: {
    key: { service: 'text', operation: 'text', ...REPORTED },
    rest: {
      ...CALLS,
      writes: 'integer',
      reads: 'integer',
      latency_sum: 'double precision',
      latency_count: 'integer',
      last_at: 'bigint',
    },
  },
  network_slots: { key: { series: 'text', lane: 'text', second: 'bigint', source: 'text' }, rest: CALLS },
  network_minutes: { key: { minute: 'integer', service: 'text', ...REPORTED }, rest: CALLS },
  network_agents: {
    key: { reporter: 'text', ...REPORTED },
    rest: { observations: 'integer', first_at: 'bigint', last_at: 'bigint' },
  },
  network_reporters: { key: { subject: 'text', action: 'text', ...REPORTED, reporter: 'text' }, rest: {} },
  network_outcome_hours: {
    key: { fingerprint: 'text', action: 'text', ...REPORTED, reporter: 'text', hour: 'integer' },
    rest: { attempts: 'integer', successes: 'integer' },
  },
  network_actions: {
    key: { subject: 'text', ...REPORTED, action: 'text' },
    rest: { ...EFFECTIVE, family: 'text', reporters: 'integer', named_reporters: 'integer' },
  },
  network_action_hours: {
    key: { subject: 'text', ...REPORTED, action: 'text', hour: 'integer' },
    rest: EFFECTIVE,
  },
  network_days: { key: { day: 'integer', name: 'text' }, rest: { count: 'integer' } },
}

async function createKeyed(db: Kysely<unknown>, dialect: Dialect, name: string, key: Columns, rest: Columns) {
  let table = db.schema.createTable(name)
  for (const [column, type] of Object.entries({ ...key, ...rest }))
    table = table.addColumn(column, type, (definition) => definition.notNull())
  table = table.addPrimaryKeyConstraint(`${name}_key`, Object.keys(key) as never[])
  // SQLite would keep the rows apart from the key, and every look-up would be two.
  await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
}

/** Reports as they came, in order: everything else is counted from them when they are written. */
async function createRaw(db: Kysely<unknown>, dialect: Dialect, name: string, rest: Columns) {
  let table = db.schema
    .createTable(name)
    .addColumn('id', dialect === 'postgres' ? sql`bigserial` : sql`integer`, (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
  const columns = { fingerprint: 'text', ...REPORTED, reporter: 'text', ...rest } as const
  for (const [column, type] of Object.entries(columns))
    table = table.addColumn(column, type, (definition) => (column === 'latency_ms' ? definition : definition.notNull()))
  await table.execute()
  await db.schema.createIndex(`${name}_at`).on(name).column('at').execute()
}

/** The failure network. */
export const networkMigration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await createRaw(db, dialect, 'network_observations', {
      service: 'text',
      operation: 'text',
      latency_ms: 'double precision',
    })
    await createRaw(db, dialect, 'network_outcomes', { action: 'text', successful: 'integer', weight: 'integer' })
    for (const [name, { key, rest }] of Object.entries(KEYED)) await createKeyed(db, dialect, name, key, rest)
    await sql`create index network_observations_seen on network_observations (fingerprint, lane, source, reporter, at)
      where fingerprint <> ''`.execute(db)
    await sql`create index network_fingerprints_pool on network_fingerprints (pool, operation)`.execute(db)
    await sql`create index network_slots_second on network_slots (second)`.execute(db)
    await sql`create index network_action_hours_hour on network_action_hours (hour)`.execute(db)
    await sql`create index network_actions_best on network_actions (subject, lane, source, effective_successes)`.execute(
      db,
    )
    await sql`create index network_actions_family on network_actions (family, lane, source, effective_successes)
      where family <> ''`.execute(db)
    await sql`create index network_actions_top on network_actions (lane, source, effective_successes)
      where family <> ''`.execute(db)
    // As rate-limiter-flexible wants it of PostgreSQL; a process that is alone limits in memory.
    await sql`create table network_limits
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
  },
})
