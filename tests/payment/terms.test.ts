import { expect, test } from 'vitest'
import { createResourceServer } from '../../src/payment/settler.ts'
import { createTerms, type Offer } from '../../src/payment/terms.ts'
import { createFakeFacilitator, createFakeToken } from './fake-token.ts'
import { offer, PAY_TO } from './shop.ts'

const seller = {
  payTo: PAY_TO,
  networks: ['eip155:8453', 'eip155:84532'],
  publicUrl: 'https://archive.example/',
  serviceName: 'Failure Archive',
  maxTimeoutSeconds: 300,
}

const terms = async (changes: Partial<Offer> = {}, sellerChanges: Partial<typeof seller> = {}) => {
  const networks = sellerChanges.networks ?? seller.networks
  const server = await createResourceServer(createFakeFacilitator(createFakeToken()), networks)
  return createTerms([{ ...offer('search', '0.01'), ...changes }], { ...seller, ...sellerChanges }, server)
}

test('each network is asked for in its own USDC, by the names that Circle’s contracts sign with', async () => {
  const requirements = (await terms()).get('search')?.requirements
  expect(requirements).toMatchObject([
    {
      network: 'eip155:8453',
      amount: '10000',
      asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      extra: { name: 'USD Coin', version: '2' },
    },
    {
      network: 'eip155:84532',
      amount: '10000',
      asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
      extra: { name: 'USDC', version: '2' },
    },
  ])
})

test('the v1 body has v1’s names of networks, and no entry that a v1 client would throw on', async () => {
  const found = (await terms()).get('search')
  const body = JSON.parse(found?.unpaid.challenge.body('id') ?? '')
  expect(body.accepts.map((entry: { network: string }) => entry.network)).toEqual(['base', 'base-sepolia'])
  expect(body).toMatchObject({
    x402Version: 1,
    error: 'payment_required',
    code: 'payment_required',
    charged: false,
    request_id: 'id',
  })
  for (const entry of body.accepts) {
    expect(entry).toMatchObject({
      resource: 'https://archive.example/search',
      maxTimeoutSeconds: 300,
      mimeType: 'application/json',
    })
    expect(entry.outputSchema).toBeTypeOf('object')
    expect(entry.outputSchema).not.toBeNull()
  }
})

test('an unknown network stops the start and says which there are', async () => {
  await expect(terms({}, { networks: ['eip155:1'] })).rejects.toThrow(/eip155:1.*eip155:8453/)
})

test.each([
  ['a description of 501 characters', { description: 'x'.repeat(501) }],
  ['six tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['a tag of 33 characters', { tags: ['x'.repeat(33)] }],
  ['a tag that is not printable ASCII', { tags: ['fäilures'] }],
  ['an example too long for a header', { discovery: { method: 'GET', input: { q: 'x'.repeat(4000) } } } as const],
])('%s stops the start', async (_, changes) => {
  await expect(terms(changes)).rejects.toThrow('search')
})
