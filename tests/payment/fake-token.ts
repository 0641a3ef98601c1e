import type { FacilitatorClient } from '@x402/core/server'
import type { PaymentPayload, PaymentRequirements, SettleResponse, VerifyResponse } from '@x402/core/types'
import type { AuthorizationUse, ChainReader } from '../../src/payment/chain-reader.ts'
import type { Authorization } from '../../src/payment/wire/payment.ts'

/** A token in memory: one use a nonce, no overdraft. What the payee holds is what was really paid. */
export interface FakeToken {
  readonly chain: ChainReader
  readonly balances: Map<string, bigint>
  /** Moves the money, or throws the reason why not. */
  land(authorization: Authorization): string
  cancel(from: string, nonce: string): void
  /** While true, every read of the chain fails. */
  down: boolean
}

const lower = (text: string) => text.toLowerCase()

export const createFakeToken = (): FakeToken => {
  const balances = new Map<string, bigint>()
  const used = new Map<string, { transaction: string; use: Authorization | undefined }>()
  const idOf = (from: string, nonce: string) => lower(`${from}:${nonce}`)
  const balance = (owner: string) => balances.get(lower(owner)) ?? 0n
  const transactionOf = () => `0x${(used.size + 1).toString(16).padStart(64, '0')}`

  const reads = <Value>(read: () => Value) => {
    if (token.down) throw new Error('rpc down')
    return read()
  }

  const fate = ({ from, to, value, nonce }: AuthorizationUse) => {
    const found = used.get(idOf(from, nonce))
    if (!found) return { fate: 'unused' } as const
    const paid = found.use && lower(found.use.to) === lower(to) && found.use.value === String(value)
    return paid ? ({ fate: 'paid', transaction: found.transaction } as const) : ({ fate: 'spent_otherwise' } as const)
  }

  const chain: ChainReader = {
    height: async () => reads(() => 1n),
    balanceOf: async (_network, _asset, owner) => reads(() => balance(owner)),
    fateOf: async (use) => reads(() => fate(use)),
    reverted: async () => reads(() => false),
    signedByContract: async () => reads(() => false),
    chainId: async () => reads(() => 84532),
    tokenDomain: async () => reads(() => ({ name: 'USDC', version: '2' })),
  }

  const token: FakeToken = {
    chain,
    balances,
    down: false,
    land: (authorization) => {
      const { from, to, value, nonce } = authorization
      if (used.has(idOf(from, nonce))) throw new Error('invalid_exact_evm_nonce_already_used')
      if (balance(from) < BigInt(value)) throw new Error('invalid_exact_evm_insufficient_balance')
      const transaction = transactionOf()
      used.set(idOf(from, nonce), { transaction, use: authorization })
      balances.set(lower(from), balance(from) - BigInt(value))
      balances.set(lower(to), balance(to) + BigInt(value))
      return transaction
    },
    cancel: (from, nonce) => void used.set(idOf(from, nonce), { transaction: transactionOf(), use: undefined }),
  }
  return token
}

/** A facilitator over the token, whose answers a test replaces for a while. */
export interface FakeFacilitator extends FacilitatorClient {
  readonly verified: PaymentPayload[]
  readonly settled: PaymentPayload[]
  onVerify: (real: () => VerifyResponse) => Promise<VerifyResponse>
  onSettle: (real: () => SettleResponse) => Promise<SettleResponse>
}

const authorizationOf = ({ payload }: PaymentPayload) => payload.authorization as Authorization

export const createFakeFacilitator = (token: FakeToken): FakeFacilitator => {
  const verify = (payload: PaymentPayload): VerifyResponse => {
    const { from, value } = authorizationOf(payload)
    const short = (token.balances.get(lower(from)) ?? 0n) < BigInt(value)
    return short ? { isValid: false, invalidReason: 'invalid_exact_evm_insufficient_balance' } : { isValid: true }
  }
  const settle = (payload: PaymentPayload, { network }: PaymentRequirements): SettleResponse => {
    try {
      return { success: true, transaction: token.land(authorizationOf(payload)), network }
    } catch (error) {
      return { success: false, errorReason: (error as Error).message, transaction: '', network }
    }
  }
  const facilitator: FakeFacilitator = {
    verified: [],
    settled: [],
    onVerify: async (real) => real(),
    onSettle: async (real) => real(),
    verify: (payload) => {
      facilitator.verified.push(payload)
      return facilitator.onVerify(() => verify(payload))
    },
    settle: (payload, requirements) => {
      facilitator.settled.push(payload)
      return facilitator.onSettle(() => settle(payload, requirements))
    },
    getSupported: async () => ({ kinds: [], extensions: [], signers: {} }),
  }
  return facilitator
}
