import { type Kysely, type RawBuilder, sql } from 'kysely'
import { givenTexts } from '../store/given-rows.ts'
import type { NetworkFingerprintsTable } from '../store/network-schema.ts'
import type { Database } from '../store/schema.ts'
import {
  type ActionTally,
  confidenceOf,
  ENOUGH_ATTEMPTS,
  isGood,
  NO_TALLY,
  ranked,
  type Tally,
} from './evidence/action.ts'
import type { Scope, ScopeEvidence } from './evidence/recommend.ts'
import type { Subjects } from './fingerprint.ts'
import { hourOf } from './report.ts'
import type { View } from './source.ts'

/** Rows read of one subject: the actions that have worked most often, so that no flood of names makes an answer slow. */
const MOST_ACTIONS = 200
/** Actions of an answer. */
const MOST_SHOWN = 20
const MOST_RELATED = 5

const FIGURES = ['attempts', 'successes', 'effective_attempts', 'effective_successes'] as const

type Figures = Readonly<Record<(typeof FIGURES)[number], number>>

const tallyOf = (row: Figures): Tally => ({
  attempts: row.attempts,
  successes: row.successes,
  effectiveAttempts: row.effective_attempts,
  effectiveSuccesses: row.effective_successes,
})

const sums = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))

/** The actions that have worked most often, of each lane and source: read from an index in its order, and no further. */
const bestOf = (which: RawBuilder<unknown>, { lanes, sources }: View, columns: readonly string[]) => {
  const read = sql.join(columns.map((column) => sql.ref(column)))
  const parts = lanes.flatMap((lane) =>
    sources.map(
      (source) => sql`select * from (select ${read} from network_actions
        where ${which} and lane = ${lane} and source = ${source}
        order by effective_successes desc, subject, action limit ${MOST_ACTIONS}) as part`,
    ),
  )
  return sql`(${sql.join(parts, sql` union all `)}) as best`
}

interface ActionRow extends Figures {
  readonly action: string
  readonly reporters: number
  readonly named_reporters: number
}

const COUNTED = [...FIGURES, 'reporters', 'named_reporters']

/** What was tried on a subject, sources and lanes of one action added up. */
async function readSubject(db: Kysely<Database>, subject: string, view: View): Promise<readonly ActionTally[]> {
  const best = bestOf(sql`subject = ${subject}`, view, ['action', ...COUNTED])
  const { rows } = await sql<ActionRow>`select action, ${sums(COUNTED)} from ${best} group by action`.execute(db)
  return rows.map((row) => ({
    action: row.action,
    ...tallyOf(row),
    reporters: row.reporters,
    namedReporters: row.named_reporters,
  }))
}

/** Hours, not seconds: the hour that runs and the 24 before it, so that pruning whole hours changes nothing. */
const HOURS_OF_A_DAY = 24

async function readLastDay(
  db: Kysely<Database>,
  subject: string,
  actions: readonly string[],
  { lanes, sources }: View,
  nowMs: number,
): Promise<(action: string) => Tally> {
  const { rows } = await sql<Figures & { action: string }>`select action, ${sums(FIGURES)} from network_action_hours
    where subject = ${subject} and lane in (${sql.join(lanes)}) and source in (${sql.join(sources)})
      and action in (${givenTexts(actions)}) and hour >= ${hourOf(nowMs) - HOURS_OF_A_DAY} group by action`.execute(db)
  const byAction = new Map(rows.map((row) => [row.action, tallyOf(row)]))
  return (action) => byAction.get(action) ?? NO_TALLY
}

/** What was tried on a subject, and how it went. */
export async function readScope(
  db: Kysely<Database>,
  scope: Scope,
  subject: string,
  view: View,
  nowMs: number,
): Promise<ScopeEvidence> {
  const tallies = await readSubject(db, subject, view)
  const total = tallies.find(({ action }) => action === '')
  if (!total) return { scope, actions: [], lastDay: NO_TALLY, namedReporters: 0, lastDayOf: () => NO_TALLY }
  const actions = ranked(tallies.filter(({ action }) => action !== '')).slice(0, MOST_SHOWN)
  const lastDayOf = await readLastDay(db, subject, ['', ...actions.map(({ action }) => action)], view, nowMs)
  return { scope, actions, lastDay: lastDayOf(''), namedReporters: total.namedReporters, lastDayOf }
}

export interface RelatedFailure {
  readonly fingerprint: string
  readonly error_type: string
  readonly error_code: string
  readonly action: string
  readonly confidence: number
}

interface FamilyRow
  extends Pick<ActionRow, 'action' | 'effective_attempts' | 'effective_successes' | 'named_reporters'> {
  readonly subject: string
}

const RANKED_BY = ['effective_attempts', 'effective_successes', 'named_reporters']

/** What was tried on the failures of a family, where it was tried often enough to be good. */
async function readFamily(db: Kysely<Database>, { family, fingerprint }: Subjects, view: View) {
  // That a family is not empty lets SQLite use the index, which leaves out what has none.
  const which = sql`family = ${family} and family <> '' and subject <> ${fingerprint}`
  const { rows } = await sql<FamilyRow>`select subject, action, ${sums(RANKED_BY)}
    from ${bestOf(which, view, ['subject', 'action', ...RANKED_BY])}
    group by subject, action having sum(effective_attempts) >= ${ENOUGH_ATTEMPTS}`.execute(db)
  return rows.map((row) => ({
    subject: row.subject,
    action: row.action,
    effectiveAttempts: row.effective_attempts,
    effectiveSuccesses: row.effective_successes,
    namedReporters: row.named_reporters,
  }))
}

/** Other failures of the same service and class for which something works, surest first. */
export async function readRelated(
  db: Kysely<Database>,
  subjects: Subjects,
  view: View,
): Promise<readonly RelatedFailure[]> {
  const tallies = await readFamily(db, subjects, view)
  const bestFirst = ranked(tallies.filter(isGood))
  const best = bestFirst
    .filter(({ subject }, place) => bestFirst.findIndex((other) => other.subject === subject) === place)
    .map((tally) => ({ fingerprint: tally.subject, action: tally.action, confidence: confidenceOf(tally) }))
    .sort((a, b) => b.confidence - a.confidence || (a.fingerprint < b.fingerprint ? -1 : 1))
    .slice(0, MOST_RELATED)
  return withNames(db, best, view)
}

type Named = Pick<NetworkFingerprintsTable, 'fingerprint' | 'type' | 'code'>

async function withNames(
  db: Kysely<Database>,
  related: readonly Pick<RelatedFailure, 'fingerprint' | 'action' | 'confidence'>[],
  { lanes, sources }: View,
): Promise<readonly RelatedFailure[]> {
  if (related.length === 0) return []
  const { rows: names } = await sql<Named>`select fingerprint, type, code from network_fingerprints
    where fingerprint in (${givenTexts(related.map(({ fingerprint }) => fingerprint))})
      and lane in (${sql.join(lanes)}) and source in (${sql.join(sources)})`.execute(db)
  const byFingerprint = new Map(names.map((row) => [row.fingerprint, row]))
  return related.map(({ fingerprint, action, confidence }) => {
    const { type = '', code = '' } = byFingerprint.get(fingerprint) ?? {}
    return { fingerprint, error_type: type, error_code: code, action, confidence }
  })
}

const MOST_OPERATIONS_READ = 500

/** Over how many operations of the service a pool goes. */
export async function countOperations(db: Kysely<Database>, pool: string, view: View): Promise<number> {
  const rows = await db
    .selectFrom('network_fingerprints')
    .select('operation')
    .where('pool', '=', pool)
    .where('lane', 'in', [...view.lanes])
    .where('source', 'in', [...view.sources])
    .limit(MOST_OPERATIONS_READ)
    .execute()
  return new Set(rows.map(({ operation }) => operation)).size
}

/** Whether this reporter is one of those who tried the action, or anything where the action is empty. */
export async function hasTried(
  db: Kysely<Database>,
  subject: string,
  action: string,
  reporter: string,
  view: View,
): Promise<boolean> {
  const row = await db
    .selectFrom('network_reporters')
    .select('reporter')
    .where('subject', '=', `tried ${subject}`)
    .where('action', '=', action)
    .where('lane', 'in', [...view.lanes])
    .where('source', 'in', [...view.sources])
    .where('reporter', '=', reporter)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
