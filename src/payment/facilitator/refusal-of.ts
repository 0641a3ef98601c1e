import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { isAddress, isAddressEqual } from 'viem'
import { z } from 'zod'
import { signedTransfer, uint256 } from '../wire/payment.ts'

/** Shapes are checked before the chain is asked: the scheme behind throws on what it cannot parse. */
const paymentSchema = z.object({
  accepted: z.object({ scheme: z.literal('exact'), network: z.string() }),
  payload: signedTransfer,
})

const sameAddress = (a: string, b: string): boolean =>
  isAddress(a, { strict: false }) && isAddress(b, { strict: false }) && isAddressEqual(a, b)

/** Why this payment is none of ours, as a machine word, or undefined where the chain has to be asked. */
export const refusalOf = (
  payload: PaymentPayload,
  requirements: PaymentRequirements,
  { chains, payTo }: { chains: readonly { network: string; asset: string }[]; payTo: readonly string[] },
): string | undefined => {
  if (payload.x402Version !== 2) return 'invalid_x402_version'
  if (requirements.scheme !== 'exact') return 'unsupported_scheme'
  const chain = chains.find(({ network }) => network === requirements.network)
  if (chain === undefined) return 'invalid_network'
  if (!sameAddress(requirements.asset, chain.asset)) return 'unsupported_asset'
  if (!payTo.some((allowed) => sameAddress(requirements.payTo, allowed))) return 'pay_to_not_allowed'
  if (!uint256.safeParse(requirements.amount).success) return 'invalid_payment_requirements'
  return paymentSchema.safeParse(payload).success ? undefined : 'invalid_payload'
}
