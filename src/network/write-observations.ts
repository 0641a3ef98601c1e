import { type Kysely, sql } from 'kysely'
import { givenTexts } from '../store/given-rows.ts'
import type { Database } from '../store/schema.ts'
import { addedRows, addRows, type Counters, insertRows, keyOf, type Row } from './add-rows.ts'
import { operationSeries } from './fingerprint.ts'
import { MINUTE_MS, type Observation, SECOND_MS } from './report.ts'
import { viewOf } from './reporter.ts'
import { ANONYMOUS, type Source } from './source.ts'

type FailedObservation = Observation & { readonly failure: NonNullable<Observation['failure']> }

const FINGERPRINTS: Counters = {
  table: 'network_fingerprints',
  key: ['fingerprint', 'lane', 'source'],
  add: ['observations', 'reporters'],
  latest: ['last_at'],
  earliest: ['first_at'],
  first: ['type'],
}
const OPERATIONS: Counters = {
  table: 'network_operations',
  key: ['service', 'operation', 'lane', 'source'],
  add: ['successes', 'failures', 'writes', 'reads', 'latency_sum', 'latency_count'],
  latest: ['last_at'],
}
const SLOTS: Counters = {
  table: 'network_slots',
  key: ['series', 'lane', 'second', 'source'],
  add: ['successes', 'failures'],
}
const SERIES_MINUTES: Counters = {
  table: 'network_series_minutes',
  key: ['series', 'lane', 'minute', 'source'],
  add: ['successes', 'failures'],
}
const MINUTES: Counters = {
  table: 'network_minutes',
  key: ['minute', 'service', 'lane', 'source'],
  add: ['successes', 'failures'],
}
const AGENTS: Counters = {
  table: 'network_agents',
  key: ['reporter', 'lane', 'source'],
  add: ['observations'],
  latest: ['last_at'],
  earliest: ['first_at'],
}

/** Nothing is added up: who has reported has reported. */
export const REPORTERS: Counters = {
  table: 'network_reporters',
  key: ['subject', 'action', 'lane', 'source', 'reporter'],
  add: [],
}

const isFailed = (observation: Observation): observation is FailedObservation => observation.failure !== null

const laneOf = ({ reporter: { lane, source } }: Observation) => ({ lane, source })

const callsOf = ({ failure }: Observation) => ({ successes: failure ? 0 : 1, failures: failure ? 1 : 0 })

const fingerprintOf = ({ failure }: Observation) => failure?.subjects.fingerprint ?? ''

/** Reporters who are seen here for the first time, one row each. */
async function newReporters(db: Kysely<Database>, failed: readonly FailedObservation[]): Promise<readonly Row[]> {
  const rows = failed.map((one) => ({
    subject: fingerprintOf(one),
    action: '',
    ...laneOf(one),
    reporter: one.reporter.hash,
  }))
  const added = await addedRows(db, REPORTERS, rows)
  return added.map(({ subject, lane, source }) => ({
    fingerprint: subject ?? '',
    lane: lane ?? '',
    source: source ?? '',
  }))
}

const fingerprintRow = (one: FailedObservation) => {
  const { shape, subjects } = one.failure
  const { service, operation, type, class: name, code, text } = shape
  const { fingerprint, otherVersions, otherOperations, pool, family } = subjects
  return {
    fingerprint,
    ...laneOf(one),
    service,
    operation,
    type,
    class: name,
    code,
    text,
    other_versions: otherVersions,
    other_operations: otherOperations,
    pool,
    family,
    first_at: one.at,
    last_at: one.at,
    observations: 1,
    reporters: 0,
  }
}

async function addFingerprints(db: Kysely<Database>, failed: readonly FailedObservation[]): Promise<void> {
  const added = await newReporters(db, failed)
  const rows = failed.map(fingerprintRow)
  // Each by its own lane: what a team calls an error is not the public's to know.
  const whole = new Map(rows.map((row) => [keyOf(row, FINGERPRINTS), row]))
  const reporters = added.flatMap((row) => {
    const known = whole.get(keyOf(row, FINGERPRINTS))
    return known ? [{ ...known, observations: 0, reporters: 1 }] : []
  })
  await addRows(db, FINGERPRINTS, [...rows, ...reporters])
}

const operationRow = (one: Observation) => ({
  service: one.call.service,
  operation: one.call.operation,
  ...laneOf(one),
  ...callsOf(one),
  writes: one.mutates === 'true' ? 1 : 0,
  reads: one.mutates === 'false' ? 1 : 0,
  latency_sum: one.latencyMs ?? 0,
  latency_count: one.latencyMs === null ? 0 : 1,
  last_at: one.at,
})

/** Calls of the operation, and of the failure where it was one. */
const seriesRows = (one: Observation) =>
  [operationSeries(one.call), ...(isFailed(one) ? [fingerprintOf(one)] : [])].map((series) => ({
    ...{ series, ...laneOf(one), ...callsOf(one) },
    at: one.at,
  }))

const minuteRow = (one: Observation) => ({
  minute: Math.floor(one.at / MINUTE_MS),
  service: one.call.service,
  ...laneOf(one),
  ...callsOf(one),
})

const agentRow = (one: Observation) => ({
  reporter: one.reporter.hash,
  ...laneOf(one),
  observations: 1,
  first_at: one.at,
  last_at: one.at,
})

const rawRow = (one: Observation) => ({
  at: one.at,
  fingerprint: fingerprintOf(one),
  ...laneOf(one),
  reporter: one.reporter.hash,
  service: one.call.service,
  operation: one.call.operation,
  latency_ms: one.latencyMs,
})

interface Seen {
  readonly lane: string
  readonly source: string
  readonly observations: number
}

/** The rows of each fingerprint, in whatever lane and from whatever source. */
async function readSeen(db: Kysely<Database>, failed: readonly FailedObservation[]): Promise<Map<string, Seen[]>> {
  const { rows } = await sql<Seen & { fingerprint: string }>`select fingerprint, lane, source, observations
    from network_fingerprints where fingerprint in (${givenTexts(failed.map(fingerprintOf))})`.execute(db)
  const seen = new Map<string, Seen[]>()
  for (const { fingerprint, ...row } of rows) seen.set(fingerprint, [...(seen.get(fingerprint) ?? []), row])
  return seen
}

/** How often each was seen when it was written: the sum as it is now, less those of the same group that came after it. */
async function countsOf(db: Kysely<Database>, failed: readonly FailedObservation[]): Promise<Map<Observation, number>> {
  const seen = await readSeen(db, failed)
  const counts = new Map<Observation, number>()
  for (const one of [...failed].reverse()) {
    const { lanes, sources } = viewOf(one.reporter)
    const rows = seen.get(fingerprintOf(one)) ?? []
    const visible = rows.filter(({ lane, source }) => lanes.includes(lane) && sources.includes(source as Source))
    counts.set(
      one,
      visible.reduce((sum, { observations }) => sum + observations, 0),
    )
    const { lane, source } = one.reporter
    const before = (row: Seen) =>
      row.lane === lane && row.source === source ? { ...row, observations: row.observations - 1 } : row
    seen.set(fingerprintOf(one), rows.map(before))
  }
  return counts
}

/** Writes reported calls with all that is counted from them; for use within a transaction. */
export async function writeObservations(
  db: Kysely<Database>,
  observations: readonly Observation[],
): Promise<Map<Observation, number>> {
  if (observations.length === 0) return new Map()
  const failed = observations.filter(isFailed)
  if (failed.length > 0) await addFingerprints(db, failed)
  await addRows(db, OPERATIONS, observations.map(operationRow))
  const series = observations.flatMap(seriesRows)
  await addRows(
    db,
    SLOTS,
    series.map(({ at, ...row }) => ({ ...row, second: Math.floor(at / SECOND_MS) })),
  )
  await addRows(
    db,
    SERIES_MINUTES,
    series.map(({ at, ...row }) => ({ ...row, minute: Math.floor(at / MINUTE_MS) })),
  )
  await addRows(db, MINUTES, observations.map(minuteRow))
  await addRows(db, AGENTS, observations.filter(({ reporter }) => reporter.hash !== ANONYMOUS).map(agentRow))
  await insertRows(db, 'network_observations', observations.map(rawRow))
  return failed.length === 0 ? new Map() : countsOf(db, failed)
}
