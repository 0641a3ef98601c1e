import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Fault, type FaultyFacilitator, startFaultyFacilitator } from './faulty-facilitator.ts'
import { freePort } from './free-port.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'
import { createShopper } from './shopper.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain
let facilitator: FaultyFacilitator
let folder: string
let port: number
let shop: ShopProcess
let before: bigint

const start = () =>
  startShopProcess({
    PORT: String(port),
    ...chain.sellerEnv,
    X402_FACILITATOR: facilitator.url,
    X402_SETTLE_TIMEOUT_MS: '8000',
    LEDGER_PATH: join(folder, 'ledger.db'),
  })

const received = async () => (await chain.balanceOf(chain.payTo)) - before

beforeAll(async () => {
  chain = await startChain()
  facilitator = await startFaultyFacilitator(chain)
  folder = mkdtempSync(join(tmpdir(), 'crash-'))
  port = await freePort()
  shop = await start()
})
afterAll(async () => {
  await shop.kill()
  await facilitator.stop()
  await chain.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  before = await chain.balanceOf(chain.payTo)
})
afterEach(() => {
  facilitator.on('verify', undefined)
  facilitator.on('settle', undefined)
})

const buyer = () => {
  const found = chain.buyers[0]
  if (!found) throw new Error('no buyer')
  return createShopper(shop.url, found.account)
}

/** Pays; the process is killed while the step runs; the same header goes to the process that is started afterwards. */
const killDuring = async (path: string, step: 'verify' | 'settle', fault: Fault) => {
  const headers = await buyer().sign(path)
  const killed = new Promise<void>((resolve) => {
    facilitator.on(step, async (call) => {
      await fault(call)
      resolve(shop.kill())
    })
  })
  await expect(fetch(`${shop.url}${path}`, { headers })).rejects.toThrow()
  await killed
  facilitator.on(step, undefined)
  shop = await start()
  return fetch(`${shop.url}${path}`, { headers })
}

test('kill -9 while verifying, restart, same header: answered, charged once', async () => {
  expect((await killDuring('/search?q=verifying', 'verify', () => {})).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('kill -9 before the transfer was broadcast, restart, same header: answered, charged once', async () => {
  expect((await killDuring('/search?q=before', 'settle', () => {})).status).toBe(200)
  expect(await received()).toBe(10_000n)
})

test('kill -9 between broadcast and receipt, restart, same header: answered, charged once', async () => {
  const response = await killDuring('/search?q=between', 'settle', async ({ real }) => {
    const landing = real()
    // Broadcast, and not yet in a block: the chain makes one a second.
    await new Promise((resolve) => setTimeout(resolve, 150))
    landing.catch(() => {})
  })
  expect(response.status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(await received()).toBe(10_000n)
})

test.each(['search', 'brief', 'archive'])(
  'kill -9 after the receipt, restart, same header: %s answered, charged once',
  async (route) => {
    const response = await killDuring(`/${route}?q=after`, 'settle', async ({ real }) => void (await real()))
    expect([response.status, JSON.parse(await response.text()).q]).toEqual([200, 'after'])
    const prices = { search: 10_000n, brief: 50_000n, archive: 1_000_000n }
    expect(await received()).toBe(prices[route as keyof typeof prices])
  },
)

test('kill -9 after the answer, restart: the same header gets the same bytes, uncharged', async () => {
  const headers = await buyer().sign('/search?q=answered')
  const first = await (await fetch(`${shop.url}/search?q=answered`, { headers })).text()
  await shop.kill()
  shop = await start()
  const second = await fetch(`${shop.url}/search?q=answered`, { headers })
  expect([second.status, await second.text()]).toEqual([200, first])
  expect(await received()).toBe(10_000n)
})

test('what nobody repeats is settled by the restart itself, and owed to its payer', async () => {
  const headers = await buyer().sign('/search?q=owed')
  const killed = new Promise<void>((resolve) => {
    facilitator.on('settle', async ({ real }) => {
      await real()
      resolve(shop.kill())
    })
  })
  await expect(fetch(`${shop.url}/search?q=owed`, { headers })).rejects.toThrow()
  await killed
  facilitator.on('settle', undefined)
  shop = await start()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect((await buyer().buy('/search?q=owed')).status).toBe(200)
  expect(await received()).toBe(10_000n)
})
