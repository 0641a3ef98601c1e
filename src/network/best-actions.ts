import { type RawBuilder, sql } from 'kysely'
import type { ViewPlaces } from './visible-in.ts'

/** Rows read of one lane and source, so that no flood of names makes an answer slow. */
const MOST_ACTIONS = 200

export const sums = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))

/** The actions that have worked most often, of each lane and source: read from an index in its order, and no further. */
export const bestActions = (
  which: RawBuilder<unknown>,
  { lanes, sources }: ViewPlaces,
  columns: readonly string[],
): RawBuilder<unknown> => {
  const read = sql.join(columns.map((column) => sql.ref(column)))
  const parts = lanes.flatMap((lane) =>
    sources.map(
      (source) => sql`select * from (select ${read} from network_actions
        where ${which} and lane = ${lane} and source = ${source}
        order by effective_successes desc, subject, action limit ${sql.lit(MOST_ACTIONS)}) as part`,
    ),
  )
  return sql`(${sql.join(parts, sql` union all `)}) as best`
}
