import { expect, test } from 'vitest'
import { isLoopback } from '../../src/is-loopback.ts'
import { refuseUnfitKey } from '../../src/payment/refuse-unfit-key.ts'
import { devAccount } from '../chain/dev-accounts.ts'

const everyDevKey = Array.from({ length: 10 }, (_, i) => devAccount(i).privateKey)

test.each(everyDevKey)('a development key on a public chain would lose its ether at once: refused', (key) => {
  expect(() => refuseUnfitKey('X402_SETTLER_KEY', key, ['https://mainnet.base.org'])).toThrow(
    'X402_SETTLER_KEY is a development key',
  )
  expect(() => refuseUnfitKey('X402_SETTLER_KEY', key, ['http://127.0.0.1:8545', 'https://mainnet.base.org'])).toThrow(
    'X402_SETTLER_KEY',
  )
  expect(() =>
    refuseUnfitKey('X402_SETTLER_KEY', key, ['http://127.0.0.1:8545', 'http://localhost:1', 'http://[::1]:8545']),
  ).not.toThrow()
})

test('the refusal does not repeat the key', () => {
  const { privateKey } = devAccount(0)
  const refusal = () => refuseUnfitKey('X402_SETTLER_KEY', privateKey, ['https://rpc.example'])
  expect(refusal).toThrow()
  expect(refusal).not.toThrow(privateKey.slice(2))
})

test.each([`0x${'f'.repeat(64)}`, `0x${'0'.repeat(64)}`] as const)(
  'what is no key of the curve is refused by the name of its variable, and its number is not told',
  (key) => {
    const refusal = () => refuseUnfitKey('X402_SETTLER_KEY', key, ['https://rpc.example'])
    expect(refusal).toThrow(/^X402_SETTLER_KEY is no private key of the curve\.$/)
  },
)

test('a key of the operator is taken on any chain', () => {
  expect(() => refuseUnfitKey('X402_SETTLER_KEY', `0x${'7'.repeat(64)}`, ['https://mainnet.base.org'])).not.toThrow()
})

test.each(['http://localhost.example', 'http://127.0.0.1.example', 'http://10.0.0.1', 'https://[::2]'])(
  'a host that only looks like this machine is not: %s',
  (url) => expect(isLoopback(url)).toBe(false),
)
