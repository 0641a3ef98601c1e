import type { PaymentRequired, PaymentRequirements, ResourceInfo } from '@x402/core/types'
import type { ErrorCode } from '../../errors.ts'
import { NETWORKS } from '../networks.ts'

/** Why a challenge is given: the catalogue's code with a machine word, which is all that callers see of a library's reason. */
export interface ChallengeCause {
  readonly code: ErrorCode
  readonly reason: string
  readonly detail: string
  readonly remedy: string
}

/** A 402 in both protocol versions, ready to be sent by HTTP or to be put into an MCP result. */
export interface Challenge {
  readonly required: PaymentRequired
  /** The value of PAYMENT-REQUIRED: version 2 in base64. */
  readonly header: string
  /** The JSON body: the members of version 1, then ours. The request id comes last, being the one part that differs by call. */
  readonly body: (requestId: string) => string
}

export interface ChallengeInput {
  readonly resource: ResourceInfo
  readonly requirements: readonly PaymentRequirements[]
  readonly extensions: Readonly<Record<string, unknown>>
  readonly outputSchema: Readonly<Record<string, unknown>>
}

/** v1 clients throw on a network that they cannot name, so an entry without a v1 name is left out of the v1 body. */
const v1Accepts = ({ resource, requirements, outputSchema }: ChallengeInput) =>
  requirements.flatMap((requirement) => {
    const network = NETWORKS.find((known) => known.id === requirement.network)?.v1Name
    if (network === undefined) return []
    return {
      scheme: requirement.scheme,
      network,
      maxAmountRequired: requirement.amount,
      resource: resource.url,
      description: resource.description ?? '',
      mimeType: resource.mimeType ?? '',
      payTo: requirement.payTo,
      maxTimeoutSeconds: requirement.maxTimeoutSeconds,
      asset: requirement.asset,
      outputSchema,
      extra: requirement.extra,
    }
  })

/**
 * Encodes what every challenge of a route has in common once.
 *
 * @returns a function from the cause to the challenge
 */
export const encodeChallenge = (input: ChallengeInput): ((cause: ChallengeCause) => Challenge) => {
  const accepts = JSON.stringify(v1Accepts(input))
  return ({ code, reason, detail, remedy }) => {
    const required: PaymentRequired = {
      x402Version: 2,
      error: reason,
      resource: input.resource,
      accepts: [...input.requirements],
      extensions: input.extensions,
    }
    const own = JSON.stringify({ code, detail, remedy, charged: false }).slice(1, -1)
    const start = `{"x402Version":1,"error":${JSON.stringify(reason)},"accepts":${accepts},${own},"request_id":`
    return {
      required,
      header: Buffer.from(JSON.stringify(required)).toString('base64'),
      body: (requestId) => `${start}${JSON.stringify(requestId)}}`,
    }
  }
}
