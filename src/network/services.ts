import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../store/schema.ts'
import { checksBlock } from './checks-block.ts'
import { type Calls, failureRate, type Status, standing } from './evidence/status.ts'
import { KEPT_REASON } from './kept-for.ts'
import { MINUTE_MS } from './report.ts'
import type { servicesAnswer } from './schema.ts'
import { PUBLIC_LANE, PUBLIC_SOURCES } from './source.ts'

type Listed = z.infer<typeof servicesAnswer>['services'][number]

const NO_CALLS: Calls = { successes: 0, failures: 0 }
/** By whole minutes, the one that runs with them: a list that is ten seconds old is no more exact than that. */
const SHORT_MINUTES = 5
const HOUR_MINUTES = 60

const total = (column: 'successes' | 'failures' | 'latency_count') =>
  sql<number>`cast(sum(${sql.ref(column)}) as bigint)`

const readTotals = (db: Kysely<Database>) =>
  db
    .selectFrom('network_operations')
    .select(({ fn }) => [
      'service',
      total('successes').as('successes'),
      total('failures').as('failures'),
      total('latency_count').as('latency_count'),
      fn.sum<number>('latency_sum').as('latency_sum'),
      sql<number>`cast(count(distinct operation) as bigint)`.as('operations'),
      fn.max('last_at').as('last_at'),
    ])
    .where('lane', '=', PUBLIC_LANE)
    .where('source', 'in', [...PUBLIC_SOURCES])
    .groupBy('service')
    .execute()

async function readMinutes(db: Kysely<Database>, minutes: number, nowMs: number): Promise<Map<string, Calls>> {
  const rows = await db
    .selectFrom('network_minutes')
    .select(['service', total('successes').as('successes'), total('failures').as('failures')])
    .where('minute', '>', Math.floor(nowMs / MINUTE_MS) - minutes)
    .where('lane', '=', PUBLIC_LANE)
    .where('source', 'in', [...PUBLIC_SOURCES])
    .groupBy('service')
    .execute()
  return new Map(rows.map(({ service, ...calls }) => [service, calls]))
}

const callsIn = ({ successes, failures }: Calls) => successes + failures

const WORST_FIRST: readonly Status[] = ['MAJOR', 'DEGRADED', 'HEALTHY', 'INSUFFICIENT_DATA']

/** Worst status first, then the higher failure rate of the hour, then more calls, then by name. */
const worstFirst = (a: Listed, b: Listed): number =>
  WORST_FIRST.indexOf(a.status) - WORST_FIRST.indexOf(b.status) ||
  (b.failure_rate.last_1h ?? -1) - (a.failure_rate.last_1h ?? -1) ||
  b.calls.total - a.calls.total ||
  (a.service < b.service ? -1 : 1)

/** The services that agents and the operator have reported, worst first. */
export async function services(
  db: Kysely<Database>,
  limit: number,
  nowMs: number,
): Promise<z.infer<typeof servicesAnswer>> {
  const totals = await readTotals(db)
  const short = await readMinutes(db, SHORT_MINUTES, nowMs)
  const hour = await readMinutes(db, HOUR_MINUTES, nowMs)
  const listed = totals.map((row): Listed => {
    const last5m = short.get(row.service) ?? NO_CALLS
    const last1h = hour.get(row.service) ?? NO_CALLS
    const { status, interval } = standing(last5m, last1h)
    return {
      service: row.service,
      status,
      status_interval: interval,
      calls: { last_5m: callsIn(last5m), last_1h: callsIn(last1h), total: callsIn(row) },
      failure_rate: { last_5m: failureRate(last5m), last_1h: failureRate(last1h) },
      operations: row.operations,
      mean_latency_ms: row.latency_count === 0 ? null : Math.round(row.latency_sum / row.latency_count),
      last_seen: new Date(row.last_at).toISOString(),
    }
  })
  return {
    as_of: new Date(nowMs).toISOString(),
    services: listed.sort(worstFirst).slice(0, limit),
    checks: checksBlock({ stale_cache_read: KEPT_REASON }),
  }
}
