import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { isAddress, isAddressEqual } from 'viem'
import { z } from 'zod'

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const uint256 = z.string().regex(/^\d{1,78}$/)

/**
 * A signed EIP-3009 transfer, the only payload that is settled here. Shapes are checked before the chain is asked: the
 * scheme behind throws on what it cannot parse.
 */
const paymentSchema = z.object({
  accepted: z.object({ scheme: z.literal('exact'), network: z.string() }),
  payload: z.strictObject({
    authorization: z.strictObject({
      from: address,
      to: address,
      value: uint256,
      validAfter: uint256,
      validBefore: uint256,
      nonce: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
    }),
    // 65 bytes of a key; smart accounts may need more.
    signature: z.string().regex(/^0x([0-9a-fA-F]{2}){65,4096}$/),
  }),
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
