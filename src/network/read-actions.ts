import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { type ActionTally, addTally, confidenceOf, isGood, NO_TALLY, ranked, type Tally } from './evidence/action.ts'
import type { Scope, ScopeEvidence } from './evidence/recommend.ts'
import type { Subjects } from './fingerprint.ts'
import { hourOf } from './report.ts'
import type { View } from './source.ts'

/** Rows read of one subject: the actions that have worked most often, so that no flood of names makes an answer slow. */
const MOST_ACTIONS = 200
/** Actions of an answer. */
const MOST_SHOWN = 20
const MOST_RELATED = 5

interface EffectiveRow {
  readonly attempts: number
  readonly successes: number
  readonly effective_attempts: number
  readonly effective_successes: number
}

const tallyOf = (row: EffectiveRow): Tally => ({
  attempts: row.attempts,
  successes: row.successes,
  effectiveAttempts: row.effective_attempts,
  effectiveSuccesses: row.effective_successes,
})

interface ActionRow extends EffectiveRow {
  readonly action: string
  readonly reporters: number
  readonly named_reporters: number
}

/** Sources and lanes of one action added up. */
function merged(rows: readonly ActionRow[]): readonly ActionTally[] {
  const byAction = new Map<string, ActionTally>()
  for (const row of rows) {
    const known = byAction.get(row.action)
    byAction.set(row.action, {
      action: row.action,
      ...addTally(known ?? NO_TALLY, tallyOf(row)),
      reporters: (known?.reporters ?? 0) + row.reporters,
      namedReporters: (known?.namedReporters ?? 0) + row.named_reporters,
    })
  }
  return [...byAction.values()]
}

const ACTION_COLUMNS = [
  'action',
  'attempts',
  'successes',
  'effective_attempts',
  'effective_successes',
  'reporters',
  'named_reporters',
] as const

const readSubject = (db: Kysely<Database>, subject: string, view: View): Promise<readonly ActionRow[]> =>
  db
    .selectFrom('network_actions')
    .select(ACTION_COLUMNS)
    .where('subject', '=', subject)
    .where('lane', 'in', [...view.lanes])
    .where('source', 'in', [...view.sources])
    .orderBy('effective_successes', 'desc')
    .orderBy('action')
    .limit(MOST_ACTIONS)
    .execute()

/** Hours, not seconds: the hour that runs and the 24 before it, so that pruning whole hours changes nothing. */
const HOURS_OF_A_DAY = 24

async function readLastDay(
  db: Kysely<Database>,
  subject: string,
  actions: readonly string[],
  view: View,
  nowMs: number,
): Promise<(action: string) => Tally> {
  const rows = await db
    .selectFrom('network_action_hours')
    .select(['action', 'attempts', 'successes', 'effective_attempts', 'effective_successes'])
    .where('subject', '=', subject)
    .where('lane', 'in', [...view.lanes])
    .where('source', 'in', [...view.sources])
    .where('action', 'in', [...actions])
    .where('hour', '>=', hourOf(nowMs) - HOURS_OF_A_DAY)
    .execute()
  const byAction = new Map<string, Tally>()
  for (const row of rows) byAction.set(row.action, addTally(byAction.get(row.action) ?? NO_TALLY, tallyOf(row)))
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
  const tallies = merged(await readSubject(db, subject, view))
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

/** Other failures of the same service and class for which something works, surest first. */
export async function readRelated(
  db: Kysely<Database>,
  { family, fingerprint }: Subjects,
  view: View,
): Promise<readonly RelatedFailure[]> {
  const rows = await db
    .selectFrom('network_actions')
    .select(['subject', ...ACTION_COLUMNS])
    .where('family', '=', family)
    .where('lane', 'in', [...view.lanes])
    .where('source', 'in', [...view.sources])
    .where('subject', '<>', fingerprint)
    .orderBy('effective_successes', 'desc')
    .limit(MOST_ACTIONS)
    .execute()
  const best = [...new Set(rows.map(({ subject }) => subject))]
    .flatMap((subject) => {
      const [first] = ranked(merged(rows.filter((row) => row.subject === subject)).filter(isGood))
      return first ? [{ fingerprint: subject, action: first.action, confidence: confidenceOf(first) }] : []
    })
    .sort((a, b) => b.confidence - a.confidence || (a.fingerprint < b.fingerprint ? -1 : 1))
    .slice(0, MOST_RELATED)
  return withNames(db, best)
}

async function withNames(
  db: Kysely<Database>,
  related: readonly Pick<RelatedFailure, 'fingerprint' | 'action' | 'confidence'>[],
): Promise<readonly RelatedFailure[]> {
  if (related.length === 0) return []
  const names = await db
    .selectFrom('network_fingerprints')
    .select(['fingerprint', 'type', 'code'])
    .where(
      'fingerprint',
      'in',
      related.map(({ fingerprint }) => fingerprint),
    )
    .execute()
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
