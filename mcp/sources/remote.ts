import { setTimeout as sleep } from 'node:timers/promises'
import { decodePaymentRequiredHeader, decodePaymentResponseHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import { type ErrorCode, ServiceError } from '../../src/errors.ts'
import { fingerprint } from '../../src/payment/fingerprint.ts'
import { validate } from '../../src/validate.ts'
import { type Paid, type Problem, problemOf, type Source, type ToolCall, type ToolOutcome } from '../source.ts'
import type { SpendRecord } from '../wallet/spend-record.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Ask, Reply } from './remote-request.ts'

export interface RemoteSourceOptions {
  /** The address of the archive: a payment that is kept for one is not sent to another. */
  readonly url: string
  readonly ask: Ask
  readonly wallet: Wallet
  readonly unanswered: Pick<SpendRecord, 'unanswered' | 'keep' | 'forget'>
  /** How long a call waits for a settlement that the archive says is pending. */
  readonly patienceMs: number
  readonly now: () => number
}

/** Codes after which the payment may have been taken or may yet be: the same one is sent again, no other is signed. */
const OPEN: readonly unknown[] = ['settlement_pending', 'facilitator_unavailable', 'internal']
/** Those of them that pass by waiting. */
const PASSING: readonly unknown[] = ['settlement_pending', 'facilitator_unavailable']
const LONGEST_PAUSE_MS = 5_000

const SENT_AGAIN =
  'Call again with the same arguments: the payment that was signed is sent again, and no other one is signed.'

const paidBy = ({ header }: Reply): Paid | undefined => {
  const settled = header('payment-response')
  if (!settled) return undefined
  return { response: decodePaymentResponseHeader(settled), receiptId: header('x-receipt-id') ?? '' }
}

const refusal = (reply: Reply): ToolOutcome => {
  const { code, detail, remedy, param } = reply.body as unknown as Problem
  const problem: Problem = { code: code as ErrorCode, detail, ...(param !== undefined && { param }), remedy }
  return { kind: 'refused', problem, paid: paidBy(reply) }
}

const outcomeOf = (reply: Reply): ToolOutcome =>
  reply.status === 200 ? { kind: 'answer', answer: reply.body, paid: paidBy(reply) } : refusal(reply)

const challengeOf = (reply: Reply, reason: string): ToolOutcome => ({
  kind: 'challenge',
  required: decodePaymentRequiredHeader(reply.header('payment-required') ?? ''),
  reason,
})

/** An archive over HTTP, whose price the wallet of this machine pays. */
export const remoteSource = ({ url, ask, wallet, unanswered, patienceMs, now }: RemoteSourceOptions): Source => {
  const isOpen = ({ body }: Reply) => OPEN.includes(body.code)

  /** Sends a signed payment until the answer is final; what is left open is kept, for the next call with these arguments. */
  const deliver = async ({ route, input, gone }: ToolCall, request: string, payment: string): Promise<Reply> => {
    unanswered.keep(request, payment)
    const until = now() + patienceMs
    let reply = await ask(route, input, { payment, gone })
    while (PASSING.includes(reply.body.code) && now() < until) {
      await sleep(Math.min(Number(reply.header('retry-after') ?? 1) * 1000, LONGEST_PAUSE_MS), undefined, {
        signal: gone,
      })
      reply = await ask(route, input, { payment, gone })
    }
    if (!isOpen(reply)) unanswered.forget(request)
    return reply
  }

  const paidOutcome = async (call: ToolCall, request: string, payment: string): Promise<ToolOutcome | 'expired'> => {
    try {
      const reply = await deliver(call, request, payment)
      if (reply.body.code === 'payment_expired') return 'expired'
      const { detail, remedy } = reply.body
      if (reply.status === 402) return challengeOf(reply, `Not paid: ${detail} ${remedy}`)
      return outcomeOf(isOpen(reply) ? { ...reply, body: { ...reply.body, remedy: SENT_AGAIN } } : reply)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return { kind: 'refused', problem: { ...problemOf(error), remedy: SENT_AGAIN } }
    }
  }

  const dryRun = async (call: ToolCall): Promise<ToolOutcome> => {
    const reply = await ask(call.route, call.input, { gone: call.gone })
    if (reply.status !== 402) return outcomeOf(reply)
    const challenge = challengeOf(reply, '')
    if (challenge.kind !== 'challenge') return challenge
    const { price, against } = await wallet.quote(challenge.required)
    const verdict = against ? `It would not be paid: ${against}.` : 'It is within the caps and would be paid.'
    return { ...challenge, reason: `${call.tool.name} costs ${price}. ${verdict} Nothing was signed.` }
  }

  const buy = async (call: ToolCall, request: string): Promise<ToolOutcome> => {
    const reply = await ask(call.route, call.input, { gone: call.gone })
    if (reply.status !== 402) return outcomeOf(reply)
    const challenge = challengeOf(reply, '')
    if (challenge.kind !== 'challenge') return challenge
    const { price } = await wallet.quote(challenge.required)
    const paying = await wallet.pay(challenge.required)
    if ('against' in paying)
      return { ...challenge, reason: `${call.tool.name} costs ${price}. Not paid: ${paying.against}.` }
    const outcome = await paidOutcome(call, request, encodePaymentSignatureHeader(paying.payment))
    return outcome === 'expired' ? { ...challenge, reason: 'The payment expired on the way.' } : outcome
  }

  return async (call) => {
    const { route, input, gone } = call
    // What is bad about an input is said here in the same words, before anything is asked or signed.
    const request = fingerprint(`${url}${route.path}`, validate(route.input, input, route.refusal))
    if (!route.paid) return outcomeOf(await ask(route, input, { gone }))
    if (call.dryRun) return dryRun(call)
    const kept = unanswered.unanswered(request)
    const again = kept === undefined ? 'expired' : await paidOutcome(call, request, kept)
    return again === 'expired' ? buy(call, request) : again
  }
}
