import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { compiledOnce } from '../store/compiled-once.ts'
import type { NetworkFingerprintsTable, NetworkOperationsTable } from '../store/network-schema.ts'
import type { Database } from '../store/schema.ts'
import { type Calls, LONG_WINDOW_SECONDS, SHORT_WINDOW_SECONDS } from './evidence/status.ts'
import { operationSeries, type Subjects } from './fingerprint.ts'
import type { CallShape } from './shape.ts'
import type { View } from './source.ts'
import { visibleIn } from './visible-in.ts'

export interface Windows {
  readonly short: Calls
  readonly hour: Calls
}

const NO_CALLS: Calls = { successes: 0, failures: 0 }
const MINUTE_SECONDS = 60

type Part = keyof Windows
type SeriesCalls = Calls & { readonly series: string; readonly part: Part }

interface WindowsAsked extends View {
  readonly series: readonly string[]
  readonly shortSecond: number
  readonly shortMinute: number
  readonly hourSecond: number
  readonly hourMinute: number
}

const selectWindows = compiledOnce<WindowsAsked, SeriesCalls>((db, { series, ...since }) => {
  const within = sql`series in (${sql.join(series)}) and ${visibleIn(since)}`
  /** Whole minutes where the window has them, and the seconds before the first: 120 rows a lane and source, however many calls there were. */
  const callsSince = (part: Part, second: RawBuilder<number>, minute: RawBuilder<number>) =>
    sql`select series, ${sql.lit(part)} as part, successes, failures from network_series_minutes
        where ${within} and minute >= ${minute}
      union all select series, ${sql.lit(part)} as part, successes, failures from network_slots
        where ${within} and second >= ${second} and second < cast(${minute} as bigint) * ${sql.lit(MINUTE_SECONDS)}`
  const parts = sql`${callsSince('short', since.shortSecond, since.shortMinute)}
    union all ${callsSince('hour', since.hourSecond, since.hourMinute)}`
  return sql<SeriesCalls>`select series, part,
      cast(sum(successes) as bigint) as successes, cast(sum(failures) as bigint) as failures
    from (${parts}) as parts group by series, part`.compile(db)
})

/** Calls of the last 300 and 3600 seconds, of each series. */
export async function readWindows(
  db: Kysely<Database>,
  series: readonly string[],
  view: View,
  nowSeconds: number,
): Promise<(name: string) => Windows> {
  const shortSecond = nowSeconds - SHORT_WINDOW_SECONDS + 1
  const hourSecond = nowSeconds - LONG_WINDOW_SECONDS + 1
  const shortMinute = Math.ceil(shortSecond / MINUTE_SECONDS)
  const hourMinute = Math.ceil(hourSecond / MINUTE_SECONDS)
  const rows = await selectWindows(db, { ...view, series, shortSecond, shortMinute, hourSecond, hourMinute })
  return (name) => {
    const own = rows.filter((row) => row.series === name)
    return {
      short: own.find(({ part }) => part === 'short') ?? NO_CALLS,
      hour: own.find(({ part }) => part === 'hour') ?? NO_CALLS,
    }
  }
}

interface FingerprintAsked extends Pick<View, 'lanes'> {
  readonly fingerprint: string
}

const selectFingerprint = compiledOnce<FingerprintAsked, Selectable<NetworkFingerprintsTable>>(
  (db, { fingerprint, lanes }) =>
    db
      .selectFrom('network_fingerprints')
      .selectAll()
      .where('fingerprint', '=', fingerprint)
      .where('lane', 'in', [...lanes])
      .compile(),
)

/** A fingerprint as it is known, of every source and of the lanes that the caller reads. */
export const readFingerprint = (
  db: Kysely<Database>,
  fingerprint: string,
  { lanes }: View,
): Promise<readonly Selectable<NetworkFingerprintsTable>[]> => selectFingerprint(db, { fingerprint, lanes })

interface OperationAsked extends View {
  readonly service: string
  readonly operation: string
}

const selectOperation = compiledOnce<OperationAsked, Selectable<NetworkOperationsTable>>(
  (db, { service, operation, lanes, sources }) =>
    db
      .selectFrom('network_operations')
      .selectAll()
      .where('service', '=', service)
      .where('operation', '=', operation)
      .where('lane', 'in', [...lanes])
      .where('source', 'in', [...sources])
      .compile(),
)

export const readOperation = (
  db: Kysely<Database>,
  { service, operation }: CallShape,
  view: View,
): Promise<readonly Selectable<NetworkOperationsTable>[]> => selectOperation(db, { ...view, service, operation })

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
