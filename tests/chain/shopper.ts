import { decodePaymentRequiredHeader } from '@x402/core/http'
import type { PaymentRequirements } from '@x402/core/types'
import type { LocalAccount } from 'viem'
import { type Authorization, signAuthorization } from './sign-payment.ts'

export interface SignOptions {
  readonly version?: 1 | 2
  /** What the buyer signs otherwise than was asked. */
  readonly changes?: Partial<Authorization>
  /** The terms that it pretends to have been given. */
  readonly terms?: Partial<PaymentRequirements>
}

export interface Shopper {
  /** A signed payment for a path, as the header that carries it. */
  sign(path: string, options?: SignOptions): Promise<Record<string, string>>
  /** Asks for the price, signs, pays. */
  buy(path: string, options?: SignOptions & { readonly signal?: AbortSignal }): Promise<Response>
}

export const encodePayment = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

export const termsOf = async (url: string, path: string): Promise<PaymentRequirements> => {
  const response = await fetch(`${url}${path}`)
  await response.body?.cancel()
  const [terms] = decodePaymentRequiredHeader(response.headers.get('payment-required') ?? '').accepts
  if (!terms) throw new Error('no terms')
  return terms
}

/** A buyer of both protocol versions, by hand: what it signs can be wrong in every way. */
export const createShopper = (url: string, account: LocalAccount): Shopper => {
  const sign: Shopper['sign'] = async (path, { version = 2, changes = {}, terms = {} } = {}) => {
    const accepted = { ...(await termsOf(url, path)), ...terms }
    const payload = await signAuthorization(account, accepted, changes)
    return version === 1
      ? { 'x-payment': encodePayment({ x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload }) }
      : { 'payment-signature': encodePayment({ x402Version: 2, accepted, payload }) }
  }
  return {
    sign,
    buy: async (path, { signal, ...options } = {}) => {
      const headers = await sign(path, options)
      return fetch(`${url}${path}`, { headers, ...(signal && { signal }) })
    },
  }
}
