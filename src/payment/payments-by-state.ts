import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { STATES, type State } from './ledger.ts'

/** How many payments of a ledger are in each state now. Read from the index of states alone. */
export async function paymentsByState(db: Kysely<Database>): Promise<Readonly<Record<State, number>>> {
  const rows = await db
    .selectFrom('payments')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return Object.fromEntries(STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<State, number>
}
