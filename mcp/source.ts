import type { PaymentRequired, SettleResponse } from '@x402/core/types'
import type { ServiceError } from '../src/errors.ts'
import type { Caller } from '../src/http/caller.ts'
import type { RoutedTool } from './tool.ts'

/** One call of a tool, with the arguments of its route. */
export interface ToolCall extends RoutedTool {
  readonly input: Record<string, unknown>
  /** What came with the call in `_meta`: an object, or base64 in the older form. */
  readonly payment: string | object | undefined
  /** Says what the call would cost, and pays nothing. */
  readonly dryRun: boolean
  /** Who calls, where that is known. */
  readonly caller: Caller
  /** Aborts when the caller is gone. */
  readonly gone: AbortSignal
}

/** An error as callers see it, whether it was made here or came from an archive over HTTP. */
export type Problem = Pick<ServiceError, 'code' | 'remedy'> & {
  readonly detail: string
  readonly param?: string | undefined
}

export const problemOf = ({ code, message, remedy, param }: ServiceError): Problem => ({
  code,
  detail: message,
  ...(param !== undefined && { param }),
  remedy,
})

/** What was paid for an answer. */
export interface Paid {
  readonly response: SettleResponse
  readonly receiptId: string
}

export type ToolOutcome =
  | { readonly kind: 'answer'; readonly answer: object; readonly paid?: Paid | undefined }
  /** Not paid: the whole challenge, and why in words for a model. */
  | { readonly kind: 'challenge'; readonly required: PaymentRequired; readonly reason: string }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly paid?: Paid | undefined }

/** Where answers come from: the server's own routes, an archive over HTTP, or the package alone. */
export type Source = (call: ToolCall) => Promise<ToolOutcome>
