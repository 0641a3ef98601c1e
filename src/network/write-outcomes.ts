import type { Kysely, Selectable } from 'kysely'
import type { NetworkFingerprintsTable } from '../store/network-schema.ts'
import type { Database } from '../store/schema.ts'
import { addedRows, addRows, type Counters, type Row } from './add-rows.ts'
import { capped } from './evidence/cap.ts'
import { DAY_MS, hourOf, type Outcome } from './report.ts'
import { ANONYMOUS } from './source.ts'

const CELLS: Counters = {
  table: 'network_outcome_hours',
  key: ['fingerprint', 'action', 'lane', 'source', 'reporter', 'hour'],
  add: ['attempts', 'successes'],
}
const EFFECTIVE = ['attempts', 'successes', 'effective_attempts', 'effective_successes']
const ACTIONS: Counters = {
  table: 'network_actions',
  key: ['subject', 'lane', 'source', 'action'],
  add: [...EFFECTIVE, 'reporters', 'named_reporters'],
}
const ACTION_HOURS: Counters = {
  table: 'network_action_hours',
  key: ['subject', 'lane', 'source', 'action', 'hour'],
  add: EFFECTIVE,
}

type Parents = Pick<
  Selectable<NetworkFingerprintsTable>,
  'fingerprint' | 'other_versions' | 'other_operations' | 'pool' | 'family'
>

const whose = ({ fingerprint, reporter: { hash, lane, source } }: Outcome) =>
  [fingerprint, lane, source, hash].join('\u001F')

/** Which of the reporters has observed the failure in the 24 hours before: only their outcomes count. */
async function witnesses(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const [key, outcome] of new Map(outcomes.map((one) => [whose(one), one]))) {
    const row = await db
      .selectFrom('network_observations')
      .select('at')
      .where('fingerprint', '=', outcome.fingerprint)
      .where('lane', '=', outcome.reporter.lane)
      .where('source', '=', outcome.reporter.source)
      .where('reporter', '=', outcome.reporter.hash)
      .where('at', '>=', outcome.at - DAY_MS)
      .limit(1)
      .executeTakeFirst()
    if (row) seen.add(key)
  }
  return seen
}

async function parentsOf(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<Map<string, Parents>> {
  const rows = await db
    .selectFrom('network_fingerprints')
    .select(['fingerprint', 'other_versions', 'other_operations', 'pool', 'family'])
    .where('fingerprint', 'in', [...new Set(outcomes.map(({ fingerprint }) => fingerprint))])
    .execute()
  return new Map(rows.map((row) => [row.fingerprint, row]))
}

/** What the cells of the cap have gained by these outcomes, as counted and as it counts; a cap can make a success worth less. */
async function gains(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<readonly Row[]> {
  const rows = outcomes.map(({ fingerprint, action, reporter: { hash, lane, source }, at, successful }) => ({
    fingerprint,
    action,
    lane,
    source,
    reporter: hash,
    hour: hourOf(at),
    attempts: 1,
    successes: successful ? 1 : 0,
  }))
  const keyOf = (row: Row) => CELLS.key.map((column) => row[column]).join('\u001F')
  const given = new Map<string, { attempts: number; successes: number }>()
  for (const row of rows) {
    const { attempts, successes } = given.get(keyOf(row)) ?? { attempts: 0, successes: 0 }
    given.set(keyOf(row), { attempts: attempts + row.attempts, successes: successes + row.successes })
  }
  const now = await addedRows(db, CELLS, rows)
  return now.map((row) => {
    const added = given.get(keyOf(row)) ?? { attempts: 0, successes: 0 }
    const total = { attempts: Number(row.attempts), successes: Number(row.successes) }
    const before = capped({
      attempts: total.attempts - added.attempts,
      successes: total.successes - added.successes,
    })
    const after = capped(total)
    return {
      ...row,
      ...added,
      effective_attempts: after.attempts - before.attempts,
      effective_successes: after.successes - before.successes,
    }
  })
}

/** A gain counts for the fingerprint, its parents and its pool; for the action, and for all actions together. */
function spread(gain: Row, parents: Parents): Row[] {
  const subjects = [parents.fingerprint, parents.other_versions, parents.other_operations, parents.pool]
  const { lane, source, reporter, hour, attempts, successes, effective_attempts, effective_successes } = gain
  return subjects.flatMap((subject, index) =>
    [String(gain.action), ''].map((action) => ({
      subject,
      action,
      family: index === 0 && action !== '' ? parents.family : '',
      lane: String(lane),
      source: String(source),
      reporter: String(reporter),
      hour: Number(hour),
      attempts: Number(attempts),
      successes: Number(successes),
      effective_attempts: Number(effective_attempts),
      effective_successes: Number(effective_successes),
    })),
  )
}

const memberKey = ({ subject, action, lane, source, reporter }: Row) =>
  [subject, action, lane, source, reporter].join('\u001F')

/** Keys of `network_reporters` begin alike for observers; those who tried something are kept under another subject. */
const triers = (subject: string) => `tried ${subject}`

async function newTriers(db: Kysely<Database>, rows: readonly Row[]): Promise<Set<string>> {
  const different = [...new Map(rows.map((row) => [memberKey(row), row])).entries()]
  const added = await db
    .insertInto('network_reporters')
    .values(
      different
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, row]) => ({
          subject: triers(String(row.subject)),
          action: String(row.action),
          lane: String(row.lane),
          source: String(row.source),
          reporter: String(row.reporter),
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['subject', 'action', 'lane', 'source', 'reporter'])
    .execute()
  return new Set(added.map((row) => memberKey({ ...row, subject: row.subject.slice(triers('').length) })))
}

async function addEvidence(db: Kysely<Database>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const fresh = await newTriers(db, rows)
  const actions = rows.map((row) => {
    const isNew = fresh.delete(memberKey(row))
    const { reporter, hour: _, ...rest } = row
    return { ...rest, reporters: isNew ? 1 : 0, named_reporters: isNew && reporter !== ANONYMOUS ? 1 : 0 }
  })
  await addRows(db, ACTIONS, actions)
  await addRows(
    db,
    ACTION_HOURS,
    rows.map(({ reporter: _, family: __, ...rest }) => rest),
  )
}

/** Writes reported outcomes with all that is counted from them; for use within a transaction, after its observations. */
export async function writeOutcomes(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<Map<Outcome, 0 | 1>> {
  if (outcomes.length === 0) return new Map()
  const seen = await witnesses(db, outcomes)
  const weights = new Map(outcomes.map((one): [Outcome, 0 | 1] => [one, seen.has(whose(one)) ? 1 : 0]))
  await db
    .insertInto('network_outcomes')
    .values(
      outcomes.map((one) => ({
        at: one.at,
        fingerprint: one.fingerprint,
        lane: one.reporter.lane,
        source: one.reporter.source,
        reporter: one.reporter.hash,
        action: one.action,
        successful: one.successful ? 1 : 0,
        weight: weights.get(one) ?? 0,
      })),
    )
    .execute()
  const counted = outcomes.filter((one) => weights.get(one) === 1)
  if (counted.length === 0) return weights
  const parents = await parentsOf(db, counted)
  const rows = (await gains(db, counted)).flatMap((gain) => {
    const known = parents.get(String(gain.fingerprint))
    return known ? spread(gain, known) : []
  })
  await addEvidence(db, rows)
  return weights
}
