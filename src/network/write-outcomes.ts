import { type Kysely, type Selectable, sql } from 'kysely'
import { givenRows, givenTexts } from '../store/given-rows.ts'
import type { NetworkFingerprintsTable } from '../store/network-schema.ts'
import type { Database } from '../store/schema.ts'
import { addedRows, addRows, type Counters, insertRows, keyOf, type Row } from './add-rows.ts'
import { capped } from './evidence/cap.ts'
import { DAY_MS, hourOf, type Outcome } from './report.ts'
import { ANONYMOUS } from './source.ts'
import { REPORTERS } from './write-observations.ts'

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

/** Which of the outcomes' reporters have observed the failure in the 24 hours before: only theirs count. */
async function witnessed(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<ReadonlySet<Outcome>> {
  const asked = outcomes.map(({ fingerprint, reporter: { hash, lane, source }, at }, place) => ({
    ...{ place, fingerprint, lane, source, reporter: hash, since: at - DAY_MS },
  }))
  // That a fingerprint is not empty lets SQLite use the index, which leaves out successes.
  const { rows } = await sql<{
    place: number
  }>`select place from (${givenRows(asked, Object.keys(asked[0] ?? {}))}) as asked
    where exists (select 1 from network_observations seen
      where seen.fingerprint = asked.fingerprint and seen.fingerprint <> '' and seen.lane = asked.lane
        and seen.source = asked.source and seen.reporter = asked.reporter and seen.at >= asked.since)`.execute(db)
  const places = new Set(rows.map(({ place }) => Number(place)))
  return new Set(outcomes.filter((_, place) => places.has(place)))
}

async function parentsOf(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<Map<string, Parents>> {
  const { rows } = await sql<Parents>`select distinct fingerprint, other_versions, other_operations, pool, family
    from network_fingerprints where fingerprint in (${givenTexts(outcomes.map(({ fingerprint }) => fingerprint))})`.execute(
    db,
  )
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
  const cellOf = (row: Row) => keyOf(row, CELLS)
  const given = new Map<string, { attempts: number; successes: number }>()
  for (const row of rows) {
    const { attempts, successes } = given.get(cellOf(row)) ?? { attempts: 0, successes: 0 }
    given.set(cellOf(row), { attempts: attempts + row.attempts, successes: successes + row.successes })
  }
  const now = await addedRows(db, CELLS, rows)
  return now.map((row) => {
    const added = given.get(cellOf(row)) ?? { attempts: 0, successes: 0 }
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
  const members = rows.map(({ subject, action, lane, source, reporter }) => ({
    subject: triers(String(subject)),
    ...{ action: String(action), lane: String(lane), source: String(source), reporter: String(reporter) },
  }))
  const added = await addedRows(db, REPORTERS, members)
  return new Set(added.map((row) => memberKey({ ...row, subject: String(row.subject).slice(triers('').length) })))
}

async function addEvidence(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  const parents = await parentsOf(db, outcomes)
  const rows = (await gains(db, outcomes)).flatMap((gain) => {
    const known = parents.get(String(gain.fingerprint))
    return known ? spread(gain, known) : []
  })
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

const rawRow = ({ at, fingerprint, reporter: { hash, lane, source }, action, successful }: Outcome, weight: 0 | 1) => ({
  ...{ at, fingerprint, lane, source, reporter: hash, action },
  ...{ successful: successful ? 1 : 0, weight },
})

/**
 * Writes reported outcomes with all that is counted from them; for use within a transaction, after its observations. Gives those
 * that count.
 */
export async function writeOutcomes(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<ReadonlySet<Outcome>> {
  if (outcomes.length === 0) return new Set()
  const counted = await witnessed(db, outcomes)
  await insertRows(
    db,
    'network_outcomes',
    outcomes.map((one) => rawRow(one, counted.has(one) ? 1 : 0)),
  )
  await addEvidence(
    db,
    outcomes.filter((one) => counted.has(one)),
  )
  return counted
}
