import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Paid, Problem, ToolOutcome } from './source.ts'
import type { RoutedTool, Tool } from './tool.ts'
import type { ToolArguments } from './tool-arguments.ts'

const PAYMENT_RESPONSE_META = 'x402/payment-response'
const RECEIPT_META = 'failure-archive/receipt-id'

/** Keeps a long answer on the caller's own disk, and tells where; undefined where that fails. */
export type Save = (name: string, text: string) => string | undefined

const text = (value: string) => ({ type: 'text' as const, text: value })

const metaOf = (paid: Paid | undefined) =>
  paid ? { _meta: { [PAYMENT_RESPONSE_META]: paid.response, [RECEIPT_META]: paid.receiptId } } : {}

/** Nothing can be bought now, whatever the arguments: what is free is the way on. */
const NOT_SOLD: readonly string[] = ['payments_off', 'no_facilitator', 'no_archive', 'facilitator_unavailable']

const freeInstead = ({ freeInstead }: Tool) => (freeInstead ? `Free instead: ${freeInstead}` : '')

/** An error as a model reads it: the same members as in the problem over HTTP. */
export const refusedResult = (tool: Tool, problem: Problem, paid?: Paid): CallToolResult => {
  const way = NOT_SOLD.includes(problem.code) ? freeInstead(tool) : ''
  return {
    isError: true,
    content: [text(JSON.stringify({ ...problem, charged: paid !== undefined })), ...(way ? [text(way)] : [])],
    ...metaOf(paid),
  }
}

const challengeResult = (
  { tool }: RoutedTool,
  outcome: ToolOutcome & { readonly kind: 'challenge' },
  dryRun: boolean,
): CallToolResult => ({
  ...(!dryRun && { isError: true }),
  content: [
    text(JSON.stringify(outcome.required)),
    text(dryRun ? outcome.reason : `${outcome.reason} Nothing was charged. ${freeInstead(tool)}`),
  ],
  structuredContent: { ...outcome.required },
})

interface Stamped {
  readonly ruleset?: { readonly version: string }
  readonly corpus?: { readonly version: string }
}

/** The hash of the ruleset costs as much as a sentence; its version names it as well. */
const shortStamp = (answer: Stamped & object) =>
  answer.ruleset ? { ...answer, ruleset: { version: answer.ruleset.version } } : answer

/** Where the whole of a long answer is, since its short form holds none of it; undefined where it could not be kept. */
const whereKept = (answer: object, paid: Paid | undefined, save: Save | undefined): string | undefined => {
  const { corpus, cases } = answer as Stamped & { readonly cases?: readonly unknown[] }
  const held = `${cases?.length ?? 0} cases.`
  if (!save) {
    const again = paid ? ` or GET /receipts/${paid.receiptId} with it` : ''
    return `${held} To read them repeat the call with verbose: true and the same payment${again}; nothing more is charged.`
  }
  const place = save(`archive-${corpus?.version}.json`, JSON.stringify(answer))
  return place && `${held} Saved to ${place}`
}

/** What `tools/call` answers. The first text is the structured content, for clients that show text alone. */
export function toolResult(
  routed: RoutedTool,
  { verbose, dryRun }: Pick<ToolArguments, 'verbose' | 'dryRun'>,
  outcome: ToolOutcome,
  save: Save | undefined,
): CallToolResult {
  if (outcome.kind === 'refused') return refusedResult(routed.tool, outcome.problem, outcome.paid)
  if (outcome.kind === 'challenge') return challengeResult(routed, outcome, dryRun)
  const { answer, paid } = outcome
  const kept = routed.tool.saved && !verbose ? whereKept(answer, paid, save) : undefined
  const whole = verbose || (routed.tool.saved && kept === undefined)
  const shown = whole ? answer : shortStamp(routed.tool.compact(answer as never))
  return {
    content: [text(JSON.stringify(shown)), ...(kept === undefined ? [] : [text(kept)])],
    structuredContent: { ...shown },
    ...metaOf(paid),
  }
}
