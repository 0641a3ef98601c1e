import { ServiceError } from '../errors.ts'
import { type Admitted, paymentRefused } from './admission.ts'
import { sha256 } from './fingerprint.ts'
import type { Journal } from './journal.ts'
import type { Change, Ledger, PaymentRow } from './ledger.ts'
import type { PaidAnswer, PaidOutcome } from './paid-call.ts'
import type { RunOutcome } from './settlement.ts'
import type { Settler } from './settler.ts'

export interface RunOptions {
  readonly ledger: Ledger
  readonly settler: Settler
  readonly journal: Journal
  readonly covered: (row: PaymentRow) => Promise<boolean>
  readonly settle: (row: PaymentRow, admitted: Admitted, answer: PaidAnswer) => Promise<RunOutcome>
}

/** Larger answers are made again for a repetition; keeping them would fill the ledger. */
const KEPT_BYTES = 256 * 1024

const charged = ({ status }: PaidAnswer): boolean => status >= 200 && status < 300

const kept = (answer: PaidAnswer, keep: boolean): Change => {
  const length = Buffer.byteLength(answer.body)
  return {
    answer_status: answer.status,
    answer_type: answer.mediaType,
    answer_hash: sha256(answer.body),
    answer_length: length,
    answer_body: keep && length <= KEPT_BYTES ? answer.body : null,
  }
}

/** From a fresh claim to the answer: verify, make the answer, settle. Each state is written before its step. */
export const createPaymentRun = ({ ledger, settler, journal, covered, settle }: RunOptions) => {
  const refusal = async (row: PaymentRow, { payload, requirement, terms }: Admitted) => {
    const enough = await covered(row)
    const verdict = enough
      ? await settler.verify(payload, requirement)
      : ({ verdict: 'invalid', reason: 'insufficient_funds' } as const)
    if (verdict.verdict === 'valid') return undefined
    if (verdict.verdict === 'invalid') {
      const closed = await journal.close(row, { state: 'failed', reason: verdict.reason })
      return closed?.id === row.id ? paymentRefused(terms, verdict.reason) : 'again'
    }
    await journal.release(row, verdict.reason)
    const error = new ServiceError('facilitator_unavailable', { reason: verdict.reason })
    return { kind: 'refused', error } satisfies PaidOutcome
  }

  const makeAnswer = async (row: PaymentRow, { prepared }: Admitted): Promise<PaidAnswer> => {
    try {
      return await prepared.answer()
    } catch (error) {
      await journal.release(row, error instanceof ServiceError ? error.code : 'internal')
      throw error
    }
  }

  return async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    const refused = await refusal(row, admitted)
    if (refused) return refused
    const answer = await makeAnswer(row, admitted)
    if (!charged(answer)) {
      await journal.release(row, `status_${answer.status}`)
      return { kind: 'uncharged', answer }
    }
    const served = await ledger.advance(row, { state: 'served', ...kept(answer, admitted.prepared.keepAnswer) })
    if (!served) return 'again'
    if (!admitted.call.gone.aborted) return settle(served, admitted, answer)
    await journal.release(served, 'client_gone')
    return { kind: 'gone' }
  }
}
