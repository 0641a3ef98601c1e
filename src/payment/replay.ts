import { ServiceError } from '../errors.ts'
import type { Admitted } from './admission.ts'
import { sha256 } from './fingerprint.ts'
import type { Ledger, PaymentRow } from './ledger.ts'
import type { PaidAnswer, PaidOutcome } from './paid-call.ts'
import type { Settlement } from './wire/settlement.ts'

export const settlementOf = ({ transaction, network, payer, amount, receipt }: PaymentRow): Settlement => ({
  transaction: transaction ?? '',
  network,
  payer,
  amount: String(amount),
  receipt: receipt ? JSON.parse(receipt) : undefined,
})

/** The kept answer of a settled payment; undefined if only its hash was kept, or if its time is over. */
export const keptAnswer = (row: PaymentRow): PaidAnswer | undefined =>
  row.answer_body === null || row.answer_status === null || row.answer_type === null
    ? undefined
    : { status: row.answer_status, mediaType: row.answer_type, body: row.answer_body }

/** The answer is the payer's from here on; if it does not arrive, the payer's next payment for it gets it uncharged. */
export const deliver = (ledger: Ledger, row: PaymentRow, answer: PaidAnswer, gone: AbortSignal): PaidOutcome => {
  // Should this write fail, the same payment header still gets the answer.
  const lost = () => void ledger.markUndelivered(row.key).catch(() => {})
  if (gone.aborted) lost()
  else gone.addEventListener('abort', lost, { once: true })
  return { kind: 'answer', answer, settlement: settlementOf(row), receiptId: row.id }
}

/** Repeating a larger answer again and again would cost more than it was sold for. */
const REPLAY_BYTES = 8 * 1024 * 1024

export interface ReplayOptions {
  readonly ledger: Ledger
  readonly now: () => number
  readonly answerTtlMs: number
}

/** Gives the answer of a settled payment once more: as it was kept, or made again from the repeated request. */
export const createReplay = ({ ledger, now, answerTtlMs }: ReplayOptions) => {
  const remake = async (row: PaymentRow, { prepared }: Admitted): Promise<PaidAnswer | undefined> => {
    const answer = await prepared.answer()
    // The corpus may be another by now. Who has never had the answer gets the new one rather than none.
    return row.undelivered === 1 || row.answer_hash === sha256(answer.body) ? answer : undefined
  }

  return async (row: PaymentRow, admitted: Admitted): Promise<PaidOutcome> => {
    const over = now() > row.claimed_at + answerTtlMs
    const tooLong = row.undelivered === 0 && (row.answer_length ?? 0) > REPLAY_BYTES
    const answer = over || tooLong ? undefined : (keptAnswer(row) ?? (await remake(row, admitted)))
    if (!answer) {
      const settled = { settlement: settlementOf(row), receiptId: row.id }
      return { kind: 'refused', error: new ServiceError('answer_expired', undefined), settled }
    }
    if (row.undelivered === 1) await ledger.advance(row, { undelivered: 0 })
    return deliver(ledger, row, answer, admitted.call.gone)
  }
}
