import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { extractAndValidatePaymentIdentifier } from '@x402/extensions/payment-identifier'
import { ServiceError } from '../errors.ts'
import { authorizationDigest, authorizationFault, signedByKey } from './authorization.ts'
import type { ChainReader } from './chain-reader.ts'
import { fingerprint, sha256 } from './fingerprint.ts'
import type { PaidCall, PaidOutcome, PreparedCall } from './paid-call.ts'
import type { RouteTerms } from './terms.ts'
import { type Payment, readPayment } from './wire/payment.ts'

/** A call whose payment fits the terms and was signed by its payer, and whose input is good. Nothing is written yet. */
export interface Admitted {
  readonly call: PaidCall
  readonly terms: RouteTerms
  readonly requirement: PaymentRequirements
  readonly payment: Payment
  readonly payload: PaymentPayload
  readonly prepared: PreparedCall
  readonly fingerprint: string
  readonly key: string
  readonly payer: string
  readonly signatureHash: string
  readonly paymentId: string | null
  /** Too late to be settled; a payment that was used in time is still answered. */
  readonly expired: boolean
}

export const challengeFor = (terms: RouteTerms, error: ServiceError, reason: string): PaidOutcome => ({
  kind: 'challenge',
  error,
  challenge: terms.challenge(error, reason),
})

/** The 402 for a payment that cannot be taken, by a machine word. */
export const paymentRefused = (terms: RouteTerms, reason: string): PaidOutcome => {
  if (/expired|valid_before/.test(reason)) {
    return challengeFor(terms, new ServiceError('payment_expired', undefined), reason)
  }
  if (/insufficient/.test(reason)) {
    return challengeFor(terms, new ServiceError('insufficient_funds', undefined), 'insufficient_funds')
  }
  return challengeFor(terms, new ServiceError('payment_invalid', { reason }), reason)
}

/** Only this shape reaches a facilitator, whichever version was sent: the signature covers neither version nor resource. */
const payloadOf = (payment: Payment, requirement: PaymentRequirements, terms: RouteTerms): PaymentPayload => ({
  x402Version: 2,
  resource: { url: terms.resource },
  accepted: requirement,
  payload: { signature: payment.signature, authorization: payment.authorization },
  ...(Object.keys(payment.extensions).length > 0 && { extensions: { ...payment.extensions } }),
})

const keyOf = ({ network, authorization }: Payment, { asset }: PaymentRequirements): string =>
  [network, asset, authorization.from, authorization.nonce].join(':').toLowerCase()

/** A nonce over the wire may be in capitals; the chain's logs are not. */
const lowerCase = (payment: Payment): Payment => ({
  ...payment,
  signature: payment.signature.toLowerCase(),
  authorization: { ...payment.authorization, nonce: payment.authorization.nonce.toLowerCase() },
})

const signed = async (payment: Payment, requirement: PaymentRequirements, chain: ChainReader): Promise<boolean> => {
  const digest = authorizationDigest(payment, requirement)
  if (await signedByKey(digest, payment)) return true
  try {
    return await chain.signedByContract(payment.network, payment.authorization.from, digest, payment.signature)
  } catch {
    throw new ServiceError('facilitator_unavailable', { reason: 'rpc_unavailable' })
  }
}

/**
 * Everything that can be refused before the ledger is touched and before a facilitator is asked, cheapest first.
 *
 * @throws ServiceError for bad input, or when a contract wallet's chain cannot be asked.
 */
export const createAdmission =
  (chain: ChainReader, nowSeconds: () => number) =>
  async (call: PaidCall, terms: RouteTerms): Promise<Admitted | PaidOutcome> => {
    if (call.payment === undefined) {
      return challengeFor(terms, new ServiceError('payment_required', { usd: terms.usd }), 'payment_required')
    }
    const read = readPayment(call.payment)
    if (!read.ok) return paymentRefused(terms, read.reason)
    const payment = lowerCase(read.payment)
    const requirement = terms.match(payment)
    if ('reason' in requirement) return paymentRefused(terms, requirement.reason)
    const fault = authorizationFault(payment.authorization, requirement, nowSeconds())
    if (fault && fault !== 'expired') return paymentRefused(terms, fault)
    const payload = payloadOf(payment, requirement, terms)
    const { id, validation } = extractAndValidatePaymentIdentifier(payload)
    if (!validation.valid) return paymentRefused(terms, 'invalid_payment_identifier')
    if (!(await signed(payment, requirement, chain))) return paymentRefused(terms, 'invalid_signature')
    const prepared = await call.prepare()
    return {
      call,
      terms,
      requirement,
      payment,
      payload,
      prepared,
      fingerprint: fingerprint(terms.route, prepared.input),
      key: keyOf(payment, requirement),
      payer: payment.authorization.from.toLowerCase(),
      signatureHash: sha256(payment.signature),
      paymentId: id,
      expired: fault === 'expired',
    }
  }
