import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js'
import { ServiceError } from '../src/errors.ts'
import type { Caller } from '../src/http/caller.ts'
import type { Route } from '../src/http/route.ts'
import type { Prices } from '../src/payment/prices.ts'
import { getPrompt, listPrompts } from './prompts.ts'
import { readSampleResource, sampleResources } from './sample-resources.ts'
import { routeTools } from './tool.ts'
import { createToolCaller, type ToolCaller, type ToolCallerOptions } from './tool-caller.ts'
import { listTools } from './tool-list.ts'
import { TOOLS } from './tools.ts'

export interface McpServerOptions extends Omit<ToolCallerOptions, 'tools'> {
  readonly routes: readonly Route[]
  readonly prices: Prices
  /** Of the package. */
  readonly version: string
}

/** The code that the protocol has for it; the SDK has no name for the number. */
const NO_SUCH_RESOURCE = -32002

/** What a model is told of the whole. */
const INSTRUCTIONS =
  'An archive of real failures, and an auditor for nine known ways of fooling oneself. Call precheck (free) before you state a result as found. When a tool or model call fails, check_tool_failure (free) before you retry. When something fails and you do not know why, search by symptom. Before an act that is hard to undo, brief. Tools that cost money say so; errors and empty answers are never charged.'

const asMcpError = (error: unknown): never => {
  if (error instanceof ServiceError) throw new McpError(ErrorCode.InvalidParams, `${error.message} ${error.remedy}`)
  throw error
}

const answerPrompts = (server: Server) => {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listPrompts() }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    try {
      return getPrompt(params.name, params.arguments ?? {})
    } catch (error) {
      return asMcpError(error)
    }
  })
}

const answerResources = (server: Server, cases: (signal: AbortSignal) => ReturnType<ToolCaller['sampleCases']>) => {
  server.setRequestHandler(ListResourcesRequestSchema, async (_, { signal }) => ({
    resources: sampleResources(await cases(signal)),
  }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }, { signal }) => {
    const read = readSampleResource(await cases(signal), uri)
    if (!read)
      throw new McpError(NO_SUCH_RESOURCE, 'There is no such resource; resources/list names those that there are.')
    return read
  })
}

/** Makes servers that are alike: one for a process over stdio, one for every request over HTTP. */
export const createMcpServers = (options: McpServerOptions): ((gone?: AbortSignal, caller?: Caller) => Server) => {
  const tools = routeTools(TOOLS, options.routes)
  const listed = listTools(tools, options.prices)
  const { call, sampleCases } = createToolCaller({ ...options, tools })
  const jsonSchemaValidator = new AjvJsonSchemaValidator()

  return (gone, caller) => {
    // The high-level McpServer cannot say `anyOf` in an output schema, nor take a schema that is made already.
    const server = new Server(
      { name: 'failure-archive', title: 'Failure Archive', version: options.version },
      { capabilities: { tools: {}, prompts: {}, resources: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator },
    )
    const signalOf = (signal: AbortSignal) => (gone ? AbortSignal.any([gone, signal]) : signal)
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }))
    server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
      call(params.name, params.arguments ?? {}, params._meta, signalOf(signal), caller),
    )
    answerPrompts(server)
    answerResources(server, (signal) => sampleCases(signalOf(signal)))
    return server
  }
}
