import {
  type ActionTally,
  confidenceIn,
  confidenceOf,
  FEW_REPORTERS,
  isDecaying,
  isGood,
  nothingWorks,
  ranked,
  type Tally,
} from './action.ts'

/** How far from exactly this failure the evidence is taken. */
export const SCOPES = ['fingerprint', 'other_versions', 'other_operations', 'service'] as const
export type Scope = (typeof SCOPES)[number]

/** What is known of what was tried, at one distance from the failure. */
export interface ScopeEvidence {
  readonly scope: Scope
  readonly actions: readonly ActionTally[]
  /** All actions together in the last 24 hours, and who reported them. */
  readonly lastDay: Tally
  readonly namedReporters: number
  readonly lastDayOf: (action: string) => Tally
}

export interface Recommendation {
  readonly action: string
  readonly confidence: number
  readonly based_on_attempts: number
  readonly based_on_successes: number
  readonly scope: Scope
  readonly decaying: boolean
  readonly warning: string | null
}

export const SKIP = 'skip'

const WARNINGS = {
  skip: 'Nothing that was tried in the last 24 hours worked. Stop retrying, and say so to whoever waits for the result.',
  decaying: 'This worked before and has mostly failed in the last 24 hours.',
  few: 'Fewer than three named reporters stand behind this.',
  wider: 'This is not evidence about exactly this failure; see scope.',
} as const

function warningOf(tally: ActionTally, decaying: boolean, scope: Scope): string | null {
  const warnings = [
    ...(decaying ? [WARNINGS.decaying] : []),
    ...(tally.namedReporters < FEW_REPORTERS ? [WARNINGS.few] : []),
    ...(scope === 'fingerprint' ? [] : [WARNINGS.wider]),
  ]
  return warnings.length === 0 ? null : warnings.join(' ')
}

const skip = ({ lastDay, scope, namedReporters }: ScopeEvidence): Recommendation => ({
  action: SKIP,
  confidence: confidenceIn(lastDay.effectiveAttempts, lastDay.effectiveAttempts, namedReporters),
  based_on_attempts: lastDay.effectiveAttempts,
  based_on_successes: 0,
  scope,
  decaying: false,
  warning: scope === 'fingerprint' ? WARNINGS.skip : `${WARNINGS.skip} ${WARNINGS.wider}`,
})

/**
 * What to do now, by the evidence of one scope: the best action with at least 5 effective attempts and 60%; else `skip`, when the
 * last 24 hours hold at least 5 attempts and none worked; else nothing. Advice is data: nothing here acts.
 */
export function recommend(evidence: ScopeEvidence): Recommendation | null {
  const [best] = ranked(evidence.actions.filter(isGood))
  if (!best) return nothingWorks(evidence.lastDay) ? skip(evidence) : null
  const decaying = isDecaying(best, evidence.lastDayOf(best.action))
  return {
    action: best.action,
    confidence: confidenceOf(best),
    based_on_attempts: best.effectiveAttempts,
    based_on_successes: best.effectiveSuccesses,
    scope: evidence.scope,
    decaying,
    warning: warningOf(best, decaying, evidence.scope),
  }
}
