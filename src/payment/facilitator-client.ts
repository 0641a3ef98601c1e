import { type FacilitatorClient, HTTPFacilitatorClient } from '@x402/core/server'
import { type PaymentPayload, VerifyError } from '@x402/core/types'

export interface FacilitatorUrls {
  /** Tried in this order to verify. */
  readonly urls: readonly string[]
  /** The Authorization header for each URL, in the same order; undefined where none is asked for. */
  readonly authorization: readonly (string | undefined)[]
  readonly verifyTimeoutMs: number
  readonly settleTimeoutMs: number
}

interface Endpoint {
  readonly verifier: HTTPFacilitatorClient
  readonly settler: HTTPFacilitatorClient
}

const authHeaders = (authorization: string | undefined) => {
  if (authorization === undefined) return {}
  const headers = { authorization }
  return { createAuthHeaders: async () => ({ verify: headers, settle: headers, supported: headers }) }
}

/** A key for one facilitator must not be shown to the next one, so the keys are given by place. */
export const facilitatorKeys = (urls: readonly string[], auth: string | undefined): (string | undefined)[] => {
  if (auth === undefined) return urls.map(() => undefined)
  const keys = auth.split(',').map((key) => key.trim() || undefined)
  if (keys.length === urls.length) return keys
  throw new Error(
    `X402_FACILITATOR_AUTH: ${keys.length} keys for ${urls.length} facilitators; give one for each, in their order.`,
  )
}

/**
 * Facilitators behind URLs as one. To verify, the next one is asked if one does not answer; settle goes once, to the one
 * that has verified: a second facilitator could send the same transfer again and report the failure of its own copy.
 */
export const createFacilitatorClient = (options: FacilitatorUrls): FacilitatorClient => {
  const endpoints = options.urls.map((url, place): Endpoint => {
    const auth = authHeaders(options.authorization[place])
    return {
      verifier: new HTTPFacilitatorClient({ url, timeoutMs: options.verifyTimeoutMs, ...auth }),
      settler: new HTTPFacilitatorClient({ url, timeoutMs: options.settleTimeoutMs, ...auth }),
    }
  })
  const [first] = endpoints
  if (!first) throw new Error('X402_FACILITATOR: the list is empty.')
  const verifiedBy = new WeakMap<PaymentPayload, HTTPFacilitatorClient>()
  let lastGood = first

  const firstThatAnswers = async <Answer>(ask: (endpoint: Endpoint) => Promise<Answer>): Promise<Answer> => {
    const order = [lastGood, ...endpoints.filter((endpoint) => endpoint !== lastGood)]
    let failure: unknown
    for (const endpoint of order) {
      try {
        const answer = await ask(endpoint)
        lastGood = endpoint
        return answer
      } catch (error) {
        if (error instanceof VerifyError) throw error
        failure = error
      }
    }
    throw failure
  }

  return {
    verify: (payload, requirements) =>
      firstThatAnswers(async ({ verifier, settler }) => {
        const answer = await verifier.verify(payload, requirements)
        verifiedBy.set(payload, settler)
        return answer
      }),
    settle: (payload, requirements) => (verifiedBy.get(payload) ?? lastGood.settler).settle(payload, requirements),
    getSupported: () => firstThatAnswers(({ verifier }) => verifier.getSupported()),
  }
}
