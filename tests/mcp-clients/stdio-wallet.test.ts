import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PRICES, usdToAtomic } from '../../src/payment/prices.ts'
import { archiveUnderTest } from '../chain/archive-under-test.ts'
import { callTool, connectToProcess, jsonOf, textOf } from '../mcp/connect.ts'
import { PAID_TOOLS, TOOL_EXAMPLES } from '../mcp/tool-examples.ts'

const stand = archiveUnderTest({ X402_RECEIPT_KEY: `0x${'7'.repeat(64)}` })
let state: string
let clients: Client[] = []
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'mcp-state-'))
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  clients = []
  rmSync(state, { recursive: true })
})

/** What a person writes into the configuration of a client, with a wallet. */
const settings = () => ({
  FAILURE_ARCHIVE_URL: stand.archive.url,
  X402_NETWORKS: stand.chain.network,
  X402_PRIVATE_KEY: stand.chain.buyers[0]?.privateKey ?? '',
  [`X402_RPC_URL_${stand.chain.chainId}`]: stand.chain.rpcUrl,
  XDG_STATE_HOME: state,
})

const start = async (changes: Record<string, string> = {}) => {
  const client = await connectToProcess({ ...settings(), ...changes })
  clients.push(client)
  return client
}

describe('with a wallet', () => {
  test('each paid tool pays its price once, says so with a receipt, and a dry run pays nothing', async () => {
    const client = await start({ X402_MAX_USD_PER_CALL: '1', X402_MAX_USD_PER_DAY: '5' })
    let sum = 0
    for (const name of PAID_TOOLS) {
      const dry = await callTool(client, name, { ...TOOL_EXAMPLES[name], dry_run: true })
      expect(textOf(dry, 1)).toMatch(
        new RegExp(`^${name} costs \\$${PRICES[name]} in USDC on base-sepolia .*would be paid`),
      )
      expect(await stand.received()).toBe(sum)
      const result = await callTool(client, name, TOOL_EXAMPLES[name])
      expect([name, result.isError]).toEqual([name, undefined])
      sum += usdToAtomic(PRICES[name])
      expect(await stand.received()).toBe(sum)
      expect(result._meta).toMatchObject({
        'x402/payment-response': { success: true, extensions: { 'offer-receipt': expect.anything() } },
        'failure-archive/receipt-id': expect.any(String),
      })
    }
    const [file] = /\/\S+\.json/.exec(textOf(await callTool(client, 'archive', TOOL_EXAMPLES.archive), 1)) ?? []
    expect(JSON.parse(readFileSync(file ?? '', 'utf8')).cases.length).toBeGreaterThan(100)
  })

  test('a call above its cap is refused before anything is signed, and the cap to raise is named', async () => {
    const client = await start({ X402_MAX_USD_PER_CALL: '0.02' })
    const result = await callTool(client, 'brief', TOOL_EXAMPLES.brief)
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toMatchObject({ x402Version: 2, accepts: [{ amount: '50000' }] })
    expect(textOf(result, 1)).toContain('exceeds X402_MAX_USD_PER_CALL ($0.02); to allow it, raise that to $0.05')
    expect(await stand.received()).toBe(0)
  })

  test('archive is above the caps that are preset, and says which to raise', async () => {
    expect(textOf(await callTool(await start(), 'archive'), 1)).toContain('raise that to $1.00')
    expect(await stand.received()).toBe(0)
  })

  test('the cap of a day holds over two processes at once and over a restart', async () => {
    const cap = { X402_MAX_USD_PER_DAY: '0.05' }
    const pair = [await start(cap), await start(cap)]
    const asked = [
      'a backup of 0 bytes',
      'a watcher exits 0',
      'a cache serves stale data',
      'a cron job never runs',
      'a metric is flat',
      'a token expired',
      'a queue is full',
      'a disk is full',
    ]
    const results = await Promise.all(asked.map((q, at) => callTool(pair[at % 2] as Client, 'search', { q })))
    const refused = results.filter((result) => result.isError && result.structuredContent)
    expect(results.filter((result) => !result.isError || !result.structuredContent)).toHaveLength(5)
    expect(refused).toHaveLength(3)
    for (const result of refused) expect(textOf(result, 1)).toContain('exceed X402_MAX_USD_PER_DAY ($0.05)')
    expect(await stand.received()).toBeLessThanOrEqual(50_000)
    const later = await callTool(await start(cap), 'search', { q: 'a job that reports success' })
    expect(textOf(later, 1)).toContain('with $0.05 signed for today (UTC)')
  })

  test('no match costs nothing, and no part of the key is in any answer', async () => {
    const client = await start()
    const none = await callTool(client, 'search', { q: 'qzxv wvvq' })
    expect(jsonOf(none)).toMatchObject({ code: 'no_match', charged: false })
    expect(await stand.received()).toBe(0)
    const results = [none, await callTool(client, 'search', TOOL_EXAMPLES.search), await callTool(client, 'archive')]
    expect(JSON.stringify(results)).not.toContain(settings().X402_PRIVATE_KEY.slice(2, 20))
  })
})

test('without a key each paid tool gives the reason, the price, the whole challenge and what is free', async () => {
  const client = await start({ X402_PRIVATE_KEY: '' })
  for (const name of PAID_TOOLS) {
    const result = await callTool(client, name, TOOL_EXAMPLES[name])
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toMatchObject({
      x402Version: 2,
      accepts: [{ amount: String(usdToAtomic(PRICES[name])), payTo: stand.chain.payTo }],
    })
    expect(jsonOf(result)).toEqual(result.structuredContent)
    const reason = textOf(result, 1)
    expect(reason).toContain(`${name} costs $${PRICES[name]} in USDC on base-sepolia`)
    expect(reason).toContain('X402_PRIVATE_KEY is not set')
    expect(reason).toContain('Free instead: Call')
  }
  expect(await stand.received()).toBe(0)
})

test('a key that everybody knows is not used where the RPC is not on this machine', async () => {
  const client = await start({ [`X402_RPC_URL_${stand.chain.chainId}`]: '' })
  expect(textOf(await callTool(client, 'search', TOOL_EXAMPLES.search), 1)).toContain(
    'development key that everybody knows',
  )
  expect(await stand.received()).toBe(0)
})
