import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper } from './shopper.ts'
import { type RunningArchive, startArchive } from './start-archive.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain
let archive: RunningArchive
let payment: Record<string, string>

beforeAll(async () => {
  chain = await startChain()
  const [buyer] = chain.buyers
  if (buyer === undefined) throw new Error('there is no buyer')
  const shop = await startArchive(chain)
  payment = await createShopper(shop.url, buyer.account).sign('/search?q=stale+cache')
  await shop.stop()
  await chain.stop()
  archive = await startArchive(chain, { PUBLIC_URL: shop.url })
})
afterAll(() => archive.stop())

test('a paid call while the chain cannot be reached gets 502 and does not end the process that settles by itself', async () => {
  for (const _ of [1, 2]) {
    const answer = await fetch(`${archive.url}/search?q=stale+cache`, { headers: payment })
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([502, 'facilitator_unavailable'])
  }
  expect((await fetch(`${archive.url}/sample`)).status).toBe(200)
})

test('and the service says that it cannot sell, and why', async () => {
  const answer = await fetch(`${archive.url}/health`)
  const { selling, reason } = JSON.parse(await answer.text())
  expect([answer.status, selling, reason]).toEqual([503, false, 'the chain does not answer'])
})
