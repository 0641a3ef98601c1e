import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import { subjectsOf } from './fingerprint.ts'
import type { Submit } from './observe.ts'
import { HOUR_MS, type Observation } from './report.ts'
import { callShape, failureShape, type ReportedCall } from './shape.ts'

/** A failure as the demo tells it: how often its service fails, and what then works how often. */
interface Story extends ReportedCall {
  readonly failures: number
  readonly successes: number
  /** Of ten reporters that tried it, so many got past the failure. */
  readonly actions: Readonly<Record<string, number>>
}

const STORIES: readonly Story[] = [
  {
    service: 'github',
    operation: 'search_issues',
    error_type: 'ValidationError',
    error_code: '422',
    error_message: 'Validation Failed: unknown field assignee_id',
    failures: 24,
    successes: 40,
    actions: { refresh_schema: 9, retry: 0 },
  },
  {
    service: 'openai',
    operation: 'chat.completions',
    error_type: 'RateLimitError',
    error_code: '429',
    error_message: 'Rate limit reached, try again in 20 s',
    failures: 30,
    successes: 170,
    actions: { wait_60s: 8, retry: 2, switch_model: 7 },
  },
  {
    service: 'postgres',
    operation: 'query',
    error_type: 'ConnectionError',
    error_code: 'ECONNRESET',
    error_message: 'Connection terminated unexpectedly',
    failures: 8,
    successes: 300,
    actions: { reconnect: 10 },
  },
  {
    service: 'slack',
    operation: 'post_message',
    error_type: 'AuthError',
    error_code: '401',
    error_message: 'invalid_auth: token was revoked',
    failures: 12,
    successes: 2,
    actions: { retry: 0, refresh_token: 0 },
  },
]

const REPORTERS = 10
/** What happens is spread over this much time up to now. */
const SPREAD_MS = 3 * HOUR_MS

const reporter = (index: number) => ({ hash: `synthetic-${index % REPORTERS}`, source: 'synthetic', lane: '' }) as const

function observationsOf(story: Story, nowMs: number): readonly Observation[] {
  const calls = story.failures + story.successes
  const shape = failureShape(story)
  const failure = { shape, subjects: subjectsOf(shape) }
  return Array.from({ length: calls }, (_, index) => ({
    kind: 'observation' as const,
    at: nowMs - Math.floor((SPREAD_MS * index) / calls),
    reporter: reporter(index),
    call: callShape(story),
    failure: index < story.failures ? failure : null,
    latencyMs: 120 + (index % 7) * 30,
    mutates: 'unknown' as const,
  }))
}

/** Writes made-up reports, labelled as such: only demos see them. Returns how many. */
export async function seedDemo(submit: Submit, nowMs: number): Promise<number> {
  let written = 0
  for (const story of STORIES) {
    const observations = observationsOf(story, nowMs)
    await Promise.all(observations.map(submit))
    const { fingerprint } = subjectsOf(failureShape(story))
    const outcomes = Object.entries(story.actions).flatMap(([action, worked]) =>
      Array.from({ length: REPORTERS }, (_, index) => ({
        kind: 'outcome' as const,
        at: nowMs,
        reporter: reporter(index),
        fingerprint,
        action,
        successful: index < worked,
      })),
    )
    await Promise.all(outcomes.map(submit))
    written += observations.length + outcomes.length
  }
  return written
}

/** Takes away every made-up report and all that was counted from it. Returns how many rows went. */
export async function purgeDemo(db: Kysely<Database>): Promise<number> {
  const tables = await db.introspection.getTables()
  const withSource = tables.filter(
    ({ name, columns }) => name.startsWith('network_') && columns.some((column) => column.name === 'source'),
  )
  let gone = 0
  await db.transaction().execute(async (transaction) => {
    for (const { name } of withSource) {
      const { numAffectedRows } = await sql`delete from ${sql.table(name)} where source = 'synthetic'`.execute(
        transaction,
      )
      gone += Number(numAffectedRows ?? 0)
    }
  })
  return gone
}
