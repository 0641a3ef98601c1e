import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../src/payment/facilitator/refusal-of.ts'

const payTo = `0x${'a'.repeat(40)}`
const asset = `0x${'b'.repeat(40)}`
const requirements: PaymentRequirements = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset,
  amount: '10000',
  payTo,
  maxTimeoutSeconds: 300,
  extra: {},
}
const authorization = {
  from: `0x${'c'.repeat(40)}`,
  to: payTo,
  value: '10000',
  validAfter: '0',
  validBefore: '9999999999',
  nonce: `0x${'1'.repeat(64)}`,
}
const own = { chains: [{ network: 'eip155:84532', asset }], payTo: [payTo] }
const payment = (changes: object = {}): PaymentPayload => ({
  x402Version: 2,
  accepted: requirements,
  payload: { authorization: { ...authorization, ...changes }, signature: `0x${'2'.repeat(130)}` },
})

test('a payment that is well formed is for the chain to judge', () => {
  expect(refusalOf(payment(), requirements, own)).toBeUndefined()
})

test.each([
  ['past what a token can hold', '9'.repeat(78)],
  ['with a zero in front, which is another text for the same number', '010000'],
  ['below nothing', '-1'],
  ['in hex', '0x10'],
])('a number %s is refused and never thrown at by what would encode it', (_, number) => {
  for (const name of ['value', 'validAfter', 'validBefore'])
    expect(refusalOf(payment({ [name]: number }), requirements, own)).toBe('invalid_payload')
  expect(refusalOf(payment(), { ...requirements, amount: number }, own)).toBe('invalid_payment_requirements')
})
