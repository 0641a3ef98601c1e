import { HTTPFacilitatorClient } from '@x402/core/server'
import type { PaymentRequirements } from '@x402/core/types'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createFacilitatorApp } from '../../src/http/facilitator-app.ts'
import { type RunningServer, serve } from '../../src/http/serve.ts'
import { createLocalFacilitator } from '../../src/till/local-facilitator.ts'
import { signPayment } from './sign-payment.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain
let server: RunningServer
let url: string
const logged: string[] = []

beforeAll(async () => {
  chain = await startChain()
  const config = readConfig({ ...chain.sellerEnv, X402_SETTLER_KEY: chain.settlerKey })
  const logger = pino({}, { write: (line: string) => logged.push(line) })
  const app = createFacilitatorApp({ facilitator: createLocalFacilitator(config), logger })
  server = await serve(app, { host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

const requirements = (): PaymentRequirements => ({
  scheme: 'exact',
  network: chain.network,
  asset: chain.usdc,
  amount: '20000',
  payTo: chain.payTo,
  maxTimeoutSeconds: 300,
  extra: { name: 'USDC', version: '2' },
})

const buyer = () => {
  const [first] = chain.buyers
  if (first === undefined) throw new Error('there is no buyer')
  return first.account
}

test('the client of @x402/core verifies and settles through it, as through any facilitator', async () => {
  const client = new HTTPFacilitatorClient({ url })
  expect((await client.getSupported()).kinds).toEqual([{ x402Version: 2, scheme: 'exact', network: chain.network }])
  const payment = await signPayment(buyer(), requirements())
  const before = await chain.balanceOf(chain.payTo)
  expect(await client.verify(payment, requirements())).toMatchObject({ isValid: true })
  expect(await client.settle(payment, requirements())).toMatchObject({ success: true, payer: buyer().address })
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 20_000n)
  expect(await client.verify(payment, requirements())).toMatchObject({
    isValid: false,
    invalidReason: 'invalid_exact_evm_nonce_already_used',
  })
})

test('neither signature nor nonce gets into its log', async () => {
  const payment = await signPayment(buyer(), requirements())
  await new HTTPFacilitatorClient({ url }).verify(payment, requirements())
  const { authorization, signature } = payment.payload as { authorization: { nonce: string }; signature: string }
  expect(logged.join()).toContain(buyer().address)
  expect(logged.join()).not.toContain(authorization.nonce)
  expect(logged.join()).not.toContain(signature)
})

test('a chain that cannot be read is a 503, so that nobody takes the payment for refused', async () => {
  const real = globalThis.fetch
  const payment = await signPayment(buyer(), requirements())
  globalThis.fetch = (input, init) =>
    String(input).startsWith(url) ? real(input, init) : Promise.reject(new TypeError('fetch failed'))
  const answer = await fetch(`${url}/verify`, {
    method: 'POST',
    body: JSON.stringify({ x402Version: 2, paymentPayload: payment, paymentRequirements: requirements() }),
  }).finally(() => {
    globalThis.fetch = real
  })
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'rpc_unreachable' }])
})

test.each([
  ['no JSON', 'POST', '/verify', '{', 400],
  ['no payment', 'POST', '/settle', '{}', 400],
  ['a body of 100 kB', 'POST', '/verify', 'x'.repeat(100_000), 413],
  ['another path', 'GET', '/health', undefined, 404],
])('%s is refused without asking the chain', async (_, method, path, body, status) => {
  const answer = await fetch(url + path, { method, ...(body !== undefined && { body }) })
  expect(answer.status).toBe(status)
  expect(Object.keys((await answer.json()) as object)).toEqual(['error'])
})
