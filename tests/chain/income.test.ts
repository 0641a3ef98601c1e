import { type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IncomeCache, type IncomeOptions, readIncome } from '../../src/payment/income.ts'
import { usdcAbi } from './data/token.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const createCache = (): IncomeCache & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, value)
    },
  }
}

const options = (changes: Partial<IncomeOptions> = {}): IncomeOptions => ({
  network: chain.network,
  rpcUrl: chain.rpcUrl,
  asset: chain.usdc,
  payTo: chain.payTo,
  fromBlock: 0,
  pageBlocks: 20,
  cache: createCache(),
  now: () => new Date('2026-11-30T12:00:00Z'),
  ...changes,
})

const pay = async (from: number, to: Hex, value: bigint) => {
  const buyer = chain.buyers[from]
  if (buyer === undefined) throw new Error(`there is no buyer ${from}`)
  const { account } = buyer
  const hash = await chain.client.writeContract({
    account,
    address: chain.usdc,
    abi: usdcAbi,
    functionName: 'transfer',
    args: [to, value],
  })
  return chain.client.waitForTransactionReceipt({ hash })
}

test('income is what came in, not the balance, and not what others received', async () => {
  expect(await readIncome(options())).toEqual({
    usd: '0.00',
    as_of: '2026-11-30T12:00:00.000Z',
    source: 'chain',
    reason: null,
  })
  await pay(0, chain.payTo, 1_010_000n)
  await pay(1, chain.payTo, 1n)
  await pay(1, chain.buyers[2]?.address ?? '0x', 5_000_000n)
  await chain.fund(chain.payTo, 0n)
  expect((await readIncome(options())).usd).toBe('1.010001')
})

test('only transfers from INCOME_FROM_BLOCK on count', async () => {
  const { blockNumber } = await pay(0, chain.payTo, 20_000n)
  expect((await readIncome(options({ fromBlock: Number(blockNumber) }))).usd).toBe('0.02')
  expect((await readIncome(options({ fromBlock: Number(blockNumber) + 1 }))).usd).toBe('0.00')
})

test('a long history is read in pages, settled pages once, and the sum stays right as it grows', async () => {
  const before = Number((await readIncome(options())).usd)
  await pay(0, chain.payTo, 250_000n)
  await chain.client.request({ method: 'anvil_mine', params: [numberToHex(150), '0x0'] })
  const cache = createCache()
  expect(Number((await readIncome(options({ cache }))).usd)).toBeCloseTo(before + 0.25, 6)
  const [first] = cache.kept.values()
  await pay(0, chain.payTo, 50_000n)
  const asked: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    asked.push(String(init?.body))
    return real(input, init)
  }
  const again = await readIncome(options({ cache })).finally(() => {
    globalThis.fetch = real
  })
  expect(Number(again.usd)).toBeCloseTo(before + 0.3, 6)
  const pages = asked.filter((body) => body.includes('eth_getLogs'))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThan(4)
  expect([...cache.kept.values()][0]).not.toBe(first)
})

test.each([
  ['INCOME_FROM_BLOCK is not set', { fromBlock: undefined }],
  ['the chain could not be read', { rpcUrl: 'http://127.0.0.1:1/secret-key' }],
])('without a figure there is a reason and no number: %s', async (reason, changes) => {
  expect(await readIncome(options(changes))).toEqual({ usd: null, as_of: null, source: null, reason })
})
