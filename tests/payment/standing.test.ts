import type { FacilitatorClient } from '@x402/core/server'
import { expect, test } from 'vitest'
import type { ChainReader } from '../../src/payment/chain-reader.ts'
import { createStanding } from '../../src/payment/standing.ts'
import { createFakeFacilitator, createFakeToken } from './fake-token.ts'

const requirement = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  amount: '1',
  payTo: '0x1',
  maxTimeoutSeconds: 300,
  extra: { name: 'USDC', version: '2' },
} as const

const kind = { x402Version: 2, scheme: 'exact', network: 'eip155:84532' } as const

const standing = (supported: FacilitatorClient['getSupported'], tokenDomain: ChainReader['tokenDomain']) => {
  const token = createFakeToken()
  const facilitator = { ...createFakeFacilitator(token), getSupported: supported }
  return createStanding({
    facilitator,
    chain: { ...token.chain, tokenDomain },
    requirements: [requirement],
    now: () => new Date(0),
  })
}

const supports = (kinds: object[]) => async () => ({ kinds, extensions: [], signers: {} }) as never
const named = (name: string) => async () => ({ name, version: '2' })
const down = () => Promise.reject(new Error('down'))

test('facilitator and token confirm what is assumed', async () => {
  const checked = standing(supports([kind]), named('USDC'))
  expect(checked.report()).toBeUndefined()
  await checked.check()
  expect(checked.contradiction()).toBeUndefined()
  expect(checked.report()).toEqual({ reachable: true, verified: true, chainAnswers: true, checkedAt: '1970-01-01T00:00:00.000Z' })
})

test('a family of networks counts for each of them', async () => {
  const checked = standing(supports([{ ...kind, network: 'eip155:*' }]), named('USDC'))
  await checked.check()
  expect(checked.report()?.verified).toBe(true)
})

test.each([
  ['nothing answers', down, down],
  ['the facilitator does not answer', down, named('USDC')],
  ['the chain does not answer', supports([kind]), down],
])('while %s the assumptions stand, unverified', async (_, supported, token) => {
  const checked = standing(supported, token)
  await checked.check()
  expect(checked.contradiction()).toBeUndefined()
  expect(checked.report()?.verified).toBe(false)
})

test.each([
  ['another network', [{ ...kind, network: 'eip155:8453' }]],
  ['another scheme', [{ ...kind, scheme: 'upto' }]],
  ['v1 only', [{ ...kind, x402Version: 1 }]],
])('a facilitator for %s stops the sale', async (_, kinds) => {
  const checked = standing(supports(kinds), down)
  await checked.check()
  expect(checked.contradiction()).toContain('eip155:84532')
})

test('a token of another name stops the sale until it is found to be right', async () => {
  let name = 'USD Coin'
  const checked = standing(supports([kind]), async () => ({ name, version: '2' }))
  await checked.check()
  expect(checked.contradiction()).toContain('token')
  name = 'USDC'
  await checked.check()
  expect(checked.contradiction()).toBeUndefined()
})

test('an RPC that serves another chain than the one it is set for stops the sale', async () => {
  const token = createFakeToken()
  const facilitator = { ...createFakeFacilitator(token), getSupported: supports([kind]) }
  const chain = { ...token.chain, chainId: async () => 8453, tokenDomain: down }
  const checked = createStanding({ facilitator, chain, requirements: [requirement], now: () => new Date(0) })
  await checked.check()
  expect(checked.contradiction()).toContain('another chain')
})
