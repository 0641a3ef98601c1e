import type { Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, PaymentsTable } from '../store/schema.ts'

/**
 * Where a payment stands. Each is written before the step that it names:
 * `verifying` the key is claimed, `served` the answer is made and kept, `settling` the settle request goes out, `settled` the
 * transfer is on the chain, `failed` it was refused or ran out, and will never be sent (again), `unknown` neither is certain,
 * `released` nothing was charged and the key may be used for any request.
 */
export const STATES = ['verifying', 'served', 'settling', 'settled', 'failed', 'unknown', 'released'] as const

export type State = (typeof STATES)[number]

export type PaymentRow = Omit<Selectable<PaymentsTable>, 'state'> & { readonly state: State }

type Claimed =
  | 'key'
  | 'id'
  | 'route'
  | 'fingerprint'
  | 'signature_hash'
  | 'payment_id'
  | 'payer'
  | 'pay_to'
  | 'network'
  | 'asset'
  | 'nonce'
  | 'amount'
  | 'valid_before_seconds'
  | 'resource'
  | 'owner'
  | 'lease_until'
  | 'claimed_at'

export type Claim = Pick<Selectable<PaymentsTable>, Claimed>

export type Change = Partial<Omit<Updateable<PaymentsTable>, 'state' | 'key' | 'seq'> & { readonly state: State }>

export type ClaimResult =
  | { readonly claimed: true; readonly row: PaymentRow }
  /** Somebody holds the key or the payment id: `row` is theirs; undefined if it has gone between two looks. */
  | { readonly claimed: false; readonly row: PaymentRow | undefined }

const IN_FLIGHT: readonly State[] = ['verifying', 'served', 'settling', 'unknown']

/** How many payments were given up, by the state that they came into. */
export type Abandoned = Readonly<Record<'released' | 'unknown', number>>

export interface Ledger {
  claim(claim: Claim): Promise<ClaimResult>
  find(key: string): Promise<PaymentRow | undefined>
  findById(id: string): Promise<PaymentRow | undefined>
  /** Moves a row on if it still is where the caller believes; undefined means that somebody else has moved it. */
  advance(row: PaymentRow, change: Change): Promise<PaymentRow | undefined>
  /** What the payer has in flight in this asset, claimed before the given row. */
  reservedBefore(row: PaymentRow): Promise<number>
  /** Takes an answer settled since then that never reached its payer, so that only one call gets it; the row as it was before. */
  takeUndelivered(payer: string, fingerprint: string, sinceMs: number): Promise<PaymentRow | undefined>
  markUndelivered(key: string): Promise<void>
  /** Rows whose settlement is open and whose process is not at work on them any more. */
  open(nowMs: number): Promise<readonly PaymentRow[]>
  /** Gives up what a process that is gone held: what it had not yet sent to settle is released, the rest is unknown. */
  abandon(whose: { readonly leaseBefore: number } | { readonly exceptOwner: string }): Promise<Abandoned>
  recent(limit: number): Promise<readonly PaymentRow[]>
  /** Drops kept answers older than the cut-off, and rows that nothing can come of any more. */
  prune(cutOffMs: number): Promise<{ readonly answers: number; readonly rows: number }>
}

const lockPayer = (payer: string) => sql`select pg_advisory_xact_lock(hashtextextended(${payer}, 0))`

/**
 * Takes away a row that may be claimed anew: freed, or left before settling by a process whose lease has run out. The new
 * claim gets a new place in the order, or two calls of one payer could overlook each other's reservation.
 */
const clearReclaimable = (db: Kysely<Database>, claim: Claim) =>
  db
    .deleteFrom('payments')
    .where('key', '=', claim.key)
    .where((where) =>
      where.or([
        where('state', '=', 'released'),
        where.and([where('state', 'in', ['verifying', 'served']), where('lease_until', '<', claim.claimed_at)]),
      ]),
    )
    .execute()

const insert = (db: Kysely<Database>, claim: Claim) =>
  db
    .insertInto('payments')
    .values({ ...claim, state: 'verifying', changed_at: claim.claimed_at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** The ledger over an opened store. Every method is one statement or one transaction, so a crash leaves no half step. */
export const createLedger = (db: Kysely<Database>, dialect: 'sqlite' | 'postgres', now: () => number): Ledger => {
  const byPaymentId = (from: Kysely<Database>, payer: string, paymentId: string) =>
    from
      .selectFrom('payments')
      .selectAll()
      .where('payer', '=', payer)
      .where('payment_id', '=', paymentId)
      .where('state', 'not in', ['released', 'failed'])
      .executeTakeFirst()

  const holder = async (from: Kysely<Database>, claim: Claim) =>
    (claim.payment_id ? await byPaymentId(from, claim.payer, claim.payment_id) : undefined) ??
    (await from.selectFrom('payments').selectAll().where('key', '=', claim.key).executeTakeFirst())

  const claimIn = async (transaction: Kysely<Database>, claim: Claim): Promise<ClaimResult> => {
    // Claims of one payer come one after another, so that each sees what the ones before it have reserved.
    if (dialect === 'postgres') await lockPayer(claim.payer).execute(transaction)
    // A write comes first: SQLite refuses to turn a read into a write once another process has written in between.
    await clearReclaimable(transaction, claim)
    const row = await insert(transaction, claim)
    if (row) return { claimed: true, row: row as PaymentRow }
    return { claimed: false, row: (await holder(transaction, claim)) as PaymentRow | undefined }
  }

  const one = async (column: 'key' | 'id', value: string) =>
    (await db.selectFrom('payments').selectAll().where(column, '=', value).executeTakeFirst()) as PaymentRow | undefined

  return {
    claim: (claim) => db.transaction().execute((transaction) => claimIn(transaction, claim)),
    find: (key) => one('key', key),
    findById: (id) => one('id', id),
    advance: async (row, change) =>
      (await db
        .updateTable('payments')
        .set({ ...change, changed_at: now() })
        .where('key', '=', row.key)
        .where('state', '=', row.state)
        .where('owner', '=', row.owner)
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirst()) as PaymentRow | undefined,
    reservedBefore: async ({ seq, payer, network, asset }) => {
      const { sum } = await db
        .selectFrom('payments')
        .select(({ fn }) => fn.coalesce(fn.sum<number | string>('amount'), sql<number>`0`).as('sum'))
        .where('state', 'in', IN_FLIGHT)
        .where('payer', '=', payer)
        .where('network', '=', network)
        .where('asset', '=', asset)
        .where('seq', '<', seq)
        .executeTakeFirstOrThrow()
      return Number(sum)
    },
    takeUndelivered: async (payer, fingerprint, sinceMs) => {
      const [row] = await db
        .updateTable('payments')
        .set({ undelivered: 0, changed_at: now() })
        .where('key', 'in', (select) =>
          select
            .selectFrom('payments')
            .select('key')
            .where('payer', '=', payer)
            .where('fingerprint', '=', fingerprint)
            .where('undelivered', '=', 1)
            .where('state', '=', 'settled')
            .where('claimed_at', '>=', sinceMs)
            .orderBy('seq')
            .limit(1),
        )
        .where('undelivered', '=', 1)
        .returningAll()
        .execute()
      return row && ({ ...row, undelivered: 1 } as PaymentRow)
    },
    markUndelivered: async (key) => {
      await db
        .updateTable('payments')
        .set({ undelivered: 1 })
        .where('key', '=', key)
        .where('state', '=', 'settled')
        .execute()
    },
    open: async (nowMs) =>
      (await db
        .selectFrom('payments')
        .selectAll()
        .where((where) =>
          where.or([
            where('state', '=', 'unknown'),
            where.and([where('state', '=', 'settling'), where('lease_until', '<', nowMs)]),
          ]),
        )
        .orderBy('seq')
        .execute()) as PaymentRow[],
    abandon: async (whose) => {
      const change = async (states: State[], to: Change): Promise<number> => {
        const held = db
          .updateTable('payments')
          .set({ ...to, changed_at: now() })
          .where('state', 'in', states)
        const { numUpdatedRows } = await ('leaseBefore' in whose
          ? held.where('lease_until', '<', whose.leaseBefore).executeTakeFirst()
          : held.where('owner', '!=', whose.exceptOwner).executeTakeFirst())
        return Number(numUpdatedRows)
      }
      return {
        released: await change(['verifying', 'served'], { state: 'released', reason: 'abandoned', answer_body: null }),
        unknown: await change(['settling'], { state: 'unknown' }),
      }
    },
    recent: async (limit) =>
      (await db.selectFrom('payments').selectAll().orderBy('seq', 'desc').limit(limit).execute()) as PaymentRow[],
    prune: async (cutOffMs) => {
      const answers = await db
        .updateTable('payments')
        .set({ answer_body: null, undelivered: 0 })
        .where('claimed_at', '<', cutOffMs)
        .where('answer_body', 'is not', null)
        .executeTakeFirst()
      const rows = await db
        .deleteFrom('payments')
        .where('state', 'in', ['released', 'failed'])
        .where('claimed_at', '<', cutOffMs)
        .where('valid_before_seconds', '<', Math.floor(cutOffMs / 1000))
        .executeTakeFirst()
      return { answers: Number(answers.numUpdatedRows), rows: Number(rows.numDeletedRows) }
    },
  }
}
