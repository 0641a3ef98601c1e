import type { ServiceError } from '../../src/errors.ts'
import { prepareCall } from '../../src/http/produce.ts'
import type { PaidCall, PaidOutcome } from '../../src/payment/paid-call.ts'
import type { Paywall } from '../../src/payment/paywall.ts'
import type { PaidRoute } from '../../src/payment/prices.ts'
import { type Settlement, settlementResponse } from '../../src/payment/wire/settlement.ts'
import { validate } from '../../src/validate.ts'
import { type Paid, problemOf, type Source, type ToolCall, type ToolOutcome } from '../source.ts'

const paidBy = ({ settlement, receiptId }: { settlement: Settlement; receiptId: string }): Paid => ({
  response: settlementResponse(settlement),
  receiptId,
})

const paidCallOf = (call: ToolCall, sold: PaidRoute): PaidCall => ({
  route: sold,
  payment: call.dryRun ? undefined : call.payment,
  gone: call.gone,
  prepare: () => prepareCall(call.route, call.input),
})

const unpaid = (error: ServiceError, paid: boolean) =>
  paid
    ? `${error.message} ${error.remedy}`
    : `${error.message} Sign one of \`accepts\` and repeat the call with the payment in params._meta["x402/payment"].`

const outcomeOf = (outcome: PaidOutcome, call: ToolCall): ToolOutcome => {
  if (outcome.kind === 'challenge') {
    const reason = unpaid(outcome.error, !call.dryRun && call.payment !== undefined)
    return { kind: 'challenge', required: outcome.challenge.required, reason }
  }
  if (outcome.kind === 'refused') {
    return {
      kind: 'refused',
      problem: problemOf(outcome.error),
      ...(outcome.settled && { paid: paidBy(outcome.settled) }),
    }
  }
  if (outcome.kind === 'gone') throw new Error('the caller is gone')
  return {
    kind: 'answer',
    answer: JSON.parse(outcome.answer.body),
    ...(outcome.kind === 'answer' && { paid: paidBy(outcome) }),
  }
}

/** The server's own routes, what is sold through the one paywall. */
export const servedSource =
  (paywall: () => Paywall): Source =>
  async (call) => {
    const { route, input, caller } = call
    if (route.paid) return outcomeOf(await paywall().call(paidCallOf(call, route.paid)), call)
    if (typeof route.limit === 'function') await route.limit(caller.address)
    return {
      kind: 'answer',
      answer: (await route.handle(validate(route.input, input, route.refusal), caller)) as object,
    }
  }
