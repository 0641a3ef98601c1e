import { ServiceError } from '../errors.ts'
import { type Admitted, paymentRefused } from './admission.ts'
import type { ChainReader } from './chain-reader.ts'
import { sha256 } from './fingerprint.ts'
import type { Change, Ledger, PaymentRow } from './ledger.ts'
import type { PaidAnswer, PaidOutcome, PaymentEvent } from './paid-call.ts'
import type { ReceiptSigner } from './receipt-signer.ts'
import { deliver, keptAnswer } from './replay.ts'
import type { Judgement, SettlementJudge } from './settlement-judge.ts'
import type { Settler } from './settler.ts'

export interface RunOptions {
  readonly settler: Settler
  readonly ledger: Ledger
  readonly chain: ChainReader
  readonly receipts: ReceiptSigner | undefined
  readonly judge: SettlementJudge
  readonly owner: string
  readonly verifyTimeoutMs: number
  readonly leaseMs: number
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly log: (event: PaymentEvent) => void
}

/** `again`: the row has moved on meanwhile and must be looked at anew. */
export type RunOutcome = PaidOutcome | 'again'

export interface PaymentRun {
  /** From a fresh claim to the answer: verify, make the answer, settle. */
  start(row: PaymentRow, admitted: Admitted): Promise<RunOutcome>
  /** Sends the settlement of an answer that is made (again, if it is open from before). */
  settle(row: PaymentRow, admitted: Admitted): Promise<RunOutcome>
  /** Writes down what is certain of a settlement; the row as it then stands, undefined if somebody else was faster. */
  close(row: PaymentRow, judgement: Judgement, options?: { undelivered: boolean }): Promise<PaymentRow | undefined>
}

/** Larger answers are made again for a repetition; keeping them would fill the ledger. */
const KEPT_BYTES = 256 * 1024
const RESERVATION_POLL_MS = 100

const RETRY_AFTER_SECONDS = 2

/** Never a 402, on which agents sign a second payment. */
export const pending = (): PaidOutcome => ({
  kind: 'refused',
  error: new ServiceError('settlement_pending', undefined, { retryAfter: RETRY_AFTER_SECONDS }),
})

const charged = ({ status }: PaidAnswer): boolean => status >= 200 && status < 300

export const createPaymentRun = (options: RunOptions): PaymentRun => {
  const { ledger, chain, judge, settler, now, log } = options
  const nowSeconds = () => Math.floor(now() / 1000)

  const note = ({ route, id, payer, amount, state, transaction, reason }: PaymentRow): void =>
    log({ route, id, payer, amount, state, transaction, reason })

  const release = async (row: PaymentRow, reason: string): Promise<void> => {
    const released = await ledger.advance(row, { state: 'released', reason, answer_body: null })
    if (released) note(released)
  }

  /**
   * What a payer has in flight together may not exceed the balance, or all of it is served and one is settled. A payment
   * that is being settled may be counted in the balance already, so a shortage is believed only when it lasts.
   */
  const covered = async (row: PaymentRow): Promise<boolean> => {
    const deadline = now() + options.verifyTimeoutMs
    for (;;) {
      const reserved = await ledger.reservedBefore(row)
      if (reserved === 0) return true
      const balance = await chain.balanceOf(row.network, row.asset, row.payer).catch(() => undefined)
      if (balance === undefined || balance >= BigInt(reserved + row.amount)) return true
      if (now() > deadline) return false
      await options.sleep(RESERVATION_POLL_MS)
    }
  }

  const verified = async (
    row: PaymentRow,
    { payload, requirement, terms }: Admitted,
  ): Promise<PaidOutcome | undefined> => {
    if (!(await covered(row))) {
      await release(row, 'insufficient_funds')
      return paymentRefused(terms, 'insufficient_funds')
    }
    const verdict = await settler.verify(payload, requirement)
    if (verdict.verdict === 'valid') return undefined
    await release(row, verdict.reason)
    if (verdict.verdict === 'invalid') return paymentRefused(terms, verdict.reason)
    return { kind: 'refused', error: new ServiceError('facilitator_unavailable', { reason: verdict.reason }) }
  }

  const makeAnswer = async (row: PaymentRow, { prepared }: Admitted): Promise<PaidAnswer> => {
    try {
      return await prepared.answer()
    } catch (error) {
      await release(row, error instanceof ServiceError ? error.code : 'internal')
      throw error
    }
  }

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

  const receiptOf = async (row: PaymentRow, transaction: string): Promise<string | null> => {
    const { network, resource: resourceUrl, payer } = row
    const facts = { network, resourceUrl, payer, transaction, issuedAtSeconds: nowSeconds() }
    const receipt = await options.receipts?.sign(facts)
    return receipt ? JSON.stringify(receipt) : null
  }

  const close: PaymentRun['close'] = async (row, judgement, { undelivered } = { undelivered: false }) => {
    if (judgement.state === row.state) return row
    const change: Change =
      judgement.state === 'settled'
        ? {
            state: 'settled',
            transaction: judgement.transaction,
            receipt: await receiptOf(row, judgement.transaction),
            reason: null,
            undelivered: undelivered ? 1 : 0,
          }
        : { state: judgement.state, reason: judgement.reason }
    const closed = await ledger.advance(row, change)
    if (closed) note(closed)
    return closed ?? ledger.find(row.key)
  }

  /** Undefined when another call, or another process, has taken the settlement over. */
  const sendSettle = async (row: PaymentRow, admitted: Admitted): Promise<PaymentRow | undefined> => {
    const height = await chain.height(row.network).catch(() => undefined)
    const settling = await ledger.advance(row, {
      state: 'settling',
      owner: options.owner,
      lease_until: now() + options.leaseMs,
      settle_sent: row.settle_sent + 1,
      from_block: row.from_block ?? (height === undefined ? null : Number(height)),
    })
    if (!settling) return undefined
    note(settling)
    const reply = await settler.settle(admitted.payload, admitted.requirement)
    return close(settling, await judge.afterReply(settling, reply))
  }

  const settleAnswer = async (row: PaymentRow, admitted: Admitted, answer: PaidAnswer): Promise<RunOutcome> => {
    const closed = await sendSettle(row, admitted)
    if (closed === undefined) return 'again'
    if (closed.state === 'settled') return deliver(ledger, closed, answer, admitted.call.gone)
    if (closed.state === 'failed') return paymentRefused(admitted.terms, closed.reason ?? 'settlement_refused')
    if (closed.state !== 'released') return pending()
    const reason = closed.reason ?? 'facilitator_unreachable'
    return { kind: 'refused', error: new ServiceError('facilitator_unavailable', { reason }) }
  }

  /** Past this point money may move, so a failure of our own is no proof that nothing was charged. */
  const settleSafely: typeof settleAnswer = async (row, admitted, answer) => {
    try {
      return await settleAnswer(row, admitted, answer)
    } catch {
      note({ ...row, reason: 'ledger_failed' })
      return pending()
    }
  }

  return {
    close,
    settle: async (row, admitted) => settleSafely(row, admitted, keptAnswer(row) ?? (await admitted.prepared.answer())),
    start: async (row, admitted) => {
      const refusal = await verified(row, admitted)
      if (refusal) return refusal
      const answer = await makeAnswer(row, admitted)
      if (!charged(answer)) {
        await release(row, `status_${answer.status}`)
        return { kind: 'uncharged', answer }
      }
      const served = await ledger.advance(row, { state: 'served', ...kept(answer, admitted.prepared.keepAnswer) })
      if (!served) return 'again'
      if (!admitted.call.gone.aborted) return settleSafely(served, admitted, answer)
      await release(served, 'client_gone')
      return { kind: 'gone' }
    },
  }
}
