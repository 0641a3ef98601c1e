import { decodePaymentRequiredHeader, decodePaymentResponseHeader } from '@x402/core/http'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { codeOf, shopUnderTest } from './shop-under-test.ts'
import { createShopper, encodePayment, type Shopper, termsOf } from './shopper.ts'
import { signPayment } from './sign-payment.ts'

const stand = shopUnderTest()

test.each([
  [1, '/search?q=a', 10_000n],
  [2, '/search?q=b', 10_000n],
  [1, '/brief?q=a', 50_000n],
  [2, '/brief?q=b', 50_000n],
  [1, '/archive?q=a', 1_000_000n],
  [2, '/archive?q=b', 1_000_000n],
] as const)('a v%i payment buys %s', async (version, path, price) => {
  const response = await stand.shopper.buy(path, { version })
  expect(response.status).toBe(200)
  expect(JSON.parse(await response.text()).q).toBe(path.slice(-1))
  const settlement = decodePaymentResponseHeader(response.headers.get('payment-response') ?? '')
  expect(settlement).toMatchObject({
    success: true,
    network: stand.chain.network,
    payer: stand.account(0).address.toLowerCase(),
  })
  expect(response.headers.get('x-payment-response')).toBe(response.headers.get('payment-response'))
  expect(response.headers.get('cache-control')).toBe('private')
  expect(
    (await stand.chain.client.getTransactionReceipt({ hash: settlement.transaction as `0x${string}` })).status,
  ).toBe('success')
  expect(await stand.received()).toBe(price)
})

test('the challenge speaks both versions, fits the headers, and comes before the input is looked at', async () => {
  const response = await fetch(`${stand.shop.url}/search`)
  expect(response.status).toBe(402)
  const header = response.headers.get('payment-required') ?? ''
  expect([...response.headers].join('').length).toBeLessThan(6000)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const required = decodePaymentRequiredHeader(header)
  expect(required).toMatchObject({
    x402Version: 2,
    resource: { url: 'https://archive.example/search' },
    accepts: [
      {
        scheme: 'exact',
        network: stand.chain.network,
        amount: '10000',
        asset: stand.chain.usdc,
        payTo: stand.chain.payTo,
      },
    ],
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
        payTo: stand.chain.payTo,
        maxTimeoutSeconds: 300,
        asset: stand.chain.usdc,
        extra: { name: 'USDC', version: '2' },
      },
    ],
  })
  expect(body.accepts[0].outputSchema).toBeTypeOf('object')
})

test('two calls with one header at once: both are answered alike, one is charged', async () => {
  const headers = await stand.shopper.sign('/search?q=twice')
  const responses = await Promise.all([1, 2].map(() => fetch(`${stand.shop.url}/search?q=twice`, { headers })))
  expect(responses.map((response) => response.status)).toEqual([200, 200])
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(bodies[0]).toBe(bodies[1])
  expect(await stand.received()).toBe(10_000n)
})

test.each(['/search?q=again', '/brief?q=again', '/archive?q=again'])(
  'the header again after success gets %s again, byte for byte, uncharged',
  async (path) => {
    const headers = await stand.shopper.sign(path)
    const first = await fetch(`${stand.shop.url}${path}`, { headers })
    const body = await first.text()
    const paid = await stand.received()
    const second = await fetch(`${stand.shop.url}${path}`, { headers })
    expect([second.status, await second.text()]).toEqual([200, body])
    expect(second.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    expect(await stand.received()).toBe(paid)
  },
)

test('five payments on a balance for one: one answer, four insufficient_funds', async () => {
  const poor = stand.chain.buyers[4]
  if (!poor) throw new Error('no buyer')
  await stand.chain.fund(poor.address, 10_000n)
  const buyer = createShopper(stand.shop.url, poor.account)
  const responses = await Promise.all([1, 2, 3, 4, 5].map((i) => buyer.buy(`/search?q=poor${i}`)))
  const codes = await Promise.all(responses.map(codeOf))
  expect(responses.map((response) => response.status).sort()).toEqual([200, 402, 402, 402, 402])
  expect(codes.filter((found) => found === 'insufficient_funds')).toHaveLength(4)
  expect(await stand.received()).toBe(10_000n)
})

test.each([
  ['boom', 500, 'internal'],
  ['no match', 404, 'no_match'],
])('the handler ends with "%s": %i, nothing charged, and the payment buys something else', async (q, status, name) => {
  const path = `/search?q=${encodeURIComponent(q)}`
  const headers = await stand.shopper.sign(path)
  const response = await fetch(`${stand.shop.url}${path}`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([status, name])
  expect(await stand.received()).toBe(0n)
  expect((await fetch(`${stand.shop.url}/search?q=instead`, { headers })).status).toBe(200)
  expect(await stand.received()).toBe(10_000n)
})

test('bad input with a good payment: 400, nothing charged', async () => {
  const headers = await stand.shopper.sign('/search?q=x')
  const response = await fetch(`${stand.shop.url}/search?other=x`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([400, 'bad_input'])
  expect(await stand.received()).toBe(0n)
})

test('a v2 payment that names another resource is refused; one that names ours is taken', async () => {
  const accepted = await termsOf(stand.shop.url, '/search')
  const payment = await signPayment(stand.account(0), accepted)
  const pay = (url: string) =>
    fetch(`${stand.shop.url}/search?q=resource`, {
      headers: { 'payment-signature': encodePayment({ ...payment, resource: { url } }) },
    })
  expect((await pay('https://other.example/search')).status).toBe(402)
  expect((await pay('https://archive.example/search')).status).toBe(200)
  expect(await stand.received()).toBe(10_000n)
})

test('20 settles at once of which one reverts: 19 answered and charged, one refused and not', async () => {
  const poor = stand.chain.buyers[4]
  if (!poor) throw new Error('no buyer')
  await stand.chain.fund(poor.address, 10_000n)
  stand.facilitator.on('settle', async ({ real, answer }) => {
    // The money goes after it was verified, so that one transfer reverts among the others.
    if (stand.facilitator.settled() % 2 === 0) await stand.chain.fund(poor.address, 0n)
    answer(200, await real())
  })
  const rich = [0, 1, 2, 3].map((index) => createShopper(stand.shop.url, stand.account(index)))
  const good = Array.from({ length: 19 }, (_, i) => (rich[i % 4] as Shopper).buy(`/search?q=many${i}&wait=300`))
  const bad = createShopper(stand.shop.url, poor.account).buy('/search?q=many19&wait=300')
  const statuses = (await Promise.all(good)).map((response) => response.status)
  expect(statuses).toEqual(Array(19).fill(200))
  const refused = await bad
  expect([refused.status, await codeOf(refused)]).toEqual([402, 'insufficient_funds'])
  expect(await stand.received()).toBe(190_000n)
})

test('a contract wallet pays with its owner’s signature; with another one it does not', async () => {
  const owner = stand.account(3)
  const wallet = `0x${'d'.repeat(40)}` as const
  await stand.chain.placeSmartAccount(wallet, owner.address)
  await stand.chain.fund(wallet, 1_000_000n)
  const signed = createShopper(stand.shop.url, owner)
  expect((await signed.buy('/search?q=contract', { changes: { from: wallet } })).status).toBe(200)
  const stranger = createShopper(stand.shop.url, privateKeyToAccount(`0x${'9'.repeat(64)}`))
  const response = await stranger.buy('/search?q=contract', { changes: { from: wallet } })
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([402, 'invalid_signature'])
  expect(await stand.received()).toBe(10_000n)
})
