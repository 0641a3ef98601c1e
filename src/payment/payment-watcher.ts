import type { ErrorCode } from '../errors.ts'
import type { State } from './ledger.ts'
import type { SettleReply, Verdict } from './settler.ts'

/**
 * Told what payments do, for counting. Nothing but words of closed lists and durations: no payer, no address, no text. Each is
 * called on the way of a payment, so it must be quick and must not throw.
 */
export interface PaymentWatcher {
  /** A 402 goes out, for this reason. */
  readonly challenged: (route: string, code: ErrorCode) => void
  /** So many payments have come into a state. */
  readonly entered: (state: State, payments: number) => void
  readonly verified: (verdict: Verdict['verdict'], ms: number) => void
  readonly settled: (said: SettleReply['said'], ms: number) => void
}
