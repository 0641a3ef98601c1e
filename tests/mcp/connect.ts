import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

const newClient = () => new Client({ name: 'a-test', version: '1.0.0' })

/** A client of the SDK, which validates what tools answer against their output schemas, over a server in this process. */
export async function connectTo(server: Server): Promise<Client> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  const client = newClient()
  await server.connect(serverSide)
  await client.connect(clientSide)
  await client.listTools()
  return client
}

export const COMMAND = [process.execPath, 'dist/src/cli/main.js', 'mcp'] as const

/** A client over the process that clients start, with these settings and no other. */
export async function connectToProcess(env: Record<string, string>): Promise<Client> {
  const client = newClient()
  const [command, ...args] = COMMAND
  await client.connect(new StdioClientTransport({ command, args, env, stderr: 'ignore' }))
  await client.listTools()
  return client
}

export const callTool = async (
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
  meta?: Record<string, unknown>,
): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: args, ...(meta && { _meta: meta }) })) as CallToolResult

/** The nth text of a result. */
export function textOf({ content }: CallToolResult, at = 0): string {
  const block = content[at]
  if (block?.type !== 'text') throw new Error(`no text at ${at}`)
  return block.text
}

export const jsonOf = (result: CallToolResult) => JSON.parse(textOf(result))
