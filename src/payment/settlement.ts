import { ServiceError } from '../errors.ts'
import { type Admitted, paymentRefused } from './admission.ts'
import type { ChainReader } from './chain-reader.ts'
import type { Journal } from './journal.ts'
import type { Ledger, PaymentRow } from './ledger.ts'
import type { PaidAnswer, PaidOutcome } from './paid-call.ts'
import { deliver } from './replay.ts'
import type { SettlementJudge } from './settlement-judge.ts'
import type { Settler } from './settler.ts'

export interface SettlementOptions {
  readonly ledger: Ledger
  readonly chain: ChainReader
  readonly settler: Settler
  readonly judge: SettlementJudge
  readonly journal: Journal
  readonly owner: string
  readonly leaseMs: number
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** `again`: the row has moved on meanwhile and must be looked at anew. */
export type RunOutcome = PaidOutcome | 'again'

const RETRY_AFTER_SECONDS = 2
/** The height only shortens a later search, so a slow node must not hold the settlement up. */
const HEIGHT_PATIENCE_MS = 1_000

/** Never a 402, on which agents sign a second payment. */
export const pending = (): PaidOutcome => ({
  kind: 'refused',
  error: new ServiceError('settlement_pending', undefined, { retryAfter: RETRY_AFTER_SECONDS }),
})

/** Settles the payment of an answer that is made, and only then gives the answer out. */
export const createSettlement = (options: SettlementOptions) => {
  const { ledger, chain, settler, judge, journal, sleep } = options

  /** Undefined when another call, or another process, has taken the settlement over. */
  const send = async (row: PaymentRow, admitted: Admitted): Promise<PaymentRow | undefined> => {
    const height = await Promise.race([chain.height(row.network).catch(() => undefined), sleep(HEIGHT_PATIENCE_MS)])
    const settling = await ledger.advance(row, {
      state: 'settling',
      owner: options.owner,
      lease_until: options.now() + options.leaseMs,
      settle_sent: row.settle_sent + 1,
      from_block: row.from_block ?? (typeof height === 'bigint' ? Number(height) : null),
    })
    if (!settling) return undefined
    journal.note(settling)
    const reply = await settler.settle(admitted.payload, admitted.requirement)
    return journal.close(settling, await judge.afterReply(settling, reply))
  }

  const outcomeOf = (row: PaymentRow | undefined, admitted: Admitted, answer: PaidAnswer): RunOutcome => {
    if (row === undefined) return 'again'
    if (row.state === 'settled') return deliver(ledger, row, answer, admitted.call.gone)
    if (row.state === 'failed') return paymentRefused(admitted.terms, row.reason ?? 'settlement_refused')
    if (row.state !== 'released') return pending()
    const reason = row.reason ?? 'facilitator_unreachable'
    return { kind: 'refused', error: new ServiceError('facilitator_unavailable', { reason }) }
  }

  return async (row: PaymentRow, admitted: Admitted, answer: PaidAnswer): Promise<RunOutcome> => {
    try {
      return outcomeOf(await send(row, admitted), admitted, answer)
    } catch {
      // Money may have moved, so a failure of the ledger is no proof that nothing was charged.
      journal.note({ ...row, reason: 'ledger_failed' })
      return pending()
    }
  }
}
