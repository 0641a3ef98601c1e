import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import type { sampleAnswer } from '../src/cases/sample.ts'
import { ServiceError } from '../src/errors.ts'
import { type Caller, NOBODY } from '../src/http/caller.ts'
import { paymentIn } from './payment-in.ts'
import { problemOf, type Source, type ToolCall, type ToolOutcome } from './source.ts'
import type { RoutedTool } from './tool.ts'
import { readArguments } from './tool-arguments.ts'
import { refusedResult, type Save, toolResult } from './tool-result.ts'

export interface ToolCallerOptions {
  readonly tools: readonly RoutedTool[]
  readonly source: Source
  readonly save?: Save | undefined
  /** Told of what should not happen; callers see `internal`. */
  readonly onError: (error: unknown) => void
}

type Meta = Readonly<Record<string, unknown>> | undefined

const unknownTool = (name: string, tools: readonly RoutedTool[]) =>
  new McpError(
    ErrorCode.InvalidParams,
    `There is no tool ${name}; there are ${tools.map(({ tool }) => tool.name).join(', ')}.`,
  )

/** Calls tools, and turns whatever comes of it into a result. */
export const createToolCaller = ({ tools, source, save, onError }: ToolCallerOptions) => {
  const routedOf = (name: string): RoutedTool => {
    const routed = tools.find(({ tool }) => tool.name === name)
    if (routed) return routed
    throw unknownTool(name, tools)
  }

  const ask = async (call: ToolCall): Promise<ToolOutcome> => {
    try {
      return await source(call)
    } catch (error) {
      if (error instanceof ServiceError) return { kind: 'refused', problem: problemOf(error) }
      onError(error)
      return { kind: 'refused', problem: problemOf(new ServiceError('internal', undefined)) }
    }
  }

  return {
    /** @throws McpError for a tool that there is not */
    call: async (
      name: string,
      raw: Record<string, unknown>,
      meta: Meta,
      gone: AbortSignal,
      caller: Caller = NOBODY,
    ): Promise<CallToolResult> => {
      const routed = routedOf(name)
      try {
        const { input, verbose, dryRun } = readArguments(routed, raw)
        const outcome = await ask({ ...routed, input, payment: paymentIn(meta), dryRun, caller, gone })
        return toolResult(routed, { verbose, dryRun }, outcome, save)
      } catch (error) {
        if (error instanceof ServiceError) return refusedResult(routed.tool, problemOf(error))
        throw error
      }
    },
    /** The cases that are free. */
    sampleCases: async (gone: AbortSignal): Promise<z.infer<typeof sampleAnswer>['cases']> => {
      const outcome = await ask({
        ...routedOf('sample'),
        input: {},
        payment: undefined,
        dryRun: false,
        caller: NOBODY,
        gone,
      })
      if (outcome.kind === 'answer') return (outcome.answer as z.infer<typeof sampleAnswer>).cases
      throw new McpError(ErrorCode.InternalError, outcome.kind === 'refused' ? outcome.problem.detail : outcome.reason)
    },
  }
}

export type ToolCaller = ReturnType<typeof createToolCaller>
