import { ServiceError } from '../errors.ts'
import { type Admitted, paymentRefused } from './admission.ts'
import type { InFlight } from './in-flight.ts'
import type { Journal } from './journal.ts'
import type { PaymentRow } from './ledger.ts'
import type { PaidAnswer, PaidOutcome } from './paid-call.ts'
import { keptAnswer } from './replay.ts'
import { pending, type RunOutcome } from './settlement.ts'
import type { SettlementJudge } from './settlement-judge.ts'

export interface KnownPaymentOptions {
  readonly judge: SettlementJudge
  readonly journal: Journal
  readonly inFlight: InFlight
  readonly settle: (row: PaymentRow, admitted: Admitted, answer: PaidAnswer) => Promise<RunOutcome>
  readonly replay: (row: PaymentRow, admitted: Admitted) => Promise<PaidOutcome>
  readonly now: () => number
}

const POLL_MS = 100

/**
 * Once settled, an authorization and its signature stand on the chain for all to read; a payment id does not. So a payment
 * that had one is repeated only by who knows it.
 */
const conflict = (row: PaymentRow, admitted: Admitted): ServiceError | undefined => {
  const sameRequest = row.fingerprint === admitted.fingerprint
  if (row.key !== admitted.key) return sameRequest ? undefined : new ServiceError('payment_id_conflict', undefined)
  const samePayment = row.signature_hash === admitted.signatureHash && row.payment_id === admitted.paymentId
  const same = sameRequest && samePayment
  return same ? undefined : new ServiceError('payment_already_used', undefined)
}

/** What to do with a payment (or a payment id) that the ledger knows: wait for it, replay or refuse it, or take up what was left. */
export const createKnownPayment = (options: KnownPaymentOptions) => {
  const { judge, journal, inFlight, settle, replay, now } = options

  /** A settlement left open: the chain is asked; if it knows of nothing, the same transfer is sent once more. */
  const resume = async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    const seen = await journal.close(row, await judge.examine(row))
    if (seen?.state !== 'unknown') return 'again'
    if (seen.key !== admitted.key || admitted.expired) return pending()
    return inFlight.run(seen.key, async () =>
      settle(seen, admitted, keptAnswer(seen) ?? (await admitted.prepared.answer())),
    )
  }

  /**
   * Its payer was told 402 and may have signed anew, so it is never sent again: a copy of the call that came late would
   * be charged beside the new payment. If the transfer has landed all the same, its answer is due.
   */
  const failedBefore = async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    const seen = await judge.examine(row)
    if (seen.state !== 'settled') return paymentRefused(admitted.terms, row.reason ?? 'settlement_refused')
    await journal.close(row, seen)
    return 'again'
  }

  const wait = async ({ key }: PaymentRow): Promise<RunOutcome> => {
    await inFlight.ended(key, POLL_MS)
    return 'again'
  }

  return async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    if (row.state === 'released') return 'again'
    if (row.state === 'failed') return failedBefore(row, admitted)
    const error = conflict(row, admitted)
    if (error) return { kind: 'refused', error }
    if (row.state === 'settled') return replay(row, admitted)
    const abandoned = row.state === 'settling' && row.lease_until < now()
    return row.state === 'unknown' || abandoned ? resume(row, admitted) : wait(row)
  }
}
