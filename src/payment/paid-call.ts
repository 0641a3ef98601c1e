import type { ServiceError } from '../errors.ts'
import type { ChallengeOutcome } from './terms.ts'
import type { Settlement } from './wire/settlement.ts'

/** What goes to the buyer. The same bytes for the same input, so that it can be made again instead of being kept. */
export interface PaidAnswer {
  readonly status: number
  readonly mediaType: string
  readonly body: string
}

/** A request that has been read and found good. */
export interface PreparedCall {
  /** The validated input; its hash is what the payment is bound to. */
  readonly input: unknown
  /** False where the answer echoes what was pasted: then only its hash is kept, and a repetition makes it again. */
  readonly keepAnswer: boolean
  /** Makes the answer. A ServiceError, or a status other than 2xx, means that nothing is charged. */
  answer(): Promise<PaidAnswer> | PaidAnswer
}

/** One call of something that is sold, from whichever transport. */
export interface PaidCall {
  readonly route: string
  /** The payment as it came: a header's base64, or an object over MCP; undefined if there was none. */
  readonly payment: string | object | undefined
  /** Aborts when the caller is gone. */
  readonly gone: AbortSignal
  /** Reads and validates the input; throws a ServiceError for a bad one. Not run for a call without a payment. */
  prepare(): Promise<PreparedCall> | PreparedCall
}

/** What the transport has to say to the caller. */
export type PaidOutcome =
  | ChallengeOutcome
  | {
      readonly kind: 'answer'
      readonly answer: PaidAnswer
      readonly settlement: Settlement
      readonly receiptId: string
    }
  /** An answer that costs nothing, such as 304. */
  | { readonly kind: 'uncharged'; readonly answer: PaidAnswer }
  | {
      readonly kind: 'refused'
      readonly error: ServiceError
      /** Set when the payment has been settled before: the receipt is still the payer's. */
      readonly settled?: { readonly settlement: Settlement; readonly receiptId: string }
    }
  /** The caller went away before anything was settled. */
  | { readonly kind: 'gone' }

/** What is written to the log of a payment. Never the input, never a header. */
export interface PaymentEvent {
  readonly route: string
  readonly id: string
  readonly payer: string
  readonly amount: number
  readonly state: string
  readonly transaction: string | null
  readonly reason: string | null
}
