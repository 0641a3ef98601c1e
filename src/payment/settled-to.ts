import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/schema.ts'

/** What a ledger calls settled to an address on a network: how many payments, and their sum in millionths of a dollar. */
export async function settledTo(
  db: Kysely<Database>,
  payTo: string,
  network: string,
): Promise<{ readonly payments: number; readonly atomic: number }> {
  const { payments, atomic } = await db
    .selectFrom('payments')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('payments'),
      fn.coalesce(fn.sum<number | string>('amount'), sql<number>`0`).as('atomic'),
    ])
    .where('state', '=', 'settled')
    .where('network', '=', network)
    .where(({ fn }) => fn<string>('lower', ['pay_to']), '=', payTo.toLowerCase())
    .executeTakeFirstOrThrow()
  return { payments: Number(payments), atomic: Number(atomic) }
}
