import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import { addRows, type Counters } from './add-rows.ts'
import { HOUR_MS, hourOf, MINUTE_MS } from './report.ts'
import { turn } from './turn.ts'

/** Raw reports are kept this long unless said. */
export const RAW_HOURS = 48
/** An outcome looks back 24 hours for its observation, so the raw rows of 26 always stay. */
export const LEAST_HOURS = 26

const SUMS: Counters = {
  table: 'network_observation_hours',
  key: ['fingerprint', 'lane', 'source', 'reporter', 'hour'],
  add: ['observations'],
}

/** Rows of one transaction: what serves requests meanwhile is held up by no more. */
const SLICE = 1000

/** No answer reads calls by the second that are older than an hour, nor hours of outcomes that are older than a day. */
const WINDOWS_KEPT_MS = 2 * HOUR_MS

export interface Pruned {
  readonly observations: number
  readonly outcomes: number
  /** Everything before this was dropped. */
  readonly before: string
}

export interface PruneOptions {
  readonly nowMs: number
  readonly hours: number
  readonly dryRun: boolean
}

async function foldSlice(db: Kysely<Database>, cut: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('network_observations')
      .select('id')
      .where('at', '<', cut)
      .orderBy('at')
      .limit(SLICE)
    const rows = await transaction
      .deleteFrom('network_observations')
      .where('id', 'in', old)
      .returning(['fingerprint', 'lane', 'source', 'reporter', 'at'])
      .execute()
    const sums = rows.map(({ at, ...row }) => ({ ...row, hour: hourOf(at), observations: 1 }))
    await addRows(transaction, SUMS, sums)
    return rows.length
  })
}

/** The sums of outcomes were written with them. */
async function dropOutcomes(db: Kysely<Database>, cut: number): Promise<number> {
  const old = db.selectFrom('network_outcomes').select('id').where('at', '<', cut).orderBy('at').limit(SLICE)
  const { numDeletedRows } = await db.deleteFrom('network_outcomes').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** What windows were counted from and none reaches back to any more. */
const dropWindows = (db: Kysely<Database>, nowMs: number) => {
  const dropped = (table: string, key: string, where: ReturnType<typeof sql>) => async () => {
    const slice = sql`select ${sql.raw(key)} from ${sql.table(table)} where ${where} limit ${SLICE}`
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where (${sql.raw(key)}) in (${slice})`.execute(db)
    return Number(numAffectedRows ?? 0)
  }
  const second = Math.floor((nowMs - WINDOWS_KEPT_MS) / 1000)
  const minute = Math.floor((nowMs - WINDOWS_KEPT_MS) / MINUTE_MS)
  return [
    dropped('network_slots', 'series, lane, second, source', sql`second < ${second}`),
    dropped('network_series_minutes', 'series, lane, minute, source', sql`minute < ${minute}`),
    dropped('network_minutes', 'minute, service, lane, source', sql`minute < ${minute}`),
    dropped('network_action_hours', 'subject, lane, source, action, hour', sql`hour < ${hourOf(nowMs) - LEAST_HOURS}`),
  ]
}

/** Slice after slice, with a turn for others between them, until one is not full. */
async function untilEmpty(drop: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const dropped = await drop()
    total += dropped
    if (dropped < SLICE) return total
    await turn()
  }
}

async function countBefore(db: Kysely<Database>, cut: number): Promise<{ observations: number; outcomes: number }> {
  const count = async (table: 'network_observations' | 'network_outcomes') => {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`cast(count(*) as bigint)`.as('count'))
      .where('at', '<', cut)
      .executeTakeFirstOrThrow()
    return row.count
  }
  return { observations: await count('network_observations'), outcomes: await count('network_outcomes') }
}

/**
 * Folds raw reports older than `hours` into hourly sums and drops them, a slice in one transaction; the cut is floored to the hour.
 * What answers are made from is counted when a report is written, so pruning changes no answer; twice is as good as once.
 */
export async function pruneNetwork(db: Kysely<Database>, { nowMs, hours, dryRun }: PruneOptions): Promise<Pruned> {
  const cut = hourOf(nowMs - hours * HOUR_MS) * HOUR_MS
  const before = new Date(cut).toISOString()
  if (dryRun) return { ...(await countBefore(db, cut)), before }
  const observations = await untilEmpty(() => foldSlice(db, cut))
  const outcomes = await untilEmpty(() => dropOutcomes(db, cut))
  for (const drop of dropWindows(db, nowMs)) await untilEmpty(drop)
  return { observations, outcomes, before }
}
