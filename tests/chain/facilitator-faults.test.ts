import { createWalletClient, http } from 'viem'
import { expect, test } from 'vitest'
import { usdcAbi } from './data/token.ts'
import { startFaultyFacilitator } from './faulty-facilitator.ts'
import { freePort } from './free-port.ts'
import { codeOf, shopUnderTest } from './shop-under-test.ts'
import { createShopper } from './shopper.ts'
import { startShop } from './start-shop.ts'

const stand = shopUnderTest()

test('settle refused: 402 with the reason, nothing charged', async () => {
  stand.facilitator.on('settle', ({ answer }) =>
    answer(200, {
      success: false,
      errorReason: 'invalid_exact_evm_insufficient_balance',
      transaction: '',
      network: stand.chain.network,
    }),
  )
  const response = await stand.shopper.buy('/search?q=refused')
  expect([response.status, await codeOf(response)]).toEqual([402, 'insufficient_funds'])
  expect(await stand.received()).toBe(0n)
})

test('settle landed but the facilitator answered 500: answered, charged once', async () => {
  stand.facilitator.on('settle', async ({ real, answer }) => {
    await real()
    answer(500, { error: 'lost' })
  })
  expect((await stand.shopper.buy('/search?q=landed')).status).toBe(200)
  expect(await stand.received()).toBe(10_000n)
})

test('settle landed but the facilitator said that it was refused: answered, charged once', async () => {
  stand.facilitator.on('settle', async ({ real, answer }) => {
    await real()
    answer(200, { success: false, errorReason: 'invalid_payload', transaction: '', network: stand.chain.network })
  })
  expect((await stand.shopper.buy('/search?q=denied')).status).toBe(200)
  expect(await stand.received()).toBe(10_000n)
})

test('the facilitator says settled and has sent nothing: no answer; the same header buys it afterwards', async () => {
  stand.facilitator.on('settle', ({ answer }) =>
    answer(200, { success: true, transaction: `0x${'1'.repeat(64)}`, network: stand.chain.network }),
  )
  const headers = await stand.shopper.sign('/search?q=lie')
  const response = await fetch(`${stand.shop.url}/search?q=lie`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([503, 'settlement_pending'])
  stand.facilitator.on('settle', undefined)
  expect((await fetch(`${stand.shop.url}/search?q=lie`, { headers })).status).toBe(200)
  expect(await stand.received()).toBe(10_000n)
})

test('settle slower than its timeout: 503 with Retry-After, never 402; the same header is answered, charged once', async () => {
  stand.facilitator.on('settle', async ({ real, answer }) => {
    await new Promise((resolve) => setTimeout(resolve, 9000))
    answer(200, await real())
  })
  const headers = await stand.shopper.sign('/search?q=slow')
  const response = await fetch(`${stand.shop.url}/search?q=slow`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([503, 'settlement_pending'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  stand.facilitator.on('settle', undefined)
  expect((await fetch(`${stand.shop.url}/search?q=slow`, { headers })).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(await stand.received()).toBe(10_000n)
})

test('the facilitator hangs on verify: 502 with the reason, nothing charged, and the same header works afterwards', async () => {
  stand.facilitator.on('verify', () => {})
  const headers = await stand.shopper.sign('/search?q=hangs')
  const response = await fetch(`${stand.shop.url}/search?q=hangs`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([502, 'facilitator_unavailable'])
  stand.facilitator.on('verify', undefined)
  expect((await fetch(`${stand.shop.url}/search?q=hangs`, { headers })).status).toBe(200)
  expect(await stand.received()).toBe(10_000n)
})

test('the facilitator answers junk: 502, nothing charged', async () => {
  stand.facilitator.on('verify', ({ answer }) => answer(200, { hello: 'world' }))
  const response = await stand.shopper.buy('/search?q=junk')
  expect([response.status, await codeOf(response)]).toEqual([502, 'facilitator_unavailable'])
  expect(await stand.received()).toBe(0n)
})

test('the facilitator was never up, then comes: unpaid calls get their 402 all along, paid ones 502 until then', async () => {
  const port = await freePort()
  const other = await startShop(stand.env({ X402_FACILITATOR: `http://127.0.0.1:${port}` }))
  const buyer = createShopper(other.url, stand.account(1))
  const headers = await buyer.sign('/search?q=down')
  const response = await fetch(`${other.url}/search?q=down`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([502, 'facilitator_unavailable'])
  const late = await startFaultyFacilitator(stand.chain, port)
  expect((await fetch(`${other.url}/search?q=down`, { headers })).status).toBe(200)
  await late.stop()
  const closed = await buyer.buy('/search?q=closed')
  expect([closed.status, await codeOf(closed)]).toEqual([502, 'facilitator_unavailable'])
  await other.stop()
  expect(await stand.received()).toBe(10_000n)
})

test('the facilitator closes between verify and settle: 502, nothing sent, and the same header works afterwards', async () => {
  const port = await freePort()
  const first = await startFaultyFacilitator(stand.chain, port)
  const other = await startShop(stand.env({ X402_FACILITATOR: first.url }))
  const headers = await createShopper(other.url, stand.account(1)).sign('/search?q=closing&wait=800')
  const call = fetch(`${other.url}/search?q=closing&wait=800`, { headers })
  await new Promise((resolve) => setTimeout(resolve, 500))
  await first.stop()
  const response = await call
  expect([response.status, await codeOf(response)]).toEqual([502, 'facilitator_unavailable'])
  const second = await startFaultyFacilitator(stand.chain, port)
  expect((await fetch(`${other.url}/search?q=closing&wait=800`, { headers })).status).toBe(200)
  await other.stop()
  await second.stop()
  expect(await stand.received()).toBe(10_000n)
})

test('of two facilitators the second verifies while the first is down, and settles what it has verified', async () => {
  const down = await freePort()
  const other = await startShop(stand.env({ X402_FACILITATOR: `http://127.0.0.1:${down},${stand.facilitator.url}` }))
  expect((await createShopper(other.url, stand.account(1)).buy('/search?q=second')).status).toBe(200)
  await other.stop()
  expect(await stand.received()).toBe(10_000n)
})

test('an authorization cancelled on the chain while it settles: no answer, nothing charged', async () => {
  const buyer = stand.account(2)
  const wallet = createWalletClient({
    account: buyer,
    chain: stand.chain.client.chain,
    transport: http(stand.chain.rpcUrl),
  })
  stand.facilitator.on('settle', async ({ answer }) => {
    const { nonce } = authorization
    const signature = await buyer.signTypedData({
      domain: { name: 'USDC', version: '2', chainId: stand.chain.chainId, verifyingContract: stand.chain.usdc },
      types: {
        CancelAuthorization: [
          { name: 'authorizer', type: 'address' },
          { name: 'nonce', type: 'bytes32' },
        ],
      },
      primaryType: 'CancelAuthorization',
      message: { authorizer: buyer.address, nonce },
    })
    const hash = await wallet.writeContract({
      address: stand.chain.usdc,
      abi: usdcAbi,
      functionName: 'cancelAuthorization',
      args: [buyer.address, nonce, signature],
    } as never)
    await stand.chain.client.waitForTransactionReceipt({ hash })
    answer(500, {})
  })
  const headers = await createShopper(stand.shop.url, buyer).sign('/search?q=cancelled')
  const sent = JSON.parse(Buffer.from(headers['payment-signature'] ?? '', 'base64').toString())
  const { authorization } = sent.payload
  const response = await fetch(`${stand.shop.url}/search?q=cancelled`, { headers })
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([402, 'authorization_spent'])
  expect(await stand.received()).toBe(0n)
})
