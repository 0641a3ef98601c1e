import { x402Client, x402HTTPClient } from '@x402/core/client'
import { encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentRequirements, SettleResponse } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import type { LocalAccount } from 'viem'
import { signAuthorization } from '../chain/sign-payment.ts'

/** One way of paying: sends the request, reads the price, signs, and sends it again with the payment. */
export interface Buyer {
  readonly protocol: 'v1' | 'v2'
  buy(url: string, init: RequestInit): Promise<Purchase>
}

export interface Purchase {
  readonly status: number
  readonly body: string
  /** The signed price in millionths of a dollar. */
  readonly atomic: bigint
  readonly settlement: SettleResponse
  /** The request with its payment, to be sent again. */
  readonly paid: RequestInit
}

const challenge = async (url: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init)
  if (answer.status !== 402) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return answer
}

const withHeaders = (init: RequestInit, headers: Record<string, string>): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), ...headers },
})

/** A buyer of protocol v1, by hand: the price stands in the JSON body, the payment goes into X-PAYMENT. */
export const buyerV1 = (account: LocalAccount): Buyer => ({
  protocol: 'v1',
  buy: async (url, init) => {
    const { accepts } = (await (await challenge(url, init)).json()) as {
      accepts: (Omit<PaymentRequirements, 'amount' | 'network'> & { network: string; maxAmountRequired: string })[]
    }
    const offer = accepts.find(({ network }) => network === 'base-sepolia')
    if (offer === undefined) throw new Error('nothing is sold on base-sepolia')
    const { network, scheme, maxAmountRequired } = offer
    const payload = await signAuthorization(account, { ...offer, network: 'eip155:84532', amount: maxAmountRequired })
    const payment = JSON.stringify({ x402Version: 1, scheme, network, payload })
    const paid = withHeaders(init, { 'X-PAYMENT': Buffer.from(payment).toString('base64') })
    const answer = await fetch(url, paid)
    const receipt = Buffer.from(answer.headers.get('x-payment-response') ?? '', 'base64').toString()
    const settlement = JSON.parse(receipt || '{}') as SettleResponse
    return { status: answer.status, body: await answer.text(), atomic: BigInt(maxAmountRequired), settlement, paid }
  },
})

/** A buyer of protocol v2, with the client of @x402/core: the price stands in PAYMENT-REQUIRED. */
export const buyerV2 = (account: LocalAccount): Buyer => {
  const client = new x402HTTPClient(new x402Client().register('eip155:84532', new ExactEvmScheme(account)))
  return {
    protocol: 'v2',
    buy: async (url, init) => {
      const unpaid = await challenge(url, init)
      const payload = await client.createPaymentPayload(
        client.getPaymentRequiredResponse((name) => unpaid.headers.get(name)),
      )
      const paid = withHeaders(init, { 'PAYMENT-SIGNATURE': encodePaymentSignatureHeader(payload) })
      const answer = await fetch(url, paid)
      const settlement = client.getPaymentSettleResponse((name) => answer.headers.get(name))
      const atomic = BigInt(payload.accepted.amount)
      return { status: answer.status, body: await answer.text(), atomic, settlement, paid }
    },
  }
}
