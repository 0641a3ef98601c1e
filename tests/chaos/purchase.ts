import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentRequirements } from '@x402/core/types'
import type { LocalAccount } from 'viem'
import { encodePayment } from '../chain/shopper.ts'
import { type Authorization, signAuthorization } from '../chain/sign-payment.ts'
import type { Dice } from './dice.ts'

/** One signed payment, and what came of it for the buyer. */
export interface SignedPayment {
  readonly nonce: string
  readonly headers: Record<string, string>
  readonly path: string
  answered: boolean
}

/** How a buyer behaves beside paying and repeating what is pending. */
export type Manner = 'plain' | 'aborts' | 'duplicates' | 'boom' | 'no match'

/** One thing that a buyer wants, and every payment that it signed for it. */
export interface Purchase {
  readonly manner: Manner
  readonly path: string
  readonly payments: SignedPayment[]
  answered: boolean
  /** The handler refuses it, so that it must never be charged. */
  readonly worthless: boolean
}

export interface PurchaseOptions {
  readonly url: string
  readonly account: LocalAccount
  readonly terms: PaymentRequirements
  readonly dice: Dice
  readonly statuses: Map<string, number>
}

const REQUEST_MS = 20_000
const GIVE_UP_AFTER = 40
const SIGNATURES = 4

const sign = async (purchase: Purchase, { account, terms, dice }: PurchaseOptions): Promise<SignedPayment> => {
  const payload = await signAuthorization(account, terms)
  const { nonce }: Authorization = payload.authorization
  const headers: Record<string, string> =
    dice.next() < 0.5
      ? { 'x-payment': encodePayment({ x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload }) }
      : { 'payment-signature': encodePayment({ x402Version: 2, accepted: terms, payload }) }
  const payment = { nonce, headers, path: purchase.path, answered: false }
  purchase.payments.push(payment)
  return payment
}

/** Sends a payment once; the status, or 0 where the connection broke or was broken off. */
export const send = async (url: string, payment: SignedPayment, options: { abortAfterMs?: number } = {}) => {
  try {
    const signal = AbortSignal.timeout(options.abortAfterMs ?? REQUEST_MS)
    const response = await fetch(`${url}${payment.path}`, { headers: payment.headers, signal })
    const text = await response.text()
    if (response.status === 200) {
      const wanted = new URL(payment.path, url).searchParams.get('q')
      if (JSON.parse(text).q !== wanted) throw new Error(`an answer to something else than ${wanted}`)
      payment.answered = true
    }
    return response.status
  } catch (error) {
    if ((error as Error).message.startsWith('an answer to something else')) throw error
    return 0
  }
}

const attempt = async (payment: SignedPayment, purchase: Purchase, options: PurchaseOptions, first: boolean) => {
  const { url, dice } = options
  if (first && purchase.manner === 'aborts') return send(url, payment, { abortAfterMs: 1 + dice.below(2_000) })
  if (!first || purchase.manner !== 'duplicates') return send(url, payment)
  const statuses = await Promise.all(Array.from({ length: 2 + dice.below(2) }, () => send(url, payment)))
  // A hasty buyer: where none is answered it goes by the first, and signs anew on a 402 while another is still open.
  return statuses.includes(200) ? 200 : (statuses[0] ?? 0)
}

/** Repeats a payment while it is pending; what the seller said at last. */
const pursue = async (payment: SignedPayment, purchase: Purchase, options: PurchaseOptions): Promise<number> => {
  for (let tries = 0; tries < GIVE_UP_AFTER; tries += 1) {
    const status = await attempt(payment, purchase, options, tries === 0)
    options.statuses.set(String(status), (options.statuses.get(String(status)) ?? 0) + 1)
    if (status !== 0 && status !== 502 && status !== 503) return status
    await sleep((status === 0 ? 1_000 : 200) + options.dice.below(800))
  }
  return 0
}

/** Buys as a client does that keeps to the protocol: repeats the same payment while pending, signs again only after a 402. */
export const buy = async (purchase: Purchase, options: PurchaseOptions): Promise<void> => {
  for (let signatures = 0; signatures < SIGNATURES; signatures += 1) {
    const status = await pursue(await sign(purchase, options), purchase, options)
    if (status === 200) purchase.answered = true
    if (status !== 402) return
  }
}
