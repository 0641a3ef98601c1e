import { expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ConfigError } from '../../src/config-error.ts'

it.each([
  ['PORT', '80x'],
  ['X402_PAY_TO', '0x12canary'],
  ['PUBLIC_URL', 'canary.example'],
  ['X402_NETWORKS', 'canary'],
  ['X402_PRICE_SEARCH', 'canary'],
  ['X402_RPC_URL_8453', 'canary'],
  ['TRUST_PROXY', 'canary'],
  ['ANSWER_TTL_HOURS', '9'.repeat(400)],
])('a wrong %s stops the start, and is named without its value', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
  expect(read).not.toThrow(value)
})
