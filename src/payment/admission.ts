import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { extractAndValidatePaymentIdentifier } from '@x402/extensions/payment-identifier'
import { ServiceError } from '../errors.ts'
import { authorizationDigest, authorizationFault, signedByKey } from './authorization.ts'
import type { ChainReader } from './chain-reader.ts'
import { fingerprint, sha256 } from './fingerprint.ts'
import { keySignature } from './key-signature.ts'
import type { Claim } from './ledger.ts'
import type { PaidCall, PaidOutcome, PreparedCall } from './paid-call.ts'
import { refusalWord } from './refusal-word.ts'
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

/** The 402 for a payment that cannot be taken, by a machine word. */
export const paymentRefused = (terms: RouteTerms, told: string): PaidOutcome => {
  const reason = refusalWord(told)
  if (/expired/.test(reason)) return terms.refuse(new ServiceError('payment_expired', undefined), reason)
  if (reason === 'insufficient_funds') return terms.refuse(new ServiceError('insufficient_funds', undefined), reason)
  return terms.refuse(new ServiceError('payment_invalid', { reason }), reason)
}

/** Only this shape reaches a facilitator, whichever version was sent: the signature covers neither version nor resource. */
const payloadOf = (payment: Payment, requirement: PaymentRequirements, terms: RouteTerms): PaymentPayload => ({
  x402Version: 2,
  resource: { url: terms.resource },
  accepted: requirement,
  payload: { signature: payment.signature, authorization: payment.authorization },
  ...(Object.keys(payment.extensions).length > 0 && { extensions: { ...payment.extensions } }),
})

/** A v1 payment names no asset; there is one on each network. */
const keyOf = ({ network, authorization, accepted }: Payment, terms: RouteTerms): string => {
  const asset = accepted?.asset ?? terms.requirements.find((requirement) => requirement.network === network)?.asset
  return [network, asset, authorization.from, authorization.nonce].join(':').toLowerCase()
}

/** A nonce over the wire may be in capitals; the chain's logs are not. */
const lowerCase = (payment: Payment): Payment => ({
  ...payment,
  signature: payment.signature.toLowerCase(),
  authorization: { ...payment.authorization, nonce: payment.authorization.nonce.toLowerCase() },
})

/** The payer's signature in the form that is compared and settled; undefined if the payer has not signed. */
const signatureOf = async (
  payment: Payment,
  requirement: PaymentRequirements,
  chain: ChainReader,
): Promise<string | undefined> => {
  const { network, authorization, signature } = payment
  const digest = authorizationDigest(payment, requirement)
  if (await signedByKey(digest, payment)) return keySignature(signature)
  try {
    return (await chain.signedByContract(network, authorization.from, digest, signature)) ? signature : undefined
  } catch {
    throw new ServiceError('facilitator_unavailable', { reason: 'rpc_unavailable' })
  }
}

interface Accepted {
  readonly payment: Payment
  readonly requirement: PaymentRequirements
  readonly payload: PaymentPayload
  readonly paymentId: string | null
  readonly expired: boolean
}

/** What can be told from the bytes and the clock alone: the reason against it, or the payment beside its requirement. */
const accept = (payment: Payment, terms: RouteTerms, nowSeconds: number): Accepted | { readonly fault: string } => {
  const requirement = terms.match(payment)
  if ('reason' in requirement) return { fault: requirement.reason }
  const fault = authorizationFault(payment.authorization, requirement, nowSeconds)
  if (fault && fault !== 'expired') return { fault }
  const payload = payloadOf(payment, requirement, terms)
  const { id, validation } = extractAndValidatePaymentIdentifier(payload)
  if (!validation.valid) return { fault: 'invalid_payment_identifier' }
  return { payment, requirement, payload, paymentId: id, expired: fault === 'expired' }
}

const withSignature = (accepted: Accepted, signature: string): Accepted => ({
  ...accepted,
  payment: { ...accepted.payment, signature },
  payload: { ...accepted.payload, payload: { ...accepted.payload.payload, signature } },
})

/**
 * A payment that was used under terms which have changed since (another price, pay address or public address): it is not
 * settled again, but its answer is still due to the request that it was used for.
 */
const repetition = (payment: Payment, terms: RouteTerms): Accepted => {
  const [requirement] = terms.requirements
  if (!requirement) throw new ServiceError('payment_already_used', undefined)
  const payload = payloadOf(payment, requirement, terms)
  return { payment, requirement, payload, paymentId: extractAndValidatePaymentIdentifier(payload).id, expired: true }
}

/** Input that is no good here was not what the payment was used for. */
const preparedAgain = async (call: PaidCall): Promise<PreparedCall> => {
  try {
    return await call.prepare()
  } catch {
    throw new ServiceError('payment_already_used', undefined)
  }
}

const admittedAs = (
  call: PaidCall,
  terms: RouteTerms,
  key: string,
  accepted: Accepted,
  prepared: PreparedCall,
): Admitted => ({
  ...accepted,
  call,
  terms,
  prepared,
  fingerprint: fingerprint(terms.route, prepared.input),
  key,
  payer: accepted.payment.authorization.from.toLowerCase(),
  signatureHash: sha256(accepted.payment.signature),
})

export interface AdmissionOptions {
  readonly chain: ChainReader
  readonly nowSeconds: () => number
  /** Whether a payment has been taken for something. */
  readonly isUsed: (key: string) => Promise<boolean>
}

/**
 * Everything that can be refused before anything is written and before a facilitator is asked, cheapest first.
 *
 * @throws ServiceError for bad input, for a payment that was used at another route, or when a contract wallet's chain
 * cannot be asked.
 */
export const createAdmission =
  ({ chain, nowSeconds, isUsed }: AdmissionOptions) =>
  async (call: PaidCall, terms: RouteTerms): Promise<Admitted | PaidOutcome> => {
    if (call.payment === undefined) return terms.unpaid
    const read = readPayment(call.payment)
    if (!read.ok) return paymentRefused(terms, read.reason)
    const payment = lowerCase(read.payment)
    const key = keyOf(payment, terms)
    const accepted = accept(payment, terms, nowSeconds())
    if ('fault' in accepted) {
      if (!(await isUsed(key))) return paymentRefused(terms, accepted.fault)
      return admittedAs(call, terms, key, repetition(payment, terms), await preparedAgain(call))
    }
    const signature = await signatureOf(payment, accepted.requirement, chain)
    if (signature === undefined) return paymentRefused(terms, 'invalid_signature')
    return admittedAs(call, terms, key, withSignature(accepted, signature), await call.prepare())
  }

/** What is written of an admitted call when its payment is claimed. */
export const claimOf = (
  admitted: Admitted,
  by: { readonly id: string; readonly owner: string; readonly nowMs: number; readonly leaseMs: number },
): Claim => {
  const { authorization } = admitted.payment
  const { payTo, network, asset, amount } = admitted.requirement
  return {
    key: admitted.key,
    id: by.id,
    route: admitted.terms.route,
    fingerprint: admitted.fingerprint,
    signature_hash: admitted.signatureHash,
    payment_id: admitted.paymentId,
    payer: admitted.payer,
    pay_to: payTo,
    network,
    asset,
    nonce: authorization.nonce,
    amount: Number(amount),
    valid_before_seconds: Math.min(Number(authorization.validBefore), Number.MAX_SAFE_INTEGER),
    resource: admitted.terms.resource,
    owner: by.owner,
    lease_until: by.nowMs + by.leaseMs,
    claimed_at: by.nowMs,
  }
}
