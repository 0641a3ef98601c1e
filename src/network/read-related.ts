import { type Kysely, sql } from 'kysely'
import { compiledOnce } from '../store/compiled-once.ts'
import { packedTexts, textsIn } from '../store/given-rows.ts'
import type { NetworkFingerprintsTable } from '../store/network-schema.ts'
import type { Database } from '../store/schema.ts'
import { bestActions, sums } from './best-actions.ts'
import { confidenceOf, ENOUGH_ATTEMPTS, isGood, ranked } from './evidence/action.ts'
import type { Subjects } from './fingerprint.ts'
import { firstName } from './first-name.ts'
import type { View } from './source.ts'
import { visibleIn } from './visible-in.ts'

const MOST_RELATED = 5

export interface RelatedFailure {
  readonly fingerprint: string
  readonly error_type: string
  readonly error_code: string
  readonly action: string
  readonly confidence: number
}

interface FamilyRow {
  readonly subject: string
  readonly action: string
  readonly effective_attempts: number
  readonly effective_successes: number
  readonly named_reporters: number
}

const RANKED_BY = ['effective_attempts', 'effective_successes', 'named_reporters']

interface FamilyAsked extends View {
  readonly family: string
  readonly fingerprint: string
}

const selectFamily = compiledOnce<FamilyAsked, FamilyRow>((db, { family, fingerprint, ...view }) => {
  // That a family is not empty lets SQLite use the index, which leaves out what has none.
  const which = sql`family = ${family} and family <> '' and subject <> ${fingerprint}`
  const best = bestActions(which, view, ['subject', 'action', ...RANKED_BY])
  return sql<FamilyRow>`select subject, action, ${sums(RANKED_BY)} from ${best}
    group by subject, action having sum(effective_attempts) >= ${sql.lit(ENOUGH_ATTEMPTS)}`.compile(db)
})

/** What was tried on the failures of a family, where it was tried often enough to be good. */
async function readFamily(db: Kysely<Database>, { family, fingerprint }: Subjects, view: View) {
  const rows = await selectFamily(db, { ...view, family, fingerprint })
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

interface NamesAsked extends View {
  readonly fingerprints: string
}

const selectNames = compiledOnce<NamesAsked, Named>((db, { fingerprints, ...view }) =>
  sql<Named>`select fingerprint, type, code from network_fingerprints
    where fingerprint in (${textsIn(fingerprints)}) and ${visibleIn(view)}`.compile(db),
)

async function withNames(
  db: Kysely<Database>,
  related: readonly Pick<RelatedFailure, 'fingerprint' | 'action' | 'confidence'>[],
  view: View,
): Promise<readonly RelatedFailure[]> {
  if (related.length === 0) return []
  const fingerprints = packedTexts(related.map(({ fingerprint }) => fingerprint))
  const names = await selectNames(db, { ...view, fingerprints })
  return related.map(({ fingerprint, action, confidence }) => {
    const own = names.filter((row) => row.fingerprint === fingerprint)
    const error_type = own.map(({ type }) => type).reduce(firstName, '')
    return { fingerprint, error_type, error_code: own[0]?.code ?? '', action, confidence }
  })
}
