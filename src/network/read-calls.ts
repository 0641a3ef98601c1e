import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { NetworkFingerprintsTable, NetworkOperationsTable } from '../store/network-schema.ts'
import type { Database } from '../store/schema.ts'
import { type Calls, LONG_WINDOW_SECONDS, SHORT_WINDOW_SECONDS } from './evidence/status.ts'
import { operationSeries, type Subjects } from './fingerprint.ts'
import type { CallShape } from './shape.ts'
import type { View } from './source.ts'

export interface Windows {
  readonly short: Calls
  readonly hour: Calls
}

const NO_CALLS: Calls = { successes: 0, failures: 0 }
const MINUTE_SECONDS = 60

type Part = keyof Windows
type SeriesCalls = Calls & { readonly series: string; readonly part: Part }

/** Whole minutes where the window has them, and the seconds before the first: 120 rows a lane and source, however many calls there were. */
function callsSince(second: number, part: Part, series: RawBuilder<unknown>, whose: RawBuilder<unknown>) {
  const minute = Math.ceil(second / MINUTE_SECONDS)
  const within = sql`series in (${series}) and ${whose}`
  return sql`select series, ${sql.lit(part)} as part, successes, failures from network_series_minutes
      where ${within} and minute >= ${minute}
    union all select series, ${sql.lit(part)} as part, successes, failures from network_slots
      where ${within} and second >= ${second} and second < ${minute * MINUTE_SECONDS}`
}

/** Calls of the last 300 and 3600 seconds, of each series. */
export async function readWindows(
  db: Kysely<Database>,
  series: readonly string[],
  { lanes, sources }: View,
  nowSeconds: number,
): Promise<(name: string) => Windows> {
  const named = sql.join(series)
  const whose = sql`lane in (${sql.join(lanes)}) and source in (${sql.join(sources)})`
  const since = (seconds: number, part: Part) => callsSince(nowSeconds - seconds + 1, part, named, whose)
  const { rows } = await sql<SeriesCalls>`select series, part,
      cast(sum(successes) as bigint) as successes, cast(sum(failures) as bigint) as failures
    from (${since(SHORT_WINDOW_SECONDS, 'short')} union all ${since(LONG_WINDOW_SECONDS, 'hour')}) as parts
    group by series, part`.execute(db)
  return (name) => {
    const own = rows.filter((row) => row.series === name)
    return {
      short: own.find(({ part }) => part === 'short') ?? NO_CALLS,
      hour: own.find(({ part }) => part === 'hour') ?? NO_CALLS,
    }
  }
}

/** A fingerprint as it is known, of every source and of the lanes that the caller reads. */
export const readFingerprint = (
  db: Kysely<Database>,
  fingerprint: string,
  view: View,
): Promise<readonly Selectable<NetworkFingerprintsTable>[]> =>
  db
    .selectFrom('network_fingerprints')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('lane', 'in', [...view.lanes])
    .execute()

export const readOperation = (
  db: Kysely<Database>,
  { service, operation }: CallShape,
  view: View,
): Promise<readonly Selectable<NetworkOperationsTable>[]> =>
  db
    .selectFrom('network_operations')
    .selectAll()
    .where('service', '=', service)
    .where('operation', '=', operation)
    .where('lane', 'in', [...view.lanes])
    .where('source', 'in', [...view.sources])
    .execute()

/** What is known of how often a call succeeds and fails. */
export interface CallEvidence {
  readonly fingerprintRows: readonly Selectable<NetworkFingerprintsTable>[]
  readonly operationRows: readonly Selectable<NetworkOperationsTable>[]
  readonly failure: Windows
  readonly operation: Windows
}

export async function readCalls(
  db: Kysely<Database>,
  shape: CallShape,
  { fingerprint }: Subjects,
  view: View,
  nowMs: number,
): Promise<CallEvidence> {
  const series = operationSeries(shape)
  const windows = await readWindows(db, [fingerprint, series], view, Math.floor(nowMs / 1000))
  return {
    fingerprintRows: await readFingerprint(db, fingerprint, view),
    operationRows: await readOperation(db, shape, view),
    failure: windows(fingerprint),
    operation: windows(series),
  }
}
