import type { AuditAnswer, PrecheckAnswer } from '../src/audit/schema.ts'

type Reading = PrecheckAnswer | AuditAnswer
type Finding = Partial<NonNullable<AuditAnswer['checks_tripped']>[number]>

interface Claim {
  readonly claim?: string | undefined
  readonly verdict?: string | undefined
  readonly checks_tripped?: readonly Finding[] | undefined
}

/** Without the places and the words that matched: what is asked of the claim, and what answers it. */
const compactFinding = ({ id, question, looks_addressed, why_it_matters, real_incident, what_to_run }: Finding) => ({
  id,
  question,
  looks_addressed,
  ...(why_it_matters && { why_it_matters, real_incident, what_to_run }),
})

const compactClaim = ({ claim, verdict, checks_tripped = [] }: Claim) => ({
  claim,
  verdict,
  checks_tripped: checks_tripped.map(compactFinding),
})

/** Of a text only the claims that trip a check are shown; `claims_found` says how many were read. */
export function compactReading<Answer extends Reading>(answer: Answer): object {
  const { mode, note, claims_found, claims_holding, claims, arithmetic, ruleset } = answer
  const stamp = 'corpus' in answer ? { corpus: answer.corpus } : {}
  const rest = { mode, claims_found, claims_holding, note, arithmetic, ruleset, ...stamp }
  if (!claims) return { ...rest, ...compactClaim(answer) }
  const tripping = (claims as readonly Claim[]).filter(({ checks_tripped = [] }) => checks_tripped.length > 0)
  return { ...rest, claims: tripping.map(compactClaim) }
}
