import type { Change, Ledger, PaymentRow } from './ledger.ts'
import type { PaymentEvent } from './paid-call.ts'
import type { ReceiptSigner } from './receipt-signer.ts'
import type { Judgement } from './settlement-judge.ts'

export interface JournalOptions {
  readonly ledger: Ledger
  readonly receipts: ReceiptSigner | undefined
  readonly now: () => number
  readonly log: (event: PaymentEvent) => void
}

/** Writes how payments end, in the ledger and in the log. */
export interface Journal {
  note(row: PaymentRow): void
  /** Frees a payment that nothing was charged for. */
  release(row: PaymentRow, reason: string): Promise<void>
  /** Writes down what is certain of a settlement; the row as it then stands. */
  close(row: PaymentRow, judgement: Judgement, undelivered?: boolean): Promise<PaymentRow | undefined>
}

export const createJournal = ({ ledger, receipts, now, log }: JournalOptions): Journal => {
  const note = ({ route, id, payer, amount, state, transaction, reason }: PaymentRow): void =>
    log({ route, id, payer, amount, state, transaction, reason })

  const receiptOf = async (row: PaymentRow, transaction: string): Promise<string | null> => {
    const { network, resource: resourceUrl, payer } = row
    const facts = { network, resourceUrl, payer, transaction, issuedAtSeconds: Math.floor(now() / 1000) }
    const receipt = await receipts?.sign(facts)
    return receipt ? JSON.stringify(receipt) : null
  }

  const changeOf = async (row: PaymentRow, judgement: Judgement, undelivered: boolean): Promise<Change> => {
    if (judgement.state !== 'settled') return judgement
    const { state, transaction } = judgement
    const receipt = await receiptOf(row, transaction)
    return { state, transaction, receipt, reason: null, undelivered: undelivered ? 1 : 0 }
  }

  return {
    note,
    release: async (row, reason) => {
      const released = await ledger.advance(row, { state: 'released', reason, answer_body: null })
      if (released) note(released)
    },
    close: async (row, judgement, undelivered = false) => {
      if (judgement.state === row.state) return row
      const closed = await ledger.advance(row, await changeOf(row, judgement, undelivered))
      if (closed) note(closed)
      return closed ?? ledger.find(row.key)
    },
  }
}
