import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type FaultyFacilitator, startFaultyFacilitator } from './faulty-facilitator.ts'
import { createShopper, type Shopper } from './shopper.ts'
import { type LocalChain, startChain } from './start-chain.ts'
import { type RunningShop, startShop } from './start-shop.ts'

export interface ShopUnderTest {
  readonly chain: LocalChain
  readonly facilitator: FaultyFacilitator
  readonly shop: RunningShop
  /** Pays with the first buyer's money. */
  readonly shopper: Shopper
  /** What a shop of the same kind is started with. */
  env(changes?: Record<string, string>): Record<string, string>
  account(index: number): LocalChain['buyers'][number]['account']
  /** What has reached the pay address since the test began, in millionths of a dollar, from the chain. */
  received(): Promise<bigint>
}

/** A chain, a facilitator and a shop for the tests of one file; each test finds the facilitator without faults. */
export const shopUnderTest = (): ShopUnderTest => {
  let parts: { chain: LocalChain; facilitator: FaultyFacilitator; shop: RunningShop } | undefined
  let before = 0n
  const started = () => {
    if (!parts) throw new Error('not started yet')
    return parts
  }
  const env = (chain: LocalChain, facilitator: FaultyFacilitator, changes: Record<string, string> = {}) => ({
    PUBLIC_URL: 'https://archive.example',
    ...chain.sellerEnv,
    X402_FACILITATOR: facilitator.url,
    X402_RECEIPT_KEY: `0x${'7'.repeat(64)}`,
    X402_VERIFY_TIMEOUT_MS: '2000',
    X402_SETTLE_TIMEOUT_MS: '6000',
    LEDGER_PATH: ':memory:',
    PORT: '0',
    ...changes,
  })
  const account: ShopUnderTest['account'] = (index) => {
    const buyer = started().chain.buyers[index]
    if (!buyer) throw new Error(`no buyer ${index}`)
    return buyer.account
  }

  beforeAll(async () => {
    const chain = await startChain()
    const facilitator = await startFaultyFacilitator(chain)
    parts = { chain, facilitator, shop: await startShop(env(chain, facilitator)) }
  })
  afterAll(async () => {
    const { shop, facilitator, chain } = started()
    await shop.stop()
    await facilitator.stop()
    await chain.stop()
  })
  beforeEach(async () => {
    before = await started().chain.balanceOf(started().chain.payTo)
  })
  afterEach(() => {
    started().facilitator.on('verify', undefined)
    started().facilitator.on('settle', undefined)
  })

  return {
    get chain() {
      return started().chain
    },
    get facilitator() {
      return started().facilitator
    },
    get shop() {
      return started().shop
    },
    get shopper() {
      return createShopper(started().shop.url, account(0))
    },
    env: (changes) => env(started().chain, started().facilitator, changes),
    account,
    received: async () => (await started().chain.balanceOf(started().chain.payTo)) - before,
  }
}

/** The code of an error, from its body. */
export const codeOf = async (response: Response): Promise<string> => JSON.parse(await response.text()).code
