import { type Kysely, type Migration, sql } from 'kysely'
import { networkMigration } from './network-migration.ts'
import { networkNamesMigration } from './network-names-migration.ts'
import { networkSpeedMigration } from './network-speed-migration.ts'
import type { Dialect } from './open-store.ts'

/** Numbered, forward only: a published one is never changed. Times and amounts need 64 bits on both databases. */
export const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001_payments': {
    up: async (db: Kysely<unknown>) => {
      const serial = dialect === 'postgres' ? sql`bigserial` : sql`integer`
      await db.schema
        .createTable('payments')
        .addColumn('seq', serial, (column) =>
          dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('signature_hash', 'text', (column) => column.notNull())
        .addColumn('payment_id', 'text')
        .addColumn('payer', 'text', (column) => column.notNull())
        .addColumn('pay_to', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('nonce', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('valid_before_seconds', 'bigint', (column) => column.notNull())
        .addColumn('resource', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('lease_until', 'bigint', (column) => column.notNull())
        .addColumn('settle_sent', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('from_block', 'bigint')
        .addColumn('answer_status', 'integer')
        .addColumn('answer_type', 'text')
        .addColumn('answer_hash', 'text')
        .addColumn('answer_body', 'text')
        .addColumn('answer_length', 'integer')
        .addColumn('undelivered', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('reason', 'text')
        .addColumn('transaction', 'text')
        .addColumn('receipt', 'text')
        .addColumn('claimed_at', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .execute()
      // A caller's own id names one request of one payer, for as long as the payment stands.
      await sql`create unique index payments_payment_id on payments (payer, payment_id)
        where payment_id is not null and state not in ('released', 'failed')`.execute(db)
      await db.schema.createIndex('payments_state').on('payments').columns(['state', 'payer']).execute()
      await sql`create index payments_undelivered on payments (payer, fingerprint) where undelivered = 1`.execute(db)
      await db.schema
        .createTable('kept_values')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002_network': networkMigration(dialect),
  '0003_network_speed': networkSpeedMigration(dialect),
  '0004_network_names': networkNamesMigration(dialect),
})
