import { randomUUID } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { PaymentPayload, PaymentRequired } from '@x402/core/types'
import { expect, test } from 'vitest'
import { PRICES, usdToAtomic } from '../../src/payment/prices.ts'
import { archiveUnderTest } from '../chain/archive-under-test.ts'
import { encodePayment } from '../chain/shopper.ts'
import { signPayment } from '../chain/sign-payment.ts'
import { callTool, jsonOf, textOf } from '../mcp/connect.ts'
import { PAID_TOOLS, TOOL_EXAMPLES } from '../mcp/tool-examples.ts'

const stand = archiveUnderTest({ X402_RECEIPT_KEY: `0x${'7'.repeat(64)}` })

const connect = async () => {
  const client = new Client({ name: 'a-test', version: '1.0.0' })
  // The SDK's own declaration differs from itself under exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL(`${stand.archive.url}/mcp`)) as never)
  await client.listTools()
  return client
}

/** A payment of what a tool asks, with a payment id. */
const sign = async (client: Client, name: string, id = `pay_${randomUUID()}`): Promise<PaymentPayload> => {
  const unpaid = await callTool(client, name, TOOL_EXAMPLES[name])
  const required = unpaid.structuredContent as unknown as PaymentRequired
  const [accepted] = required.accepts
  const [buyer] = stand.chain.buyers
  if (!accepted || !buyer) throw new Error('nothing to sign')
  const declared = required.extensions?.['payment-identifier'] as { info: object; schema: object }
  return {
    ...(await signPayment(buyer.account, accepted)),
    resource: required.resource,
    extensions: { 'payment-identifier': { ...declared, info: { ...declared.info, id } } },
  }
}

const asQuery = (name: string) => new URLSearchParams(TOOL_EXAMPLES[name] as Record<string, string>)

const overHttp = (name: string, payment: PaymentPayload) =>
  fetch(`${stand.archive.url}/${name}?${asQuery(name)}`, { headers: { 'payment-signature': encodePayment(payment) } })

test.each(PAID_TOOLS)(
  '%s is paid by an object in _meta, once, and the answer names settlement and receipt',
  async (name) => {
    const client = await connect()
    const unpaid = await callTool(client, name, TOOL_EXAMPLES[name])
    expect(unpaid.isError).toBe(true)
    expect(jsonOf(unpaid)).toEqual(unpaid.structuredContent)
    expect(textOf(unpaid, 1)).toContain('_meta["x402/payment"]')
    expect(textOf(unpaid, 1)).toContain('Free instead')
    const payment = await sign(client, name)
    const paid = await callTool(client, name, TOOL_EXAMPLES[name], { 'x402/payment': payment })
    expect([name, paid.isError]).toEqual([name, undefined])
    expect(paid._meta?.['x402/payment-response']).toMatchObject({ success: true, network: stand.chain.network })
    expect(paid._meta?.['failure-archive/receipt-id']).toEqual(expect.any(String))
    const again = await callTool(client, name, { ...TOOL_EXAMPLES[name], verbose: true }, { 'x402/payment': payment })
    expect(again.isError).toBeUndefined()
    expect(await stand.received()).toBe(usdToAtomic(PRICES[name]))
  },
)

test('the older spelling is taken: base64 under x402.payment', async () => {
  const client = await connect()
  const payment = encodePayment(await sign(client, 'search'))
  const paid = await callTool(client, 'search', TOOL_EXAMPLES.search, { 'x402.payment': payment })
  expect(paid._meta?.['x402/payment-response']).toMatchObject({ success: true })
  expect(await stand.received()).toBe(10_000)
})

test('a payment that is none is a challenge again, with the reason', async () => {
  const result = await callTool(await connect(), 'search', TOOL_EXAMPLES.search, { 'x402/payment': { x402Version: 2 } })
  expect(result.structuredContent).toMatchObject({ x402Version: 2, error: 'payment_malformed' })
  expect(await stand.received()).toBe(0)
})

test.each(['search', 'audit', 'research'] as const)(
  '%s bought over HTTP is answered over MCP by the same payment, charged once',
  async (name) => {
    const client = await connect()
    const payment = await sign(client, name)
    expect((await overHttp(name, payment)).status).toBe(200)
    const paid = await callTool(client, name, TOOL_EXAMPLES[name], { 'x402/payment': payment })
    expect(paid.isError).toBeUndefined()
    expect(await stand.received()).toBe(usdToAtomic(PRICES[name]))
  },
)

test.each(['search', 'audit', 'research'] as const)(
  '%s bought over MCP is answered over HTTP by the same payment, charged once',
  async (name) => {
    const client = await connect()
    const payment = await sign(client, name)
    const paid = await callTool(client, name, { ...TOOL_EXAMPLES[name], verbose: true }, { 'x402/payment': payment })
    const answer = await overHttp(name, payment)
    expect([answer.status, JSON.parse(await answer.text())]).toEqual([200, paid.structuredContent])
    expect(await stand.received()).toBe(usdToAtomic(PRICES[name]))
  },
)

test('one payment id, signed for twice and sent both ways: charged once', async () => {
  const client = await connect()
  const id = `pay_${randomUUID()}`
  const first = await sign(client, 'search', id)
  const second = await sign(client, 'search', id)
  const [overMcp, answer] = [
    await callTool(client, 'search', TOOL_EXAMPLES.search, { 'x402/payment': first }),
    await overHttp('search', second),
  ]
  expect([overMcp.isError, answer.status]).toEqual([undefined, 200])
  expect(await stand.received()).toBe(10_000)
})

test('one payment id for another request is a conflict over either', async () => {
  const client = await connect()
  const id = `pay_${randomUUID()}`
  expect((await overHttp('search', await sign(client, 'search', id))).status).toBe(200)
  const other = await callTool(
    client,
    'search',
    { q: 'a watcher exits 0' },
    { 'x402/payment': await sign(client, 'search', id) },
  )
  expect(jsonOf(other)).toMatchObject({ code: 'payment_id_conflict', charged: false })
  expect(await stand.received()).toBe(10_000)
})
