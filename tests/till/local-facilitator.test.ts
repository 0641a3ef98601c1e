import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ConfigError } from '../../src/config-error.ts'
import { createLocalFacilitator } from '../../src/till/local-facilitator.ts'
import { devAccount } from '../chain/dev-accounts.ts'

const payTo = '0x00000000000000000000000000000000000000aa'
const key = `0x${'7'.repeat(64)}`
const create = (env: Record<string, string>) => () => createLocalFacilitator(readConfig(env))

test.each([
  ['X402_PAY_TO', { X402_SETTLER_KEY: key }],
  ['X402_SETTLER_KEY', { X402_PAY_TO: payTo }],
  ['X402_SETTLER_KEY', { X402_PAY_TO: payTo, X402_SETTLER_KEY: devAccount(0).privateKey }],
  ['X402_SETTLER_KEY', { X402_PAY_TO: payTo, X402_SETTLER_KEY: `0x${'f'.repeat(64)}` }],
])('it does not start without a usable %s, and says so by name', (name, env) => {
  expect(create(env)).toThrow(ConfigError)
  expect(create(env)).toThrow(name)
})

test('it serves the networks of X402_NETWORKS, and a development key only on this machine', async () => {
  const facilitator = create({
    X402_PAY_TO: payTo,
    X402_SETTLER_KEY: devAccount(0).privateKey,
    X402_NETWORKS: 'eip155:84532',
    X402_RPC_URL_84532: 'http://127.0.0.1:8545',
  })()
  const { kinds } = await facilitator.getSupported()
  expect(kinds).toEqual([{ x402Version: 2, scheme: 'exact', network: 'eip155:84532' }])
})
