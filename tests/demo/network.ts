import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import pino from 'pino'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/start-server.ts'

/** The tool that is broken: it knows the field by a new name, and tells so only to who reads its schema again. */
const createTool = () => {
  let schema = 'old'
  return {
    refreshSchema: () => {
      schema = 'new'
    },
    call: () => {
      if (schema === 'old')
        throw Object.assign(new Error('Validation Failed: unknown field "assignee_id" in request 81234'), { code: 422 })
    },
  }
}

const CALL = { service: 'mcp-server-tracker', operation: 'search_issues' }

type Tool = ReturnType<typeof createTool>

/** One agent: its own tool, its own name, and the archive over MCP. */
async function createAgent(url: string, name: string) {
  const client = new Client({ name, version: '1.0.0' })
  const headers = { 'x-reporter-id': name }
  // The SDK's own types disagree under exactOptionalPropertyTypes.
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }) as Parameters<
      typeof client.connect
    >[0],
  )
  const ask = async (tool: string, args: Record<string, unknown>) => {
    const { structuredContent, content, isError } = await client.callTool({ name: tool, arguments: args })
    if (isError) throw new Error(`${tool}: ${JSON.stringify(content)}`)
    return structuredContent as Record<string, unknown>
  }
  return { name, ask, tool: createTool(), close: () => client.close() }
}

type Agent = Awaited<ReturnType<typeof createAgent>>

const attempt = (tool: Tool): Error | undefined => {
  try {
    tool.call()
    return undefined
  } catch (error) {
    return error as Error
  }
}

const failureOf = (error: Error) => ({
  ...CALL,
  error_type: 'ValidationError',
  error_code: (error as Error & { code: number }).code,
  error_message: error.message,
})

/** Fails, retries in vain, reads the schema again and succeeds; reports each step. */
async function learnsTheHardWay({ name, ask, tool }: Agent): Promise<void> {
  const error = attempt(tool)
  if (!error) throw new Error('the tool is not broken')
  const { fingerprint } = await ask('report_tool_failure', failureOf(error))
  const retried = attempt(tool) === undefined
  await ask('report_recovery_outcome', { fingerprint, action: 'retry', successful: retried })
  tool.refreshSchema()
  const refreshed = attempt(tool) === undefined
  await ask('report_recovery_outcome', { fingerprint, action: 'refresh_schema', successful: refreshed })
  await ask('report_tool_success', CALL)
  console.log(`${name}: failed; retry ${outcome(retried)}; refresh_schema ${outcome(refreshed)}`)
}

const outcome = (successful: boolean) => (successful ? 'worked' : 'failed')

/** Fails, asks, and does what worked for the others. */
async function asksFirst({ name, ask, tool }: Agent): Promise<void> {
  const error = attempt(tool)
  if (!error) throw new Error('the tool is not broken')
  const advice = await ask('check_tool_failure', failureOf(error))
  console.log(`${name}: failed; asked before any retry and was told:\n${JSON.stringify(advice, null, 2)}`)
  const { action } = (advice.recommendation ?? {}) as { action?: string }
  if (action !== 'refresh_schema') throw new Error(`told to ${action}`)
  tool.refreshSchema()
  console.log(`${name}: skipped the retry; ${action} ${outcome(attempt(tool) === undefined)} at once`)
}

/** `npm run demo:network`: five agents meet a failure, the sixth learns from them. Everything is on this machine, and goes away. */
const folder = mkdtempSync(join(tmpdir(), 'demo-network-'))
const config = readConfig({ PORT: process.env.PORT ?? '0', LEDGER_PATH: join(folder, 'network.db') })
const server = await startServer(config, pino({ level: 'silent' }))
try {
  const url = `http://127.0.0.1:${server.port}`
  console.log(`Six agents, one broken tool, and the archive at ${url}/mcp\n`)
  for (let index = 1; index <= 6; index++) {
    const agent = await createAgent(url, `agent-${index}`)
    await (index < 6 ? learnsTheHardWay(agent) : asksFirst(agent))
    await agent.close()
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
