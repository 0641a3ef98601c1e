import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { callTool, connectTo, textOf } from './connect.ts'
import { CHALLENGE, serversUnderTest } from './servers-under-test.ts'
import { TOOL_EXAMPLES } from './tool-examples.ts'

/** Four characters of English or JSON are about a token. */
const tokens = (text: string) => Math.ceil(text.length / 4)

/** What a tool may cost in a prompt: what is read of it in every conversation, and its typical answer, short and in full. */
const BUDGET: Readonly<Record<string, { readonly listed: number; readonly short: number; readonly full: number }>> = {
  precheck: { listed: 320, short: 160, full: 220 },
  contents: { listed: 450, short: 420, full: 720 },
  sample: { listed: 120, short: 420, full: 1_150 },
  service_info: { listed: 135, short: 380, full: 1_200 },
  check_tool_failure: { listed: 540, short: 300, full: 450 },
  report_tool_failure: { listed: 490, short: 70, full: 100 },
  report_tool_success: { listed: 330, short: 50, full: 90 },
  report_recovery_outcome: { listed: 270, short: 140, full: 170 },
  search: { listed: 265, short: 650, full: 1_600 },
  audit: { listed: 310, short: 330, full: 480 },
  brief: { listed: 240, short: 1_400, full: 2_200 },
  research: { listed: 250, short: 1_200, full: 3_000 },
  archive: { listed: 240, short: 420, full: 400_000 },
}

let client: Client
beforeAll(async () => {
  client = await connectTo(serversUnderTest({ save: () => '/state/archive.json' })())
})

describe('tokens', () => {
  it('of every tool are within its budget: what a model reads of it, its answer in short, its answer in full', async () => {
    const { tools } = await client.listTools()
    const rows = []
    for (const { name, title, description, inputSchema } of tools) {
      const args = TOOL_EXAMPLES[name]
      const short = await callTool(client, name, args)
      const full = await callTool(client, name, { ...args, verbose: true })
      const listed = tokens(JSON.stringify({ name, title, description, inputSchema }))
      rows.push({
        name,
        listed,
        short: tokens(short.content.map((_, at) => textOf(short, at)).join('')),
        full: tokens(textOf(full)),
      })
    }
    for (const { name, listed, short, full } of rows)
      process.stdout.write(`${name}: ${listed} tokens listed, ${short} short, ${full} in full\n`)
    const over = rows.filter(({ name, listed, short, full }) => {
      const budget = BUDGET[name]
      return !budget || listed > budget.listed || short > budget.short || full > budget.full
    })
    expect(over).toEqual([])
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(BUDGET).sort())
  })

  it('of all tools together stay below 4,000, and of one that is not paid below 700', async () => {
    const { tools } = await client.listTools()
    const read = tools.map(({ name, title, description, inputSchema }) => ({ name, title, description, inputSchema }))
    expect(tokens(JSON.stringify(read))).toBeLessThan(4_000)
    const unpaid = await connectTo(
      serversUnderTest({ source: async () => ({ kind: 'challenge', required: CHALLENGE, reason: '' }) })(),
    )
    const result = await callTool(unpaid, 'search', TOOL_EXAMPLES.search)
    expect(tokens(result.content.map((_, at) => textOf(result, at)).join(''))).toBeLessThan(700)
  })
})
