import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../store/schema.ts'
import { checksBlock } from './checks-block.ts'
import { KEPT_REASON } from './kept-for.ts'
import { DAY_MS } from './report.ts'
import type { statsAnswer } from './schema.ts'
import { PUBLIC_LANE, PUBLIC_SOURCES, SOURCES, type Source } from './source.ts'

type BySource = z.infer<typeof statsAnswer>['observations']

/** An agent that has only looked in has not adopted anything. */
const ADOPTED_OBSERVATIONS = 5
const ADOPTED_MS = 600_000

const whole = (expression: ReturnType<typeof sql>) => sql<number>`cast(coalesce(${expression}, 0) as bigint)`

const bySource = (rows: readonly { readonly source: string; readonly count: number }[]): BySource =>
  Object.fromEntries(
    SOURCES.map((source: Source) => [source, rows.find((row) => row.source === source)?.count ?? 0]),
  ) as BySource

const readOperations = (db: Kysely<Database>) =>
  db
    .selectFrom('network_operations')
    .select(['source', whole(sql`sum(successes + failures)`).as('calls'), whole(sql`sum(failures)`).as('failures')])
    .where('lane', '=', PUBLIC_LANE)
    .groupBy('source')
    .execute()

const readNames = (db: Kysely<Database>) =>
  db
    .selectFrom('network_operations')
    .select([
      whole(sql`count(distinct service)`).as('services'),
      whole(sql`count(distinct service || '\u001F' || operation)`).as('operations'),
    ])
    .where('lane', '=', PUBLIC_LANE)
    .where('source', 'in', [...PUBLIC_SOURCES])
    .executeTakeFirstOrThrow()

const readOutcomes = (db: Kysely<Database>) =>
  db
    .selectFrom('network_actions')
    .select(['source', whole(sql`sum(attempts)`).as('count')])
    .where('lane', '=', PUBLIC_LANE)
    .where('family', '<>', '')
    .groupBy('source')
    .execute()

const readFingerprints = (db: Kysely<Database>) =>
  db
    .selectFrom('network_fingerprints')
    .select(whole(sql`count(distinct fingerprint)`).as('count'))
    .where('lane', '=', PUBLIC_LANE)
    .where('source', 'in', [...PUBLIC_SOURCES])
    .executeTakeFirstOrThrow()

const readAdopted = (db: Kysely<Database>) =>
  db
    .selectFrom('network_agents')
    .select(whole(sql`count(*)`).as('count'))
    .where('lane', '=', PUBLIC_LANE)
    .where('source', '=', 'agent')
    .where('observations', '>=', ADOPTED_OBSERVATIONS)
    .where(sql<number>`last_at - first_at`, '>=', ADOPTED_MS)
    .executeTakeFirstOrThrow()

const readToday = (db: Kysely<Database>, nowMs: number) =>
  db
    .selectFrom('network_days')
    .select(['name', 'count'])
    .where('day', '=', Math.floor(nowMs / DAY_MS))
    .execute()

/** How much has been reported, by source, and by how many it was taken up. */
export async function stats(db: Kysely<Database>, nowMs: number): Promise<z.infer<typeof statsAnswer>> {
  const operations = await readOperations(db)
  const names = await readNames(db)
  const outcomes = await readOutcomes(db)
  const fingerprints = await readFingerprints(db)
  const adopted = await readAdopted(db)
  const today = await readToday(db, nowMs)
  const todays = (name: string) => today.find((row) => row.name === name)?.count ?? 0
  return {
    as_of: new Date(nowMs).toISOString(),
    observations: bySource(operations.map(({ source, calls }) => ({ source, count: calls }))),
    failures: bySource(operations.map(({ source, failures }) => ({ source, count: failures }))),
    outcomes: bySource(outcomes),
    fingerprints: fingerprints.count,
    services: names.services,
    operations: names.operations,
    adopted_by: adopted.count,
    queries: { today: todays('queries'), known_today: todays('known') },
    checks: checksBlock({ stale_cache_read: KEPT_REASON }),
  }
}
