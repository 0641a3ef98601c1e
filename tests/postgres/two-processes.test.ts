import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyFacilitator, startFaultyFacilitator } from '../chain/faulty-facilitator.ts'
import { type ShopProcess, startShopProcess } from '../chain/shop-process.ts'
import { createShopper } from '../chain/shopper.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { databaseUrl } from './database-url.ts'

let chain: LocalChain
let facilitator: FaultyFacilitator
let shops: [ShopProcess, ShopProcess]
let before: bigint

const start = (env: Record<string, string>) =>
  startShopProcess({
    PORT: '0',
    PUBLIC_URL: 'https://archive.example',
    ...chain.sellerEnv,
    DATABASE_URL: databaseUrl(),
    X402_VERIFY_TIMEOUT_MS: '2000',
    X402_SETTLE_TIMEOUT_MS: '5000',
    ...env,
  })

const ofFacilitator = () => start({ X402_FACILITATOR: facilitator.url })

beforeAll(async () => {
  chain = await startChain()
  facilitator = await startFaultyFacilitator(chain)
  shops = [await ofFacilitator(), await ofFacilitator()]
})
afterAll(async () => {
  for (const shop of shops) await shop.kill()
  await facilitator.stop()
  await chain.stop()
})
beforeEach(async () => {
  before = await chain.balanceOf(chain.payTo)
})

const received = async () => (await chain.balanceOf(chain.payTo)) - before

const account = (index = 0) => {
  const buyer = chain.buyers[index]
  if (!buyer) throw new Error('no buyer')
  return buyer.account
}

test.each(['search', 'brief', 'archive'])(
  'one header sent to both processes at once: both answer %s alike, one charge',
  async (route) => {
    const path = `/${route}?q=both`
    const headers = await createShopper(shops[0].url, account()).sign(path)
    const responses = await Promise.all(
      [0, 1, 0, 1].map((place) => fetch(`${shops[place as 0 | 1].url}${path}`, { headers })),
    )
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200])
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    expect(new Set(responses.map((response) => response.headers.get('x-receipt-id'))).size).toBe(1)
    const prices = { search: 10_000n, brief: 50_000n, archive: 1_000_000n }
    expect(await received()).toBe(prices[route as keyof typeof prices])
  },
)

test('what one process has sold, the other answers again, uncharged', async () => {
  const headers = await createShopper(shops[0].url, account()).sign('/search?q=other')
  const first = await fetch(`${shops[0].url}/search?q=other`, { headers })
  const second = await fetch(`${shops[1].url}/search?q=other`, { headers })
  expect([second.status, await second.text()]).toEqual([200, await first.text()])
  expect(await received()).toBe(10_000n)
})

test('five payments on a balance for one, over both processes: one answer', async () => {
  const poor = chain.buyers[4]
  if (!poor) throw new Error('no buyer')
  await chain.fund(poor.address, 10_000n)
  const calls = [0, 1, 0, 1, 0].map((place, i) =>
    createShopper(shops[place as 0 | 1].url, poor.account).buy(`/search?q=poor${i}`),
  )
  const statuses = (await Promise.all(calls)).map((response) => response.status)
  expect(statuses.sort()).toEqual([200, 402, 402, 402, 402])
  expect(await received()).toBe(10_000n)
})

test('one process killed while it settles: the other takes the same header over, answered, charged once', async () => {
  const headers = await createShopper(shops[1].url, account()).sign('/search?q=taken')
  const killed = new Promise<void>((resolve) => {
    facilitator.on('settle', async ({ real }) => {
      await real()
      resolve(shops[0].kill())
    })
  })
  await expect(fetch(`${shops[0].url}/search?q=taken`, { headers })).rejects.toThrow()
  await killed
  facilitator.on('settle', undefined)
  const deadline = Date.now() + 40_000
  let status = 503
  while (status === 503 && Date.now() < deadline) {
    const response = await fetch(`${shops[1].url}/search?q=taken`, { headers })
    await response.text()
    status = response.status
  }
  expect(status).toBe(200)
  expect(await received()).toBe(10_000n)
  shops[0] = await ofFacilitator()
})

test('both processes settle with one account, one after another: every payment lands', async () => {
  const own = { X402_FACILITATOR: 'local', X402_SETTLER_KEY: chain.settlerKey }
  const settlers = [await start(own), await start(own)] as const
  const calls = Array.from({ length: 16 }, (_, i) => {
    const shop = settlers[(i % 2) as 0 | 1]
    return createShopper(shop.url, account(i % 4)).buy(`/search?q=account${i}`)
  })
  expect((await Promise.all(calls)).map((response) => response.status)).toEqual(Array(16).fill(200))
  expect(await received()).toBe(160_000n)
  for (const shop of settlers) await shop.kill()
})
