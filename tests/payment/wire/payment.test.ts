import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPayment } from '../../../src/payment/wire/payment.ts'
import { encode } from '../shop.ts'

const authorization = {
  from: `0x${'a'.repeat(40)}`,
  to: `0x${'b'.repeat(40)}`,
  value: '10000',
  validAfter: '0',
  validBefore: '9999999999',
  nonce: `0x${'c'.repeat(64)}`,
}
const payload = { signature: `0x${'d'.repeat(130)}`, authorization }
const v1 = { x402Version: 1, scheme: 'exact', network: 'base', payload }
const accepted = {
  scheme: 'exact',
  network: 'eip155:8453',
  asset: `0x${'e'.repeat(40)}`,
  amount: '10000',
  payTo: authorization.to,
  maxTimeoutSeconds: 300,
  extra: { name: 'USD Coin', version: '2' },
}
const v2 = { x402Version: 2, accepted, payload }

test('both versions are read to one shape, from base64, base64url or an object', () => {
  const forms = [v1, encode(v1), Buffer.from(JSON.stringify(v1)).toString('base64url')]
  for (const form of forms) {
    expect(readPayment(form)).toMatchObject({
      ok: true,
      payment: { version: 1, network: 'eip155:8453', authorization },
    })
  }
  expect(readPayment(encode(v2))).toMatchObject({ ok: true, payment: { version: 2, network: 'eip155:8453', accepted } })
})

test.each([
  ['no version', { ...v1, x402Version: undefined }, 'unsupported_x402_version'],
  ['a version as text', { ...v1, x402Version: '1' }, 'unsupported_x402_version'],
  ['another scheme', { ...v1, scheme: 'upto' }, 'payment_malformed'],
  [
    'a short nonce',
    { ...v1, payload: { ...payload, authorization: { ...authorization, nonce: '0x12' } } },
    'payment_malformed',
  ],
  [
    'a value of more than 256 bits',
    { ...v1, payload: { ...payload, authorization: { ...authorization, value: `1${'0'.repeat(77)}9` } } },
    'payment_malformed',
  ],
  [
    '2^256',
    { ...v1, payload: { ...payload, authorization: { ...authorization, value: String(2n ** 256n) } } },
    'payment_malformed',
  ],
  [
    'a negative value',
    { ...v1, payload: { ...payload, authorization: { ...authorization, value: '-1' } } },
    'payment_malformed',
  ],
  [
    'a member too many in what is signed',
    { ...v1, payload: { ...payload, authorization: { ...authorization, extra: 1 } } },
    'payment_malformed',
  ],
  ['a permit2 payload', { ...v2, payload: { signature: '0x12', permit2Authorization: {} } }, 'payment_malformed'],
  ['an empty signature', { ...v1, payload: { ...payload, signature: '0x' } }, 'payment_malformed'],
  ['no accepted terms', { ...v2, accepted: undefined }, 'payment_malformed'],
  ['an array', [v1], 'unsupported_x402_version'],
  ['prototype pollution', JSON.parse('{"__proto__":{"x402Version":1}}'), 'unsupported_x402_version'],
])('%s is refused', (_, value, reason) => {
  expect(readPayment(encode(value))).toEqual({ ok: false, reason })
})

test('no text and no value makes it throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.object(),
        fc.json().map((text) => Buffer.from(text).toString('base64')),
      ),
      (sent) => {
        const read = readPayment(sent)
        expect(read.ok || /^[a-z0-9_]+$/.test(read.reason)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a good payment with one part replaced by anything is read or refused, never thrown at', () => {
  const paths = ['signature', 'from', 'to', 'value', 'validAfter', 'validBefore', 'nonce'] as const
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const changed =
        path === 'signature'
          ? { ...payload, signature: value }
          : { ...payload, authorization: { ...authorization, [path]: value } }
      expect(typeof readPayment({ ...v1, payload: changed }).ok).toBe('boolean')
    }),
  )
})
