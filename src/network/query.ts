import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { checksBlock, reasonsOf } from './checks-block.ts'
import { type ActionTally, confidenceOf, isDecaying, rateOf } from './evidence/action.ts'
import { type Recommendation, recommend, type Scope, type ScopeEvidence, SKIP } from './evidence/recommend.ts'
import { failureRate, standing } from './evidence/status.ts'
import { shown } from './evidence/wilson.ts'
import type { FailureClass } from './failure-class.ts'
import { type Subjects, subjectsOf } from './fingerprint.ts'
import { countOperations, hasTried, readScope } from './read-actions.ts'
import { type CallEvidence, readCalls } from './read-calls.ts'
import { readRelated } from './read-related.ts'
import type { Reporter } from './reporter.ts'
import { viewOf } from './reporter.ts'
import type { QueryAnswer } from './schema.ts'
import { type FailureShape, failureShape, type ReportedCall } from './shape.ts'
import { ANONYMOUS, PUBLIC_SOURCES, SOURCES, type View } from './source.ts'

/** What fails alike whatever is called: what works for one operation of a service works for the others. */
const POOLED: readonly FailureClass[] = ['rate_limit', 'server_error', 'timeout', 'connection_error', 'auth_error']

const LOOKS_NEW_MS = 300_000
/** Writes that succeed this often and never fail may be failing without a word. */
const UNVERIFIED_FROM = 20

export interface QueryParts {
  readonly db: Kysely<Database>
  readonly nowMs: number
  /** Titles of the archive that read like a text. */
  readonly cases: (text: string) => QueryAnswer['cases']
}

const showAction = (tally: ActionTally, { lastDayOf }: ScopeEvidence): QueryAnswer['recovery_actions'][number] => ({
  action: tally.action,
  attempts: tally.attempts,
  successes: tally.successes,
  success_rate: shown(rateOf(tally)),
  effective_attempts: tally.effectiveAttempts,
  unique_reporters: tally.reporters,
  confidence: confidenceOf(tally),
  decaying: isDecaying(tally, lastDayOf(tally.action)),
})

const showActions = (evidence: ScopeEvidence) => evidence.actions.map((tally) => showAction(tally, evidence))

const subjectAt = (scope: Scope, subjects: Subjects): string =>
  ({
    fingerprint: subjects.fingerprint,
    other_versions: subjects.otherVersions,
    other_operations: subjects.otherOperations,
    service: subjects.pool,
  })[scope]

const scopesOf = (shape: FailureShape): readonly Scope[] =>
  POOLED.includes(shape.class)
    ? ['fingerprint', 'other_versions', 'other_operations', 'service']
    : ['fingerprint', 'other_versions', 'other_operations']

/** Whether others stand behind a recommendation; null where nobody can tell, since who gives no name may be the caller. */
async function fromOthers(
  db: Kysely<Database>,
  { action, scope }: Recommendation,
  evidence: ScopeEvidence,
  subjects: Subjects,
  reporter: Reporter,
  view: View,
): Promise<boolean | null> {
  if (reporter.hash === ANONYMOUS) return null
  const tried = action === SKIP ? '' : action
  const tally = evidence.actions.find((one) => one.action === action)
  const named = tally?.namedReporters ?? evidence.namedReporters
  const own = await hasTried(db, subjectAt(scope, subjects), tried, reporter.hash, view)
  if (named > (own ? 1 : 0)) return true
  return own && (tally?.reporters ?? named) === named ? false : null
}

const timeOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())

const SUM = (total: number, one: number) => total + one
const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number) => rows.map(figure).reduce(SUM, 0)

/** Everything of an answer that speaks of how often the call succeeds and fails. */
function callPart(calls: CallEvidence, view: View, mutates: string | null | undefined, nowMs: number) {
  const visible = calls.fingerprintRows.filter(({ source }) => (view.sources as readonly string[]).includes(source))
  const total = sumOf(visible, ({ observations }) => observations)
  const firstAt = visible.length === 0 ? undefined : Math.min(...visible.map((row) => row.first_at))
  const lastAt = visible.length === 0 ? undefined : Math.max(...visible.map((row) => row.last_at))
  const { status, interval } = standing(calls.operation.short, calls.operation.hour)
  const successes = sumOf(calls.operationRows, (row) => row.successes)
  const failures = sumOf(calls.operationRows, (row) => row.failures)
  const writes = sumOf(calls.operationRows, (row) => row.writes)
  const reads = sumOf(calls.operationRows, (row) => row.reads)
  const isWrite = mutates === 'true' || (mutates !== 'false' && writes > 0 && reads === 0)
  return {
    known: total > 0,
    status,
    status_interval: interval,
    first_seen: timeOf(firstAt),
    last_seen: timeOf(lastAt),
    looks_new: firstAt !== undefined && nowMs - firstAt <= LOOKS_NEW_MS,
    observations: {
      total,
      last_5m: calls.failure.short.failures,
      last_1h: calls.failure.hour.failures,
      unique_reporters: sumOf(visible, ({ reporters }) => reporters),
    },
    failure_rate: { last_5m: failureRate(calls.operation.short), last_1h: failureRate(calls.operation.hour) },
    success_evidence: {
      successes,
      failures,
      verified: !(isWrite && successes >= UNVERIFIED_FROM && failures === 0),
    },
    evidence_sources: Object.fromEntries(
      SOURCES.map((source) => [
        source,
        sumOf(calls.fingerprintRows, (row) => (row.source === source ? row.observations : 0)),
      ]),
    ) as QueryAnswer['evidence_sources'],
  }
}

async function serviceEvidence(
  { db, nowMs }: QueryParts,
  shape: FailureShape,
  subjects: Subjects,
  read: readonly ScopeEvidence[],
  view: View,
): Promise<QueryAnswer['service_evidence']> {
  if (!scopesOf(shape).includes('service')) return null
  const pooled =
    read.find(({ scope }) => scope === 'service') ?? (await readScope(db, 'service', subjects.pool, view, nowMs))
  if (pooled.actions.length === 0) return null
  return {
    class: shape.class,
    code: shape.code,
    operations: await countOperations(db, subjects.pool, view),
    actions: showActions(pooled),
  }
}

/** Demo and synthetic reports stand behind the answer, or may. */
const demoIncluded = (view: View, calls: CallEvidence) =>
  view.sources.some((source) => !PUBLIC_SOURCES.includes(source)) &&
  [...calls.fingerprintRows, ...calls.operationRows].some(
    ({ source }) => !(PUBLIC_SOURCES as readonly string[]).includes(source),
  )

export interface Asked extends ReportedCall {
  readonly mutates?: string | null | undefined
}

/** Scope by scope, up to the first that recommends something: what lies further away does not matter then. */
async function readEvidence({ db, nowMs }: QueryParts, shape: FailureShape, subjects: Subjects, view: View) {
  const scopes: ScopeEvidence[] = []
  for (const scope of scopesOf(shape)) {
    const evidence = await readScope(db, scope, subjectAt(scope, subjects), view, nowMs)
    scopes.push(evidence)
    const advice = recommend(evidence)
    if (advice) return { scopes, advice, based: evidence }
  }
  return { scopes, advice: null, based: scopes.find(({ actions }) => actions.length > 0) }
}

/** What others met and what worked for them. Stores nothing. */
export async function query(
  parts: QueryParts,
  call: Asked,
  reporter: Reporter,
): Promise<Omit<QueryAnswer, 'dropped_fields'>> {
  const { db, nowMs, cases } = parts
  const shape = failureShape(call)
  const subjects = subjectsOf(shape)
  const view = viewOf(reporter)
  const calls = await readCalls(db, shape, subjects, view, nowMs)
  const { scopes, advice, based } = await readEvidence(parts, shape, subjects, view)
  const shownAt = scopes.find(({ actions }) => actions.length > 0)
  const others = advice && based ? await fromOthers(db, advice, based, subjects, reporter, view) : null
  const part = callPart(calls, view, call.mutates, nowMs)
  const demo = demoIncluded(view, calls)
  return {
    fingerprint: subjects.fingerprint,
    ...part,
    normalized_error: shape.text,
    recovery_actions: shownAt ? showActions(shownAt) : [],
    recommendation: advice && { ...advice, from_other_agents: others },
    service_evidence: await serviceEvidence(parts, shape, subjects, scopes, view),
    related_failures: [...(await readRelated(db, subjects, view))],
    demo_data_included: demo,
    checks: checksBlock(reasonsOf(ownNumbers(part, based, advice, others, demo))),
    cases: cases([shape.type, shape.text].filter(Boolean).join(' ')),
  }
}

function ownNumbers(
  part: ReturnType<typeof callPart>,
  based: ScopeEvidence | undefined,
  advice: Recommendation | null,
  fromOtherAgents: boolean | null,
  demo: boolean,
) {
  const { verified, successes } = part.success_evidence
  return {
    unverifiedSuccesses: verified ? null : successes,
    attempts: sumOf(based?.actions ?? [], ({ attempts }) => attempts),
    effectiveAttempts: sumOf(based?.actions ?? [], ({ effectiveAttempts }) => effectiveAttempts),
    namedReporters: based?.namedReporters ?? 0,
    fromOtherAgents,
    demo,
    decaying: based?.actions.some((tally) => isDecaying(tally, based.lastDayOf(tally.action))) ?? false,
    recommendation: advice,
  }
}
