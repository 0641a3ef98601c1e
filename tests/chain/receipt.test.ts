import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x'
import type { LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptSignedBy } from '../../src/payment/receipt-signer.ts'
import { createShopper } from './shopper.ts'
import { type LocalChain, startChain } from './start-chain.ts'
import { type RunningShop, startShop } from './start-shop.ts'

const receiptKey = `0x${'7'.repeat(64)}` as const

let chain: LocalChain
let shop: RunningShop
let payer: LocalAccount
let other: LocalAccount

beforeAll(async () => {
  chain = await startChain()
  const [first, second] = chain.buyers
  if (!first || !second) throw new Error('no buyers')
  payer = first.account
  other = second.account
  shop = await startShop({
    PUBLIC_URL: 'https://archive.example',
    ...chain.sellerEnv,
    X402_FACILITATOR: 'local',
    X402_SETTLER_KEY: chain.settlerKey,
    X402_RECEIPT_KEY: receiptKey,
    LEDGER_PATH: ':memory:',
    PORT: '0',
  })
})
afterAll(async () => {
  await shop.stop()
  await chain.stop()
})

const buy = async (path: string) => {
  const headers = await createShopper(shop.url, payer).sign(path)
  const response = await fetch(`${shop.url}${path}`, { headers })
  return { headers, body: await response.text(), id: response.headers.get('x-receipt-id') ?? '' }
}

const read = async (id: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.url}/receipts/${id}`, { headers })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** Signs the challenge of a receipt in as an account. */
const signIn = async (id: string, account: LocalAccount, forId = id) => {
  const { info, supportedChains } = (await read(forId)).body.extensions['sign-in-with-x']
  const payload = await createSIWxPayload({ ...info, ...supportedChains[0] }, account, 'https://archive.example')
  return read(id, { 'sign-in-with-x': encodeSIWxHeader(payload) })
}

test('the payment header that bought it opens a receipt with the answer', async () => {
  const { headers, body, id } = await buy('/search?q=mine')
  const { status, body: record } = await read(id, headers)
  expect(status).toBe(200)
  expect(record).toMatchObject({
    id,
    state: 'settled',
    route: 'search',
    resource: 'https://archive.example/search',
    payer: payer.address.toLowerCase(),
    amount: '10000',
    answer: { status: 200, media_type: 'application/json', body },
    answer_missing: null,
  })
  expect(await receiptSignedBy(record.receipt)).toBe(privateKeyToAccount(receiptKey).address)
  expect(record.receipt.payload).toMatchObject({ transaction: record.transaction, payer: record.payer })
})

test('signing in with the wallet that paid opens it; another wallet does not', async () => {
  const { id } = await buy('/search?q=signed')
  expect((await signIn(id, payer)).status).toBe(200)
  expect((await signIn(id, other)).status).toBe(401)
})

test('a sign-in for one receipt opens no other of the same payer', async () => {
  const [cheap, dear] = [await buy('/search?q=cheap'), await buy('/archive?q=dear')]
  expect((await signIn(dear.id, payer, cheap.id)).status).toBe(401)
})

test('a payment opens its own receipt only', async () => {
  const [cheap, dear] = [await buy('/search?q=one'), await buy('/brief?q=two')]
  expect((await read(dear.id, cheap.headers)).status).toBe(401)
})

test('without proof, or for an id that does not exist: 401 with a challenge, the same for both', async () => {
  const { id } = await buy('/search?q=hidden')
  for (const asked of [id, '00000000-0000-4000-8000-000000000000']) {
    const { status, body } = await read(asked)
    expect([status, body.code]).toEqual([401, 'sign_in_required'])
    expect(body.extensions['sign-in-with-x'].info.uri).toBe(`https://archive.example/receipts/${asked}`)
    expect((await read(asked, { 'sign-in-with-x': 'junk' })).status).toBe(401)
  }
})

test('an answer that echoes what was pasted is not kept, and the record says so', async () => {
  const { headers, id } = await buy('/brief?q=echo')
  expect((await read(id, headers)).body).toMatchObject({ answer: null, answer_missing: 'not_kept', state: 'settled' })
})

test('a receipt that was changed is not signed by the key', async () => {
  const { headers, id } = await buy('/search?q=forged')
  const { receipt } = (await read(id, headers)).body
  const forged = { ...receipt, payload: { ...receipt.payload, payer: other.address } }
  expect(await receiptSignedBy(forged)).not.toBe(privateKeyToAccount(receiptKey).address)
  expect(await receiptSignedBy({ hello: 'world' })).toBeUndefined()
})
