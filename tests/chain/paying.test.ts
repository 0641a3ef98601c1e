import { request } from 'node:http'
import { decodePaymentRequiredHeader, decodePaymentResponseHeader } from '@x402/core/http'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { usdcAbi } from './data/token.ts'
import { type FaultyFacilitator, startFaultyFacilitator } from './faulty-facilitator.ts'
import { freePort } from './free-port.ts'
import { createShopper, encodePayment, type Shopper, termsOf } from './shopper.ts'
import { signPayment } from './sign-payment.ts'
import { type LocalChain, startChain } from './start-chain.ts'
import { type RunningShop, startShop } from './start-shop.ts'

let chain: LocalChain
let facilitator: FaultyFacilitator
let shop: RunningShop
let shopper: Shopper
let before: bigint

const env = (changes: Record<string, string> = {}) => ({
  PUBLIC_URL: 'https://archive.example',
  X402_PAY_TO: chain.payTo,
  X402_NETWORKS: chain.network,
  [`X402_RPC_URL_${chain.chainId}`]: chain.rpcUrl,
  X402_FACILITATOR: facilitator.url,
  X402_RECEIPT_KEY: `0x${'7'.repeat(64)}`,
  X402_VERIFY_TIMEOUT_MS: '2000',
  X402_SETTLE_TIMEOUT_MS: '6000',
  LEDGER_PATH: ':memory:',
  PORT: '0',
  ...changes,
})

const account = (index: number) => {
  const buyer = chain.buyers[index]
  if (!buyer) throw new Error(`no buyer ${index}`)
  return buyer.account
}

/** What has reached the pay address since the test began, in millionths of a dollar, from the chain. */
const received = async () => (await chain.balanceOf(chain.payTo)) - before

const code = async (response: Response) => JSON.parse(await response.text()).code

beforeAll(async () => {
  chain = await startChain()
  facilitator = await startFaultyFacilitator(chain)
  shop = await startShop(env())
  shopper = createShopper(shop.url, account(0))
})
afterAll(async () => {
  await shop.stop()
  await facilitator.stop()
  await chain.stop()
})
beforeEach(async () => {
  before = await chain.balanceOf(chain.payTo)
})
afterEach(() => {
  facilitator.on('verify', undefined)
  facilitator.on('settle', undefined)
})

test.each([
  [1, '/search?q=a', 10_000n],
  [2, '/search?q=b', 10_000n],
  [1, '/brief?q=a', 50_000n],
  [2, '/brief?q=b', 50_000n],
  [1, '/archive?q=a', 1_000_000n],
  [2, '/archive?q=b', 1_000_000n],
] as const)('a v%i payment buys %s', async (version, path, price) => {
  const response = await shopper.buy(path, { version })
  expect(response.status).toBe(200)
  expect(JSON.parse(await response.text()).q).toBe(path.slice(-1))
  const settlement = decodePaymentResponseHeader(response.headers.get('payment-response') ?? '')
  expect(settlement).toMatchObject({ success: true, network: chain.network, payer: account(0).address.toLowerCase() })
  expect(response.headers.get('x-payment-response')).toBe(response.headers.get('payment-response'))
  expect(response.headers.get('cache-control')).toBe('private')
  expect((await chain.client.getTransactionReceipt({ hash: settlement.transaction as `0x${string}` })).status).toBe(
    'success',
  )
  expect(await received()).toBe(price)
})

test('the challenge speaks both versions, fits the headers, and comes before the input is looked at', async () => {
  const response = await fetch(`${shop.url}/search`)
  expect(response.status).toBe(402)
  const header = response.headers.get('payment-required') ?? ''
  expect([...response.headers].join('').length).toBeLessThan(6000)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const required = decodePaymentRequiredHeader(header)
  expect(required).toMatchObject({
    x402Version: 2,
    resource: { url: 'https://archive.example/search' },
    accepts: [{ scheme: 'exact', network: chain.network, amount: '10000', asset: chain.usdc, payTo: chain.payTo }],
  })
  expect(Object.keys(required.extensions ?? {}).sort()).toEqual(['bazaar', 'payment-identifier'])
  const body = JSON.parse(await response.text())
  expect(body).toMatchObject({
    x402Version: 1,
    code: 'payment_required',
    charged: false,
    request_id: response.headers.get('x-request-id'),
    accepts: [
      {
        scheme: 'exact',
        network: 'base-sepolia',
        maxAmountRequired: '10000',
        resource: 'https://archive.example/search',
        mimeType: 'application/json',
        payTo: chain.payTo,
        maxTimeoutSeconds: 300,
        asset: chain.usdc,
        extra: { name: 'USDC', version: '2' },
      },
    ],
  })
  expect(body.accepts[0].outputSchema).toBeTypeOf('object')
})

test('two calls with one header at once: both are answered alike, one is charged', async () => {
  const headers = await shopper.sign('/search?q=twice')
  const responses = await Promise.all([1, 2].map(() => fetch(`${shop.url}/search?q=twice`, { headers })))
  expect(responses.map((response) => response.status)).toEqual([200, 200])
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(bodies[0]).toBe(bodies[1])
  expect(await received()).toBe(10_000n)
})

test.each(['/search?q=again', '/brief?q=again', '/archive?q=again'])(
  'the header again after success gets %s again, byte for byte, uncharged',
  async (path) => {
    const headers = await shopper.sign(path)
    const first = await fetch(`${shop.url}${path}`, { headers })
    const body = await first.text()
    const paid = await received()
    const second = await fetch(`${shop.url}${path}`, { headers })
    expect([second.status, await second.text()]).toEqual([200, body])
    expect(second.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    expect(await received()).toBe(paid)
  },
)

test('five payments on a balance for one: one answer, four insufficient_funds', async () => {
  const poor = chain.buyers[4]
  if (!poor) throw new Error('no buyer')
  await chain.fund(poor.address, 10_000n)
  const buyer = createShopper(shop.url, poor.account)
  const responses = await Promise.all([1, 2, 3, 4, 5].map((i) => buyer.buy(`/search?q=poor${i}`)))
  const codes = await Promise.all(responses.map(code))
  expect(responses.map((response) => response.status).sort()).toEqual([200, 402, 402, 402, 402])
  expect(codes.filter((found) => found === 'insufficient_funds')).toHaveLength(4)
  expect(await received()).toBe(10_000n)
})

test.each([
  ['boom', 500, 'internal'],
  ['no match', 404, 'no_match'],
])('the handler ends with "%s": %i, nothing charged, and the payment buys something else', async (q, status, name) => {
  const path = `/search?q=${encodeURIComponent(q)}`
  const headers = await shopper.sign(path)
  const response = await fetch(`${shop.url}${path}`, { headers })
  expect([response.status, await code(response)]).toEqual([status, name])
  expect(await received()).toBe(0n)
  expect((await fetch(`${shop.url}/search?q=instead`, { headers })).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('bad input with a good payment: 400, nothing charged', async () => {
  const headers = await shopper.sign('/search?q=x')
  const response = await fetch(`${shop.url}/search?other=x`, { headers })
  expect([response.status, await code(response)]).toEqual([400, 'bad_input'])
  expect(await received()).toBe(0n)
})

test('settle refused: 402 with the reason, nothing charged', async () => {
  facilitator.on('settle', ({ answer }) =>
    answer(200, {
      success: false,
      errorReason: 'invalid_exact_evm_insufficient_balance',
      transaction: '',
      network: chain.network,
    }),
  )
  const response = await shopper.buy('/search?q=refused')
  expect([response.status, await code(response)]).toEqual([402, 'insufficient_funds'])
  expect(await received()).toBe(0n)
})

test('settle landed but the facilitator answered 500: answered, charged once', async () => {
  facilitator.on('settle', async ({ real, answer }) => {
    await real()
    answer(500, { error: 'lost' })
  })
  expect((await shopper.buy('/search?q=landed')).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('settle landed but the facilitator said that it was refused: answered, charged once', async () => {
  facilitator.on('settle', async ({ real, answer }) => {
    await real()
    answer(200, { success: false, errorReason: 'invalid_payload', transaction: '', network: chain.network })
  })
  expect((await shopper.buy('/search?q=denied')).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('the facilitator says settled and has sent nothing: no answer; the same header buys it afterwards', async () => {
  facilitator.on('settle', ({ answer }) =>
    answer(200, { success: true, transaction: `0x${'1'.repeat(64)}`, network: chain.network }),
  )
  const headers = await shopper.sign('/search?q=lie')
  const response = await fetch(`${shop.url}/search?q=lie`, { headers })
  expect([response.status, await code(response)]).toEqual([503, 'settlement_pending'])
  facilitator.on('settle', undefined)
  expect((await fetch(`${shop.url}/search?q=lie`, { headers })).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('settle slower than its timeout: 503 with Retry-After, never 402; the same header is answered, charged once', async () => {
  facilitator.on('settle', async ({ real, answer }) => {
    await new Promise((resolve) => setTimeout(resolve, 9000))
    answer(200, await real())
  })
  const headers = await shopper.sign('/search?q=slow')
  const response = await fetch(`${shop.url}/search?q=slow`, { headers })
  expect([response.status, await code(response)]).toEqual([503, 'settlement_pending'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  facilitator.on('settle', undefined)
  expect((await fetch(`${shop.url}/search?q=slow`, { headers })).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(await received()).toBe(10_000n)
})

test('the facilitator hangs on verify: 502 with the reason, nothing charged, and the same header works afterwards', async () => {
  facilitator.on('verify', () => {})
  const headers = await shopper.sign('/search?q=hangs')
  const response = await fetch(`${shop.url}/search?q=hangs`, { headers })
  expect([response.status, await code(response)]).toEqual([502, 'facilitator_unavailable'])
  facilitator.on('verify', undefined)
  expect((await fetch(`${shop.url}/search?q=hangs`, { headers })).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('the facilitator answers junk: 502, nothing charged', async () => {
  facilitator.on('verify', ({ answer }) => answer(200, { hello: 'world' }))
  const response = await shopper.buy('/search?q=junk')
  expect([response.status, await code(response)]).toEqual([502, 'facilitator_unavailable'])
  expect(await received()).toBe(0n)
})

test('the facilitator was never up, then comes: unpaid calls get their 402 all along, paid ones 502 until then', async () => {
  const port = await freePort()
  const other = await startShop(env({ X402_FACILITATOR: `http://127.0.0.1:${port}` }))
  const buyer = createShopper(other.url, account(1))
  const headers = await buyer.sign('/search?q=down')
  const response = await fetch(`${other.url}/search?q=down`, { headers })
  expect([response.status, await code(response)]).toEqual([502, 'facilitator_unavailable'])
  const late = await startFaultyFacilitator(chain, port)
  expect((await fetch(`${other.url}/search?q=down`, { headers })).status).toBe(200)
  await late.stop()
  const closed = await buyer.buy('/search?q=closed')
  expect([closed.status, await code(closed)]).toEqual([502, 'facilitator_unavailable'])
  await other.stop()
  expect(await received()).toBe(10_000n)
})

test('the facilitator closes between verify and settle: 502, nothing sent, and the same header works afterwards', async () => {
  const port = await freePort()
  const first = await startFaultyFacilitator(chain, port)
  const other = await startShop(env({ X402_FACILITATOR: first.url }))
  const headers = await createShopper(other.url, account(1)).sign('/search?q=closing&wait=800')
  const call = fetch(`${other.url}/search?q=closing&wait=800`, { headers })
  await new Promise((resolve) => setTimeout(resolve, 500))
  await first.stop()
  const response = await call
  expect([response.status, await code(response)]).toEqual([502, 'facilitator_unavailable'])
  const second = await startFaultyFacilitator(chain, port)
  expect((await fetch(`${other.url}/search?q=closing&wait=800`, { headers })).status).toBe(200)
  await other.stop()
  await second.stop()
  expect(await received()).toBe(10_000n)
})

test('of two facilitators the second verifies while the first is down, and settles what it has verified', async () => {
  const down = await freePort()
  const other = await startShop(env({ X402_FACILITATOR: `http://127.0.0.1:${down},${facilitator.url}` }))
  expect((await createShopper(other.url, account(1)).buy('/search?q=second')).status).toBe(200)
  await other.stop()
  expect(await received()).toBe(10_000n)
})

test('the client goes during the handler: nothing is settled', async () => {
  const client = new AbortController()
  const call = shopper.buy('/search?q=gone&wait=1000', { signal: client.signal })
  setTimeout(() => client.abort(), 400)
  await expect(call).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await received()).toBe(0n)
})

test('the client goes during settle: its next payment for the same request is answered and not charged', async () => {
  const client = new AbortController()
  facilitator.on('settle', async ({ real, answer }) => {
    client.abort()
    answer(200, await real())
  })
  await expect(shopper.buy('/search?q=lost', { signal: client.signal })).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await received()).toBe(10_000n)
  facilitator.on('settle', undefined)
  const response = await shopper.buy('/search?q=lost')
  expect([response.status, JSON.parse(await response.text()).q]).toEqual([200, 'lost'])
  expect(await received()).toBe(10_000n)
  expect((await shopper.buy('/search?q=lost')).status).toBe(200)
  expect(await received()).toBe(20_000n)
})

test.each([
  ['expired', { changes: { validBefore: '1000' } }, 'payment_expired'],
  ['not yet valid', { changes: { validAfter: '99999999999' } }, 'payment_invalid'],
  ['a lower value', { changes: { value: '9999' } }, 'payment_invalid'],
  ['another payee', { changes: { to: `0x${'b'.repeat(40)}` as const } }, 'payment_invalid'],
  ['an offered payee of its own', { terms: { payTo: `0x${'b'.repeat(40)}` } }, 'payment_invalid'],
  ['an offered amount of its own', { terms: { amount: '1' } }, 'payment_invalid'],
  ['another asset', { terms: { asset: `0x${'c'.repeat(40)}` } }, 'payment_invalid'],
  ['another network', { terms: { network: 'eip155:8453' as const } }, 'payment_invalid'],
  ['another domain', { terms: { extra: { name: 'USD Coin', version: '2' } } }, 'payment_invalid'],
])('%s: 402 with a machine word, nothing charged', async (_, options, name) => {
  const response = await shopper.buy('/search?q=wrong', options)
  const body = JSON.parse(await response.text())
  expect([response.status, body.code]).toEqual([402, name])
  expect(body.error).toMatch(/^[a-z0-9_]+$/)
  expect(await received()).toBe(0n)
})

test.each([
  ['another chain', { network: 'eip155:8453' as const }],
  ['another domain', { extra: { name: 'Other', version: '2' } }],
])('signed for %s under the right terms: refused, nothing charged', async (_, signedFor) => {
  const accepted = await termsOf(shop.url, '/search')
  const { payload } = await signPayment(account(0), { ...accepted, ...signedFor })
  const headers = { 'payment-signature': encodePayment({ x402Version: 2, accepted, payload }) }
  const response = await fetch(`${shop.url}/search?q=x`, { headers })
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([402, 'invalid_signature'])
  expect(await received()).toBe(0n)
})

test.each(['junk', '{}', '!!!', Buffer.from('{"x402Version":2}').toString('base64'), 'A'.repeat(16_000)])(
  'a junk header: 402 and a machine word',
  async (junk) => {
    for (const name of ['x-payment', 'payment-signature']) {
      const response = await fetch(`${shop.url}/search?q=x`, { headers: { [name]: junk } })
      expect([response.status, await code(response)]).toEqual([402, 'payment_invalid'])
    }
  },
)

test('a header of 40 kB: 431 as a problem', async () => {
  const response = await fetch(`${shop.url}/search?q=x`, { headers: { 'x-payment': 'A'.repeat(40_000) } })
  expect([response.status, await code(response)]).toEqual([431, 'headers_too_large'])
})

test('a used header on another route: 409; unused it is refused there', async () => {
  const headers = await shopper.sign('/search?q=route')
  expect((await fetch(`${shop.url}/brief?q=route`, { headers })).status).toBe(402)
  expect((await fetch(`${shop.url}/search?q=route`, { headers })).status).toBe(200)
  const response = await fetch(`${shop.url}/brief?q=route`, { headers })
  expect([response.status, await code(response)]).toEqual([409, 'payment_already_used'])
  expect(await received()).toBe(10_000n)
})

test('HEAD is answered 402 without running the handler, paid or not', async () => {
  const headers = await shopper.sign('/search?q=head')
  for (const sent of [{}, headers]) {
    const response = await fetch(`${shop.url}/search?q=head`, { method: 'HEAD', headers: sent })
    expect([response.status, await response.text()]).toEqual([402, ''])
  }
  expect(await received()).toBe(0n)
})

/** `fetch` would tidy the path up before it is sent. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    request({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test.each([
  '/search%2F?q=x',
  '/%2Fsearch?q=x',
  '/search%5C?q=x',
  '/search/?q=x',
  '//search?q=x',
  '/x/../search%2f?q=x',
  '/searc%68%00',
])('the odd path %s opens nothing', async (path) => {
  const headers = await shopper.sign('/search?q=x')
  expect(await raw(path)).toBe(404)
  expect(await raw(path, headers)).toBe(404)
  expect(await received()).toBe(0n)
})

test('behind a proxy: forwarded headers change neither the resource nor whether it is paid', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', host: 'evil.example' }
  const response = await fetch(`${shop.url}/search?q=x`, { headers })
  expect(response.status).toBe(402)
  expect(JSON.parse(await response.text()).accepts[0].resource).toBe('https://archive.example/search')
  expect(
    (await fetch(`${shop.url}/search?q=proxy`, { headers: { ...headers, ...(await shopper.sign('/search')) } })).status,
  ).toBe(200)
})

test('a v2 payment that names another resource is refused; one that names ours is taken', async () => {
  const accepted = await termsOf(shop.url, '/search')
  const payment = await signPayment(account(0), accepted)
  const pay = (url: string) =>
    fetch(`${shop.url}/search?q=resource`, {
      headers: { 'payment-signature': encodePayment({ ...payment, resource: { url } }) },
    })
  expect((await pay('https://other.example/search')).status).toBe(402)
  expect((await pay('https://archive.example/search')).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('20 settles at once of which one reverts: 19 answered and charged, one refused and not', async () => {
  const poor = chain.buyers[4]
  if (!poor) throw new Error('no buyer')
  await chain.fund(poor.address, 10_000n)
  facilitator.on('settle', async ({ real, answer }) => {
    // The money goes after it was verified, so that one transfer reverts among the others.
    if (facilitator.settled() % 2 === 0) await chain.fund(poor.address, 0n)
    answer(200, await real())
  })
  const rich = [0, 1, 2, 3].map((index) => createShopper(shop.url, account(index)))
  const good = Array.from({ length: 19 }, (_, i) => (rich[i % 4] as Shopper).buy(`/search?q=many${i}&wait=300`))
  const bad = createShopper(shop.url, poor.account).buy('/search?q=many19&wait=300')
  const statuses = (await Promise.all(good)).map((response) => response.status)
  expect(statuses).toEqual(Array(19).fill(200))
  const refused = await bad
  expect([refused.status, await code(refused)]).toEqual([402, 'insufficient_funds'])
  expect(await received()).toBe(190_000n)
})

test('an authorization cancelled on the chain while it settles: no answer, nothing charged', async () => {
  const buyer = account(2)
  const wallet = createWalletClient({ account: buyer, chain: chain.client.chain, transport: http(chain.rpcUrl) })
  facilitator.on('settle', async ({ answer }) => {
    const { nonce } = authorization
    const signature = await buyer.signTypedData({
      domain: { name: 'USDC', version: '2', chainId: chain.chainId, verifyingContract: chain.usdc },
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
      address: chain.usdc,
      abi: usdcAbi,
      functionName: 'cancelAuthorization',
      args: [buyer.address, nonce, signature],
    } as never)
    await chain.client.waitForTransactionReceipt({ hash })
    answer(500, {})
  })
  const headers = await createShopper(shop.url, buyer).sign('/search?q=cancelled')
  const sent = JSON.parse(Buffer.from(headers['payment-signature'] ?? '', 'base64').toString())
  const { authorization } = sent.payload
  const response = await fetch(`${shop.url}/search?q=cancelled`, { headers })
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([402, 'authorization_spent_otherwise'])
  expect(await received()).toBe(0n)
})

test('a contract wallet pays with its owner’s signature; with another one it does not', async () => {
  const owner = account(3)
  const wallet = `0x${'d'.repeat(40)}` as const
  await chain.placeSmartAccount(wallet, owner.address)
  await chain.fund(wallet, 1_000_000n)
  const signed = createShopper(shop.url, owner)
  expect((await signed.buy('/search?q=contract', { changes: { from: wallet } })).status).toBe(200)
  const stranger = createShopper(shop.url, privateKeyToAccount(`0x${'9'.repeat(64)}`))
  const response = await stranger.buy('/search?q=contract', { changes: { from: wallet } })
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([402, 'invalid_signature'])
  expect(await received()).toBe(10_000n)
})
