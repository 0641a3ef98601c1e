import { type Kysely, sql } from 'kysely'
import { compiledOnce } from '../store/compiled-once.ts'
import { packedTexts, textsIn } from '../store/given-rows.ts'
import type { Database } from '../store/schema.ts'
import { bestActions, sums } from './best-actions.ts'
import { type ActionTally, NO_TALLY, ranked, type Tally } from './evidence/action.ts'
import type { Scope, ScopeEvidence } from './evidence/recommend.ts'
import { hourOf } from './report.ts'
import type { View } from './source.ts'
import { visibleIn } from './visible-in.ts'

/** Actions of an answer. */
const MOST_SHOWN = 20

const FIGURES = ['attempts', 'successes', 'effective_attempts', 'effective_successes'] as const

type Figures = Readonly<Record<(typeof FIGURES)[number], number>>

const tallyOf = (row: Figures): Tally => ({
  attempts: row.attempts,
  successes: row.successes,
  effectiveAttempts: row.effective_attempts,
  effectiveSuccesses: row.effective_successes,
})

interface SubjectAsked extends View {
  readonly subject: string
}

interface ActionRow extends Figures {
  readonly action: string
  readonly reporters: number
  readonly named_reporters: number
}

const COUNTED = [...FIGURES, 'reporters', 'named_reporters']

const selectSubject = compiledOnce<SubjectAsked, ActionRow>((db, { subject, ...view }) => {
  const best = bestActions(sql`subject = ${subject}`, view, ['action', ...COUNTED])
  return sql<ActionRow>`select action, ${sums(COUNTED)} from ${best} group by action`.compile(db)
})

/** What was tried on a subject, sources and lanes of one action added up. */
async function readSubject(db: Kysely<Database>, subject: string, view: View): Promise<readonly ActionTally[]> {
  const rows = await selectSubject(db, { ...view, subject })
  return rows.map((row) => ({
    action: row.action,
    ...tallyOf(row),
    reporters: row.reporters,
    namedReporters: row.named_reporters,
  }))
}

interface LastDayAsked extends SubjectAsked {
  readonly actions: string
  readonly since: number
}

const selectLastDay = compiledOnce<LastDayAsked, Figures & { readonly action: string }>(
  (db, { subject, actions, since, ...view }) =>
    sql<Figures & { readonly action: string }>`select action, ${sums(FIGURES)} from network_action_hours
      where subject = ${subject} and ${visibleIn(view)} and action in (${textsIn(actions)}) and hour >= ${since}
      group by action`.compile(db),
)

/** Hours, not seconds: the hour that runs and the 24 before it, so that pruning whole hours changes nothing. */
const HOURS_OF_A_DAY = 24

async function readLastDay(
  db: Kysely<Database>,
  subject: string,
  actions: readonly string[],
  view: View,
  nowMs: number,
): Promise<(action: string) => Tally> {
  const since = hourOf(nowMs) - HOURS_OF_A_DAY
  const rows = await selectLastDay(db, { ...view, subject, actions: packedTexts(actions), since })
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

const MOST_OPERATIONS_READ = 500

interface PoolAsked extends View {
  readonly pool: string
}

const selectOperations = compiledOnce<PoolAsked, { readonly operation: string }>((db, { pool, lanes, sources }) =>
  db
    .selectFrom('network_fingerprints')
    .select('operation')
    .where('pool', '=', pool)
    .where('lane', 'in', [...lanes])
    .where('source', 'in', [...sources])
    .limit(MOST_OPERATIONS_READ)
    .compile(),
)

/** Over how many operations of the service a pool goes. */
export async function countOperations(db: Kysely<Database>, pool: string, view: View): Promise<number> {
  const rows = await selectOperations(db, { ...view, pool })
  return new Set(rows.map(({ operation }) => operation)).size
}

interface TriedAsked extends SubjectAsked {
  readonly action: string
  readonly reporter: string
}

const selectTried = compiledOnce<TriedAsked, { readonly reporter: string }>(
  (db, { subject, action, reporter, lanes, sources }) =>
    db
      .selectFrom('network_reporters')
      .select('reporter')
      .where('subject', '=', subject)
      .where('action', '=', action)
      .where('lane', 'in', [...lanes])
      .where('source', 'in', [...sources])
      .where('reporter', '=', reporter)
      .limit(1)
      .compile(),
)

/** Whether this reporter is one of those who tried the action, or anything where the action is empty. */
export async function hasTried(
  db: Kysely<Database>,
  subject: string,
  action: string,
  reporter: string,
  view: View,
): Promise<boolean> {
  const rows = await selectTried(db, { ...view, subject: `tried ${subject}`, action, reporter })
  return rows.length > 0
}
