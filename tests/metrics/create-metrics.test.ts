import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createMetrics } from '../../src/metrics/create-metrics.ts'
import { paymentsByState } from '../../src/payment/payments-by-state.ts'
import { openStore } from '../../src/store/open-store.ts'
import { createShop, PAY_TO } from '../payment/shop.ts'
import { changes, readExposition } from './read-exposition.ts'

/** A shop whose payments are counted; `moved` runs something and tells by how much each figure moved. */
async function countedShop() {
  const store = await openStore({ ledgerPath: ':memory:' })
  const metrics = createMetrics({ registry: new Registry(), paymentsByState: () => paymentsByState(store.db) })
  const shop = await createShop({}, store, metrics.payments)
  const figures = async () => readExposition((await metrics.read()).body)
  const moved = async (act: () => Promise<unknown>) => {
    const before = await figures()
    await act()
    return changes(before, await figures())
  }
  return { shop, metrics, figures, moved, store }
}

const entered = (state: string) => `failure_archive_payment_transitions_total{state="${state}"}`
const held = (state: string) => `failure_archive_payments{state="${state}"}`
const challenge = (code: string) => `failure_archive_challenges_total{route="search",code="${code}"}`
const verified = (verdict: string) => `failure_archive_verify_seconds_count{verdict="${verdict}"}`
const settled = (said: string) => `failure_archive_settle_seconds_count{said="${said}"}`

const SOLD = {
  [entered('verifying')]: 1,
  [entered('served')]: 1,
  [entered('settling')]: 1,
  [entered('settled')]: 1,
  [held('settled')]: 1,
  [verified('valid')]: 1,
  [settled('landed')]: 1,
}

test('before anything has happened every state and answer stands there with nothing in it, so that alerts can add them up', async () => {
  const { figures } = await countedShop()
  for (const state of ['verifying', 'served', 'settling', 'settled', 'failed', 'unknown', 'released']) {
    expect((await figures()).get(entered(state))).toBe(0)
    expect((await figures()).get(held(state))).toBe(0)
  }
  for (const verdict of ['valid', 'invalid', 'none']) expect((await figures()).get(verified(verdict))).toBe(0)
  for (const said of ['landed', 'refused', 'nothing', 'not_sent']) expect((await figures()).get(settled(said))).toBe(0)
})

test('a challenge is one challenge, at once or by way of a call, and no payment', async () => {
  const { shop, moved } = await countedShop()
  expect(await moved(async () => shop.paywall.unpaid('search'))).toEqual({ [challenge('payment_required')]: 1 })
  expect(await moved(() => shop.call('search', undefined))).toEqual({ [challenge('payment_required')]: 1 })
})

test('a paid call goes through its four states once, and is verified and settled once', async () => {
  const { shop, moved } = await countedShop()
  const payment = await shop.buyer.sign('search')
  expect(await moved(() => shop.call('search', payment))).toEqual(SOLD)
})

test('a repeated payment moves nothing: it is no second sale', async () => {
  const { shop, moved } = await countedShop()
  const payment = await shop.buyer.sign('search')
  await shop.call('search', payment)
  expect(await moved(() => shop.call('search', payment))).toEqual({})
})

test('a settlement that fails is one failed payment and one 402, not a settled one', async () => {
  const { shop, moved } = await countedShop()
  shop.facilitator.onSettle = async () => ({
    success: false,
    errorReason: 'invalid_exact_evm_transaction',
    transaction: '',
    network: 'eip155:84532',
  })
  const payment = await shop.buyer.sign('search')
  expect(await moved(() => shop.call('search', payment))).toEqual({
    [entered('verifying')]: 1,
    [entered('served')]: 1,
    [entered('settling')]: 1,
    [entered('failed')]: 1,
    [held('failed')]: 1,
    [verified('valid')]: 1,
    [settled('refused')]: 1,
    [challenge('payment_invalid')]: 1,
  })
})

test('a facilitator that does not answer shows as unknown, until the chain has been asked', async () => {
  const { shop, moved } = await countedShop()
  shop.facilitator.onSettle = async (real) => {
    real()
    throw new Error('gone')
  }
  shop.token.down = true
  const payment = await shop.buyer.sign('search')
  // The balance cannot be read either, so the facilitator alone has said that it suffices.
  const { [held('unknown')]: open, [entered('unknown')]: unsure } = await moved(() => shop.call('search', payment))
  expect([open, unsure]).toEqual([1, 1])
  shop.token.down = false
  expect(await moved(() => shop.paywall.reconcile())).toEqual({
    [entered('settled')]: 1,
    [held('settled')]: 1,
    [held('unknown')]: -1,
  })
})

test('what a dead process left is counted when it is given up', async () => {
  const { shop, moved } = await countedShop()
  shop.facilitator.onVerify = () => new Promise(() => {})
  void shop.call('search', await shop.buyer.sign('search'))
  while ((await shop.ledger.recent(1)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await moved(() => shop.restart().reconcile())).toEqual({
    [entered('released')]: 1,
    [held('released')]: 1,
    [held('verifying')]: -1,
  })
})

test('a ledger that cannot be read takes only its own figures away', async () => {
  const { figures, store } = await countedShop()
  await store.close()
  const left = await figures()
  expect(left.has(held('settled'))).toBe(false)
  expect(left.get(entered('settled'))).toBe(0)
})

test('nothing of who paid, for what, or to whom stands among the figures', async () => {
  const { shop, metrics } = await countedShop()
  const payment = await shop.buyer.sign('search', { paymentId: 'canarypaymentid-0001' })
  await shop.call('search', payment, { input: { q: 'canarytext' } })
  const { body } = await metrics.read()
  const [row] = await shop.ledger.recent(1)
  for (const secret of [shop.buyer.address, PAY_TO, 'canary', row?.nonce, row?.transaction, row?.id, row?.fingerprint])
    expect(body.toLowerCase()).not.toContain(String(secret).toLowerCase())
})

test('labels have no other values than the words of closed lists', async () => {
  const { shop, figures } = await countedShop()
  await shop.call('search', await shop.buyer.sign('search'))
  await shop.call('search', 'no payment at all')
  const values = [...(await figures()).keys()].flatMap((key) =>
    [...key.matchAll(/="([^"]*)"/g)].map(([, value]) => value),
  )
  for (const value of values) expect(value).toMatch(/^(?:[a-z_]+|\d(?:\.\d+)?|\d\d|\+Inf)$/)
})
