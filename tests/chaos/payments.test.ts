import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultyFacilitator, startFaultyFacilitator } from '../chain/faulty-facilitator.ts'
import { freePort } from '../chain/free-port.ts'
import { type ShopProcess, startShopProcess } from '../chain/shop-process.ts'
import { termsOf } from '../chain/shopper.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { createDice, pick } from './dice.ts'
import { unleash } from './faults.ts'
import { paidNonces } from './paid-nonces.ts'
import { buy, type Manner, type Purchase, type SignedPayment, send } from './purchase.ts'

const PURCHASES = Number(process.env.CHAOS_PURCHASES ?? 3_200)
const BUYERS_AT_ONCE = 100
const KILL_EVERY_MS = 25_000
const SEED = Number(process.env.CHAOS_SEED ?? 20_260)
const MANNERS: Readonly<Record<Exclude<Manner, 'plain'>, number>> = {
  aborts: 10,
  duplicates: 8,
  boom: 2,
  'no match': 2,
}

let chain: LocalChain
let facilitator: FaultyFacilitator
let folder: string
let shop: ShopProcess
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  chain = await startChain()
  for (const { address } of chain.buyers) await chain.fund(address, 1_000_000_000_000n)
  facilitator = await startFaultyFacilitator(chain)
  folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  env = {
    PORT: String(await freePort()),
    ...chain.sellerEnv,
    X402_FACILITATOR: facilitator.url,
    X402_RECEIPT_KEY: `0x${'7'.repeat(64)}`,
    X402_VERIFY_TIMEOUT_MS: '1500',
    X402_SETTLE_TIMEOUT_MS: '3500',
    LEDGER_PATH: join(folder, 'ledger.db'),
  }
  shop = await startShopProcess(env)
})
afterAll(async () => {
  await shop.kill()
  await facilitator.stop()
  await chain.stop()
  rmSync(folder, { recursive: true })
})

/** kill -9 and a restart, again and again, until it is told to stop. */
const keepKilling = (stopped: AbortSignal) => {
  let kills = 0
  const loop = async () => {
    while (!stopped.aborted) {
      await sleep(KILL_EVERY_MS, undefined, { signal: stopped }).catch(() => {})
      if (stopped.aborted) break
      await shop.kill()
      kills += 1
      shop = await startShopProcess(env)
    }
    return kills
  }
  return loop()
}

const purchaseOf = (index: number, manner: Manner): Purchase => {
  const worthless = manner === 'boom' || manner === 'no match'
  const q = worthless ? encodeURIComponent(manner) : `thing${index}`
  return { manner, path: `/search?q=${q}`, payments: [], answered: false, worthless }
}

/** What was paid and not answered is asked for once more with the payment that paid it: it is owed. */
const collect = async (owed: readonly SignedPayment[]) => {
  for (const payment of owed) {
    for (let tries = 0; tries < 10 && !payment.answered; tries += 1) {
      await send(shop.url, payment)
      if (!payment.answered) await sleep(500)
    }
  }
}

test(`${PURCHASES} purchases through faults, aborts, duplicates and kill -9: nobody pays twice, or for nothing, or not at all`, async () => {
  const started = performance.now()
  const dice = createDice(SEED)
  const terms = await termsOf(shop.url, '/search')
  const statuses = new Map<string, number>()
  const counts = unleash(facilitator, SEED + 1)
  const purchases = Array.from({ length: PURCHASES }, (_, i) => purchaseOf(i, pick(dice, MANNERS) ?? 'plain'))
  const stop = new AbortController()
  const killing = keepKilling(stop.signal)

  const queue = [...purchases]
  const worker = async (index: number) => {
    const buyer = chain.buyers[index % chain.buyers.length]
    if (!buyer) throw new Error('no buyer')
    for (let purchase = queue.pop(); purchase; purchase = queue.pop()) {
      await buy(purchase, { url: shop.url, account: buyer.account, terms, dice, statuses })
    }
  }
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, (_, index) => worker(index)))
  stop.abort()
  const kills = await killing
  facilitator.on('verify', undefined)
  facilitator.on('settle', undefined)
  await sleep(6_000)

  const payments = purchases.flatMap((purchase) => purchase.payments)
  const paid = await paidNonces(chain)
  const collected = payments.filter((payment) => paid.has(payment.nonce) && !payment.answered)
  await collect(collected)
  const paidAfter = await paidNonces(chain)
  const times = (payment: SignedPayment) => paidAfter.get(payment.nonce) ?? 0

  const figures = {
    paid_calls: payments.length,
    paid_on_chain: [...paidAfter.values()].reduce((sum, count) => sum + count, 0),
    answered: payments.filter((payment) => payment.answered).length,
    collected_afterwards: collected.length,
    paid_without_answer: payments.filter((payment) => times(payment) > 0 && !payment.answered).length,
    paid_twice: purchases.filter(({ payments: all }) => all.reduce((sum, one) => sum + times(one), 0) > 1).length,
    answer_without_payment: payments.filter((payment) => payment.answered && times(payment) === 0).length,
    worthless_charged: purchases.filter(({ worthless, payments: all }) => worthless && all.some(times)).length,
    kills,
    statuses: Object.fromEntries(statuses),
    faults: Object.fromEntries(counts),
    seconds: Math.round((performance.now() - started) / 1000),
    seed: SEED,
  }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)

  expect(figures).toMatchObject({
    paid_without_answer: 0,
    paid_twice: 0,
    answer_without_payment: 0,
    worthless_charged: 0,
  })
  expect(await chain.balanceOf(chain.payTo)).toBe(BigInt(figures.paid_on_chain) * 10_000n)
  expect(payments.length).toBeGreaterThanOrEqual(PURCHASES)
})
