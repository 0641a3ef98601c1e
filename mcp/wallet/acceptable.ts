import type { PaymentRequired, PaymentRequirements } from '@x402/core/types'
import { getDefaultAsset } from '@x402/evm'
import { isAddressEqual } from 'viem'
import type { PaymentNetwork } from '../../src/payment/networks.ts'

/** A signature is good for so long at most: one that never ends could be used when everybody has forgotten it. */
const LONGEST_SECONDS = 3_600

export interface Acceptable {
  readonly requirement: PaymentRequirements
  readonly network: PaymentNetwork
  /** Millionths of a dollar. */
  readonly atomic: number
}

const isAddress = (value: string): value is `0x${string}` => /^0x[0-9a-fA-F]{40}$/.test(value)

const fits = ({ scheme, asset, amount, maxTimeoutSeconds, extra }: PaymentRequirements, network: PaymentNetwork) =>
  scheme === 'exact' &&
  isAddress(asset) &&
  isAddressEqual(asset, getDefaultAsset(network.id).asset as `0x${string}`) &&
  /^\d{1,15}$/.test(amount) &&
  maxTimeoutSeconds <= LONGEST_SECONDS &&
  // Another method asks for an allowance, which lets the other side take more than this price.
  (extra?.assetTransferMethod ?? 'eip3009') === 'eip3009'

/**
 * The way of paying that may be signed for, of those that a challenge offers: a transfer of exactly the price, in USDC, on a network
 * that was named for it. Undefined where it offers none.
 */
export function acceptable(required: PaymentRequired, networks: readonly PaymentNetwork[]): Acceptable | undefined {
  for (const network of networks) {
    const requirement = required.accepts.find((one) => one.network === network.id && fits(one, network))
    if (requirement) return { requirement, network, atomic: Number(requirement.amount) }
  }
  return undefined
}
