import { type FacilitatorClient, x402ResourceServer } from '@x402/core/server'
import {
  type PaymentPayload,
  type PaymentRequirements,
  SettleError,
  type SettleResponse,
  VerifyError,
} from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/server'
import { FacilitatorUnavailable } from './facilitator/facilitator-unavailable.ts'
import { machineWord } from './machine-word.ts'
import { networkOf } from './networks.ts'

export type Verdict =
  | { readonly verdict: 'valid' }
  | { readonly verdict: 'invalid'; readonly reason: string }
  /** Nobody could be asked, or what came back was no answer. */
  | { readonly verdict: 'none'; readonly reason: string }

/** What a facilitator says of a settlement. It is a claim: the chain decides (see `settlement-judge.ts`). */
export type SettleReply =
  | { readonly said: 'landed'; readonly transaction: string }
  | { readonly said: 'refused'; readonly reason: string; readonly transaction: string; readonly definite: boolean }
  /** No answer that could be used: the transfer may be on its way. */
  | { readonly said: 'nothing'; readonly reason: string }
  /** The connection was refused: nothing has been sent. */
  | { readonly said: 'not_sent'; readonly reason: string }

/** Verifies and settles payments, wherever the facilitator is. Never throws: every failure is one of its answers. */
export interface Settler {
  verify(payload: PaymentPayload, requirement: PaymentRequirements): Promise<Verdict>
  settle(payload: PaymentPayload, requirement: PaymentRequirements): Promise<SettleReply>
}

export interface SettlerTimeouts {
  /** For all facilitators of a list together. */
  readonly verifyTimeoutMs: number
  readonly settleTimeoutMs: number
}

class Timeout extends Error {
  override readonly name = 'Timeout'
}

/** Also bounds a facilitator in our own process, which no HTTP timeout reaches. */
const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Timeout()), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const codeOf = (error: unknown): unknown => {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code
}

const NOT_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

const failureWord = (error: unknown): string => {
  if (error instanceof FacilitatorUnavailable) return error.reason
  const name = error instanceof Error ? error.name : ''
  if (name === 'Timeout' || name === 'FacilitatorTimeoutError') return 'facilitator_timeout'
  if (NOT_SENT.includes(codeOf(error))) return 'facilitator_unreachable'
  return 'facilitator_failed'
}

const SURELY_NOT_SENT: readonly string[] = ['facilitator_unreachable', 'settler_without_gas']

/** Reasons for which the scheme refuses before it sends anything; those of a transaction that was sent are not among them. */
const definite = ({ errorReason = '', transaction }: SettleResponse): boolean =>
  !transaction &&
  (errorReason === 'insufficient_funds' || errorReason.startsWith('invalid_')) &&
  !/transaction_failed|event_mismatch|transaction_state/.test(errorReason)

const replyOf = (response: SettleResponse): SettleReply =>
  response.success
    ? { said: 'landed', transaction: response.transaction }
    : {
        said: 'refused',
        reason: machineWord(response.errorReason, 'settlement_refused'),
        transaction: response.transaction ?? '',
        definite: definite(response),
      }

const settleFailure = (error: unknown): SettleReply => {
  if (error instanceof SettleError) {
    const { errorReason, transaction, network } = error
    return replyOf({ success: false, transaction, network, ...(errorReason && { errorReason }) })
  }
  const reason = failureWord(error)
  return { said: SURELY_NOT_SENT.includes(reason) ? 'not_sent' : 'nothing', reason }
}

/**
 * The resource server of @x402/core over our facilitator. The kinds that it needs are pinned, so that it starts without the
 * outside; `standing.ts` asks the facilitator and stops the sale if its answer contradicts them.
 */
export const createResourceServer = async (
  facilitator: FacilitatorClient,
  networks: readonly string[],
): Promise<x402ResourceServer> => {
  const ids = networks.map((network) => networkOf(network).id)
  const kinds = ids.map((network) => ({ x402Version: 2, scheme: 'exact', network }))
  const server = new x402ResourceServer({
    verify: (payload, requirements) => facilitator.verify(payload, requirements),
    settle: (payload, requirements) => facilitator.settle(payload, requirements),
    getSupported: async () => ({ kinds, extensions: [], signers: {} }),
  })
  for (const network of ids) server.register(network, new ExactEvmScheme())
  await server.initialize()
  return server
}

/** The settler over a resource server. */
export const createSettler = (server: x402ResourceServer, timeouts: SettlerTimeouts): Settler => ({
  verify: async (payload, requirement) => {
    try {
      const answer = await within(timeouts.verifyTimeoutMs, server.verifyPayment(payload, requirement))
      if (answer.isValid) return { verdict: 'valid' }
      return { verdict: 'invalid', reason: machineWord(answer.invalidReason, 'payment_refused') }
    } catch (error) {
      if (!(error instanceof VerifyError)) return { verdict: 'none', reason: failureWord(error) }
      return { verdict: 'invalid', reason: machineWord(error.invalidReason, 'payment_refused') }
    }
  },
  settle: async (payload, requirement) => {
    try {
      return replyOf(await within(timeouts.settleTimeoutMs, server.settlePayment(payload, requirement)))
    } catch (error) {
      return settleFailure(error)
    }
  },
})
