import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../store/schema.ts'
import { checksBlock } from './checks-block.ts'
import { type ActionTally, confidenceOf, isDecaying, isGood, rateOf } from './evidence/action.ts'
import { shown } from './evidence/wilson.ts'
import type { FailureClass } from './failure-class.ts'
import { KEPT_REASON } from './kept-for.ts'
import { readScope } from './read-actions.ts'
import type { recoveryAnswer } from './schema.ts'
import { PUBLIC_LANE, PUBLIC_SOURCES, SOURCES, type View } from './source.ts'

type Recovery = z.infer<typeof recoveryAnswer>['recoveries'][number]

/** Failures that are looked at: those whose actions have worked most often. */
const MOST_CANDIDATES = 100

async function candidates(db: Kysely<Database>, view: View): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('network_actions')
    .select('subject')
    .where('lane', '=', PUBLIC_LANE)
    .where('source', 'in', [...view.sources])
    .where('family', '<>', '')
    .orderBy('effective_successes', 'desc')
    .orderBy('subject')
    .limit(MOST_CANDIDATES)
    .execute()
  return [...new Set(rows.map(({ subject }) => subject))]
}

type Found = { readonly fingerprint: string; readonly tally: ActionTally; readonly decaying: boolean }

async function bestOf(db: Kysely<Database>, fingerprint: string, view: View, nowMs: number): Promise<readonly Found[]> {
  const { actions, lastDayOf } = await readScope(db, 'fingerprint', fingerprint, view, nowMs)
  return actions
    .filter(isGood)
    .slice(0, 1)
    .map((tally) => ({ fingerprint, tally, decaying: isDecaying(tally, lastDayOf(tally.action)) }))
}

async function show(db: Kysely<Database>, found: readonly Found[]): Promise<Recovery[]> {
  if (found.length === 0) return []
  const rows = await db
    .selectFrom('network_fingerprints')
    .select(['fingerprint', 'service', 'operation', 'class', 'code', 'text'])
    .where(
      'fingerprint',
      'in',
      found.map(({ fingerprint }) => fingerprint),
    )
    .execute()
  const byFingerprint = new Map(rows.map((row) => [row.fingerprint, row]))
  return found.flatMap(({ fingerprint, tally, decaying }) => {
    const row = byFingerprint.get(fingerprint)
    if (!row) return []
    return [
      {
        fingerprint,
        service: row.service,
        operation: row.operation,
        class: row.class as FailureClass,
        error_code: row.code,
        normalized_error: row.text,
        action: tally.action,
        attempts: tally.attempts,
        successes: tally.successes,
        success_rate: shown(rateOf(tally)),
        effective_attempts: tally.effectiveAttempts,
        unique_reporters: tally.reporters,
        confidence: confidenceOf(tally),
        decaying,
      },
    ]
  })
}

/** The failures for which something works, and what it is; surest first. */
export async function recoveryIntelligence(
  db: Kysely<Database>,
  limit: number,
  includeDemo: boolean,
  nowMs: number,
): Promise<z.infer<typeof recoveryAnswer>> {
  const view: View = { lanes: [PUBLIC_LANE], sources: includeDemo ? SOURCES : PUBLIC_SOURCES }
  const found: Found[] = []
  for (const fingerprint of await candidates(db, view)) found.push(...(await bestOf(db, fingerprint, view, nowMs)))
  const best = found
    .sort((a, b) => confidenceOf(b.tally) - confidenceOf(a.tally) || (a.fingerprint < b.fingerprint ? -1 : 1))
    .slice(0, limit)
  return {
    as_of: new Date(nowMs).toISOString(),
    recoveries: await show(db, best),
    demo_data_included: includeDemo,
    checks: checksBlock({
      stale_cache_read: KEPT_REASON,
      self_measurement: includeDemo ? 'Demo and synthetic reports are counted here.' : undefined,
    }),
  }
}
