import { figuresOf } from './figures.ts'
import { claimsOf } from './report.ts'
import { type Request, readRequest } from './request.ts'
import { RULESET } from './ruleset.ts'
import type { PrecheckAnswer, PrecheckClaim } from './schema.ts'

/** Said in every answer: silence of the auditor is no proof either. */
export const CAVEAT =
  'Nine known traps were considered, no more: a claim that trips none of them, or whose findings all look addressed, is not thereby true.'

/** Found none and said so, rather than an empty list that reads like a pass. */
const NO_CLAIMS = `No sentence of this text was read as a claim, so nothing was checked. ${CAVEAT}`

export const noteOn = (claims: readonly PrecheckClaim[]): string => (claims.length === 0 ? NO_CLAIMS : CAVEAT)

/**
 * Which sentences of a text are claims, which of the nine checks each trips, and whether the text shows that the settling step
 * was done; or the same for one claim and its evidence. Same input, same answer.
 *
 * @example precheck({ text: 'The watcher is healthy: it exits 0 every run.' }).claims_holding // 1
 * @throws ServiceError `bad_input`, `too_long`, `language_not_read`
 */
export function precheck(input: unknown): PrecheckAnswer {
  const request = readRequest(input)
  const claims = claimsOf(request)
  const { checked, disagree } = figuresOf(request)
  return {
    ...bodyOf(request, claims),
    note: noteOn(claims),
    arithmetic: { checked, disagree },
    ruleset: RULESET,
  }
}

/** The members that tell the mode: a list in text mode, those of the one claim in claim mode. */
export function bodyOf<Claim extends PrecheckClaim>(request: Request, claims: readonly Claim[]) {
  const [only] = claims
  if (request.mode === 'claim' && only) return { mode: 'claim' as const, ...only }
  return {
    mode: 'text' as const,
    claims_found: claims.length,
    claims_holding: claims.filter((c) => c.verdict === 'hold').length,
    claims: [...claims],
  }
}
