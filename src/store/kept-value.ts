import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The value kept under a name; made and kept at the first call, the same for all processes that share the store. */
export const keptValue = async (db: Kysely<Database>, name: string, make: () => string): Promise<string> => {
  await db
    .insertInto('kept_values')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('kept_values')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
