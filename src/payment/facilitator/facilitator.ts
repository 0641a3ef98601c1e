import { InMemoryPendingSettlementStore } from '@x402/core/facilitator'
import type { FacilitatorClient } from '@x402/core/server'
import type { PaymentRequirements } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import type { Hex } from 'viem'
import { refuseUnfitKey } from '../refuse-unfit-key.ts'
import { createCallSigner } from './call-signer.ts'
import { refusalOf } from './refusal-of.ts'
import { createSettlerAccount, type Lock } from './settler-account.ts'

/** A chain on which payments are settled, and the one token that is taken there. */
export interface FacilitatorChain {
  readonly network: PaymentRequirements['network']
  readonly chainId: number
  readonly rpcUrl: string
  readonly asset: Hex
}

export interface FacilitatorOptions {
  readonly chains: readonly FacilitatorChain[]
  /** The only addresses to which money is moved: whoever reaches this facilitator cannot make it work for others. */
  readonly payTo: readonly Hex[]
  readonly settlerKey: Hex
  /** How long a receipt is awaited before the settlement is called pending. */
  readonly confirmationTimeoutMs: number
  readonly lock?: Lock
}

/**
 * Our own facilitator: verifies against the chain and settles with a gas key of the operator's. It speaks protocol v2 and
 * EIP-3009 only, since the paywall lifts v1 payments to v2. Every reason that it gives is a machine word; a payment of which
 * nothing can be said now is thrown as `FacilitatorUnavailable`, and one whose transaction is sent but not yet in a block is
 * `success: false` with `settlement_pending` and the transaction.
 *
 * @throws ConfigError when the settling key is none, or a development key and a chain is not on this machine
 * @example
 * const facilitator = createFacilitator({ chains, payTo: ['0x...'], settlerKey: '0x...', confirmationTimeoutMs: 25_000 })
 * await facilitator.verify(paymentPayload, paymentRequirements) // { isValid: true, payer: '0x...' }
 */
export const createFacilitator = (options: FacilitatorOptions): FacilitatorClient => {
  const { chains, settlerKey, confirmationTimeoutMs, lock } = options
  refuseUnfitKey(
    'X402_SETTLER_KEY',
    settlerKey,
    chains.map((chain) => chain.rpcUrl),
  )
  const pendingSettlementStore = new InMemoryPendingSettlementStore()
  const settlers = new Map(
    chains.map((chain) => [chain.network, createSettlerAccount({ ...chain, key: settlerKey, ...(lock && { lock }) })]),
  )

  /** The scheme of @x402/evm over a signer of its own for each call, so that an outage belongs to the call that met it. */
  const ask = async <Result>(
    { network, asset }: PaymentRequirements,
    question: (scheme: ExactEvmScheme) => Promise<Result>,
  ) => {
    const settler = settlers.get(network)
    if (settler === undefined) throw new Error(`${network} is not served`)
    const { signer, outage } = createCallSigner(settler, asset as Hex, confirmationTimeoutMs)
    const result = await question(new ExactEvmScheme(signer, { pendingSettlementStore })).catch((error: unknown) =>
      Promise.reject(outage() ?? error),
    )
    return { result, outage: outage() }
  }

  return {
    verify: async (payload, requirements) => {
      const refused = refusalOf(payload, requirements, options)
      if (refused !== undefined) return { isValid: false, invalidReason: refused }
      const { result, outage } = await ask(requirements, (scheme) => scheme.verify(payload, requirements))
      if (!result.isValid && outage) throw outage
      // The scheme's messages are raw texts of the RPC and stay here.
      const { invalidMessage: _, ...verdict } = result
      return verdict
    },
    settle: async (payload, requirements) => {
      const { network } = requirements
      const refused = refusalOf(payload, requirements, options)
      if (refused !== undefined) return { success: false, errorReason: refused, transaction: '', network }
      const { result, outage } = await ask(requirements, (scheme) => scheme.settle(payload, requirements))
      if (!result.success && result.transaction === '' && outage) throw outage
      const { errorMessage: _, ...verdict } = result
      return verdict
    },
    getSupported: async () => ({
      kinds: chains.map(({ network }) => ({ x402Version: 2, scheme: 'exact', network })),
      extensions: [],
      signers: { 'eip155:*': [...new Set([...settlers.values()].map((settler) => settler.address))] },
    }),
  }
}
