import { request } from 'node:http'
import { expect, test } from 'vitest'
import { codeOf, shopUnderTest } from './shop-under-test.ts'
import { encodePayment, termsOf } from './shopper.ts'
import { signPayment } from './sign-payment.ts'

const stand = shopUnderTest()

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
  const response = await stand.shopper.buy('/search?q=wrong', options)
  const body = JSON.parse(await response.text())
  expect([response.status, body.code]).toEqual([402, name])
  expect(body.error).toMatch(/^[a-z0-9_]+$/)
  expect(await stand.received()).toBe(0n)
})

test.each([
  ['another chain', { network: 'eip155:8453' as const }],
  ['another domain', { extra: { name: 'Other', version: '2' } }],
])('signed for %s under the right terms: refused, nothing charged', async (_, signedFor) => {
  const accepted = await termsOf(stand.shop.url, '/search')
  const { payload } = await signPayment(stand.account(0), { ...accepted, ...signedFor })
  const headers = { 'payment-signature': encodePayment({ x402Version: 2, accepted, payload }) }
  const response = await fetch(`${stand.shop.url}/search?q=x`, { headers })
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([402, 'invalid_signature'])
  expect(await stand.received()).toBe(0n)
})

test.each(['junk', '{}', '!!!', Buffer.from('{"x402Version":2}').toString('base64'), 'A'.repeat(16_000)])(
  'a junk header: 402 and a machine word',
  async (junk) => {
    for (const name of ['x-payment', 'payment-signature']) {
      const response = await fetch(`${stand.shop.url}/search?q=x`, { headers: { [name]: junk } })
      expect([response.status, await codeOf(response)]).toEqual([402, 'payment_invalid'])
    }
  },
)

test('a header of 40 kB: 431 as a problem', async () => {
  const response = await fetch(`${stand.shop.url}/search?q=x`, { headers: { 'x-payment': 'A'.repeat(40_000) } })
  expect([response.status, await codeOf(response)]).toEqual([431, 'headers_too_large'])
})

test('a used header on another route: 409; unused it is refused there', async () => {
  const headers = await stand.shopper.sign('/search?q=route')
  expect((await fetch(`${stand.shop.url}/brief?q=route`, { headers })).status).toBe(402)
  expect((await fetch(`${stand.shop.url}/search?q=route`, { headers })).status).toBe(200)
  const response = await fetch(`${stand.shop.url}/brief?q=route`, { headers })
  expect([response.status, await codeOf(response)]).toEqual([409, 'payment_already_used'])
  expect(await stand.received()).toBe(10_000n)
})

test('HEAD is answered 402 without running the handler, paid or not', async () => {
  const headers = await stand.shopper.sign('/search?q=head')
  for (const sent of [{}, headers]) {
    const response = await fetch(`${stand.shop.url}/search?q=head`, { method: 'HEAD', headers: sent })
    expect([response.status, await response.text()]).toEqual([402, ''])
  }
  expect(await stand.received()).toBe(0n)
})

/** `fetch` would tidy the path up before it is sent. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(stand.shop.url)
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
  const headers = await stand.shopper.sign('/search?q=x')
  expect(await raw(path)).toBe(404)
  expect(await raw(path, headers)).toBe(404)
  expect(await stand.received()).toBe(0n)
})

test('behind a proxy: forwarded headers change neither the resource nor whether it is paid', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', host: 'evil.example' }
  const response = await fetch(`${stand.shop.url}/search?q=x`, { headers })
  expect(response.status).toBe(402)
  expect(JSON.parse(await response.text()).accepts[0].resource).toBe('https://archive.example/search')
  expect(
    (
      await fetch(`${stand.shop.url}/search?q=proxy`, {
        headers: { ...headers, ...(await stand.shopper.sign('/search')) },
      })
    ).status,
  ).toBe(200)
})
