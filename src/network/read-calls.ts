import { type Kysely, type Selectable, sql } from 'kysely'
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

const NO_CALLS: Windows = { short: { successes: 0, failures: 0 }, hour: { successes: 0, failures: 0 } }

const sum = (condition: ReturnType<typeof sql<boolean>>, column: 'successes' | 'failures') =>
  sql<number>`cast(coalesce(sum(case when ${condition} then ${sql.ref(column)} else 0 end), 0) as bigint)`

/** Calls of the last 300 and 3600 seconds, of each series. Reads one row a second, source and lane at most, however many calls there were. */
export async function readWindows(
  db: Kysely<Database>,
  series: readonly string[],
  view: View,
  nowSeconds: number,
): Promise<(name: string) => Windows> {
  const isShort = sql<boolean>`second > ${nowSeconds - SHORT_WINDOW_SECONDS}`
  const always = sql<boolean>`1 = 1`
  const rows = await db
    .selectFrom('network_slots')
    .select([
      'series',
      sum(isShort, 'successes').as('short_successes'),
      sum(isShort, 'failures').as('short_failures'),
      sum(always, 'successes').as('hour_successes'),
      sum(always, 'failures').as('hour_failures'),
    ])
    .where('series', 'in', [...series])
    .where('lane', 'in', [...view.lanes])
    .where('second', '>', nowSeconds - LONG_WINDOW_SECONDS)
    .where('source', 'in', [...view.sources])
    .groupBy('series')
    .execute()
  const bySeries = new Map(
    rows.map((row): [string, Windows] => [
      row.series,
      {
        short: { successes: row.short_successes, failures: row.short_failures },
        hour: { successes: row.hour_successes, failures: row.hour_failures },
      },
    ]),
  )
  return (name) => bySeries.get(name) ?? NO_CALLS
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
