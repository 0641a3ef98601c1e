import type { SettleResponse } from '@x402/core/types'
import type { SignedReceipt } from '@x402/extensions/offer-receipt'

/** What a paid answer says of its payment. */
export interface Settlement {
  readonly transaction: string
  readonly network: string
  readonly payer: string
  readonly amount: string
  readonly receipt: SignedReceipt | undefined
}

/** The settlement as both protocol versions spell it; v1 readers skip the members that they do not know. */
export const settlementResponse = ({ transaction, network, payer, amount, receipt }: Settlement): SettleResponse => ({
  success: true,
  transaction,
  network: network as SettleResponse['network'],
  payer,
  amount,
  ...(receipt && { extensions: { 'offer-receipt': { info: { receipt } } } }),
})

/** The value of PAYMENT-RESPONSE and of X-PAYMENT-RESPONSE. */
export const settlementHeader = (settlement: Settlement): string =>
  Buffer.from(JSON.stringify(settlementResponse(settlement))).toString('base64')
