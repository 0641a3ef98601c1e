import { z } from 'zod'
import type { CheckId } from '../../checks/check.ts'
import { CHECKS } from '../../checks/index.ts'
import { FEW_REPORTERS } from './evidence/action.ts'
import type { Recommendation } from './evidence/recommend.ts'

const ids = CHECKS.map(({ id }) => id) as [CheckId, ...CheckId[]]

/** What the auditor would ask of the numbers in this very answer. */
export const checksSchema = z
  .array(
    z.object({
      id: z.enum(ids).describe('One of the nine checks; its page is at /checks'),
      question: z.string(),
      why: z.string().describe('What in this answer trips it'),
    }),
  )
  .meta({ id: 'NetworkChecks' })

export type ChecksBlock = z.infer<typeof checksSchema>

/** Why each check is tripped, in a sentence about the answer's own numbers. */
export type Reasons = Partial<Record<CheckId, string | undefined>>

/** The tripped checks in the order of `checks/`, with the question that the auditor asks. */
export const checksBlock = (reasons: Reasons): ChecksBlock =>
  CHECKS.flatMap(({ id, question, why }) => {
    const reason = reasons[id]
    return reason === undefined ? [] : [{ id, question, why: `${reason} ${why}` }]
  })

/** The numbers of an answer that the checks are about. */
export interface OwnNumbers {
  readonly unverifiedSuccesses: number | null
  readonly attempts: number
  readonly effectiveAttempts: number
  readonly namedReporters: number
  readonly fromOtherAgents: boolean | null
  readonly demo: boolean
  readonly decaying: boolean
  readonly recommendation: Pick<Recommendation, 'scope'> | null
}

const selfMeasured = ({ attempts, namedReporters, fromOtherAgents, demo }: OwnNumbers): string | undefined => {
  const reasons = [
    ...(demo ? ['Demo or synthetic reports are counted here.'] : []),
    ...(attempts > 0 && namedReporters < FEW_REPORTERS
      ? [`Only ${namedReporters} named reporters have tried anything.`]
      : []),
    ...(fromOtherAgents === false ? ['All of it was reported by you.'] : []),
  ]
  return reasons.length === 0 ? undefined : reasons.join(' ')
}

const inflated = ({ attempts, effectiveAttempts, recommendation }: OwnNumbers): string | undefined => {
  if (attempts > effectiveAttempts)
    return `${attempts} attempts were reported and ${effectiveAttempts} count: at most five an hour of one reporter.`
  if (recommendation && recommendation.scope !== 'fingerprint')
    return 'The counts are pooled over failures that are alike and not the same.'
  return undefined
}

/** The joint with the auditor: an answer of the network, asked what the auditor asks of any report. */
export const reasonsOf = (own: OwnNumbers): Reasons => ({
  denominator_inflation: inflated(own),
  silent_success:
    own.unverifiedSuccesses === null
      ? undefined
      : `All ${own.unverifiedSuccesses} reported calls of this write succeeded, which may say only that each ended well.`,
  no_call_site:
    own.attempts === 0 ? 'Nobody has reported whether anything that was tried got past this failure.' : undefined,
  stale_cache_read: own.decaying ? 'An action that worked before has mostly failed in the last 24 hours.' : undefined,
  self_measurement: selfMeasured(own),
})
