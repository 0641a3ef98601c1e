import type { CheckId } from '../../checks/check.ts'
import { CHECKS } from '../../checks/index.ts'
import { ServiceError } from '../errors.ts'
import { figuresOf } from './figures.ts'
import { bodyOf, CAVEAT, noteOn } from './precheck.ts'
import { claimsOf } from './report.ts'
import { readRequest } from './request.ts'
import { RULESET } from './ruleset.ts'
import type { AuditAnswer, AuditClaim, PrecheckClaim } from './schema.ts'

type Incident = AuditClaim['checks_tripped'][number]['real_incident']

interface Dependencies {
  /** The case with this theme that is nearest to the claim, or null. */
  readonly realIncident: (check: CheckId, claim: string) => Incident
}

/**
 * Makes the paid audit: the pre-check, and for each finding why it matters, a real case and what to run, and the figures that
 * could be recomputed.
 *
 * @example
 * const audit = createAudit({ realIncident: () => null })
 * audit({ text: 'All tests pass, so the migration is safe.' }).claims?.[0]?.unaddressed // ['silent_success']
 */
export function createAudit({ realIncident }: Dependencies) {
  const explained = (claim: PrecheckClaim): AuditClaim => ({
    ...claim,
    checks_tripped: claim.checks_tripped.map((finding) => {
      const check = CHECKS.find((c) => c.id === finding.id)
      return {
        ...finding,
        why_it_matters: check?.why ?? '',
        real_incident: realIncident(finding.id, claim.claim),
        what_to_run: check?.whatToRun ?? '',
      }
    }),
  })

  /** @throws ServiceError `bad_input`, `too_long`, `language_not_read`, and `no_claims` for a text without any */
  return (input: unknown): AuditAnswer => {
    const request = readRequest(input)
    const claims = claimsOf(request).map(explained)
    if (claims.length === 0) throw new ServiceError('no_claims', {})
    return {
      ...bodyOf(request, claims),
      note: noteOn(claims),
      checks_available: CHECKS.map((c) => c.id),
      caveat: CAVEAT,
      arithmetic: figuresOf(request),
      ruleset: RULESET,
    }
  }
}
