import { type RawBuilder, sql } from 'kysely'

/** The lanes and sources of a view as they stand in a statement that is compiled once. */
export interface ViewPlaces {
  readonly lanes: readonly RawBuilder<string>[]
  readonly sources: readonly RawBuilder<string>[]
}

/** What a row has to be for a view to show it. */
export const visibleIn = ({ lanes, sources }: ViewPlaces): RawBuilder<unknown> =>
  sql`lane in (${sql.join(lanes)}) and source in (${sql.join(sources)})`
