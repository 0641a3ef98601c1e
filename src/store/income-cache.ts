import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Keeps how far the pay address has been counted, so that no start reads the chain from the beginning. */
export const createIncomeCache = (db: Kysely<Database>) => ({
  get: async (name: string): Promise<string | undefined> => {
    const kept = await db.selectFrom('kept_values').select('value').where('name', '=', name).executeTakeFirst()
    return kept?.value
  },
  set: async (name: string, value: string): Promise<void> => {
    await db
      .insertInto('kept_values')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  },
})
