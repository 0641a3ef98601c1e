import { expect, test } from 'vitest'
import type { Claim, Ledger, PaymentRow } from '../../src/payment/ledger.ts'
import { keptValue } from '../../src/store/kept-value.ts'
import type { Store } from '../../src/store/open-store.ts'

export interface OpenedLedger {
  readonly ledger: Ledger
  readonly store: Store
}

let serial = 0

/** A claim like no other; a test changes what it is about. */
const claim = (changes: Partial<Claim> = {}): Claim => {
  serial += 1
  return {
    key: `eip155:84532:0xasset:0xpayer:${serial}-${process.pid}`,
    id: `id-${serial}-${process.pid}`,
    route: 'search',
    fingerprint: 'print',
    signature_hash: 'signature',
    payment_id: null,
    payer: `0xpayer-${serial}-${process.pid}`,
    pay_to: '0xpayto',
    network: 'eip155:84532',
    asset: '0xasset',
    nonce: `0x${serial}`,
    amount: 10_000,
    valid_before_seconds: 9_000_000_000,
    resource: 'https://archive.example/search',
    owner: 'process-a',
    lease_until: 10_000_000_000_000,
    claimed_at: 5_000_000_000_000,
    ...changes,
  }
}

const claimed = async (ledger: Ledger, changes: Partial<Claim> = {}): Promise<PaymentRow> => {
  const result = await ledger.claim(claim(changes))
  if (!result.claimed) throw new Error('not claimed')
  return result.row
}

const moved = async (
  ledger: Ledger,
  row: PaymentRow,
  change: Parameters<Ledger['advance']>[1],
): Promise<PaymentRow> => {
  const next = await ledger.advance(row, change)
  if (!next) throw new Error('not moved')
  return next
}

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/**
 * What every ledger keeps to, whatever database it is on. `open` gives a second handle on the same store each time, as a
 * second process would have.
 */
export const ledgerContract = (open: () => Promise<OpenedLedger>): void => {
  test('of many claims of one key at once, from two handles, one is given', async () => {
    const [a, b] = [await open(), await open()]
    const same = claim()
    const results = await times(40, (i) => (i % 2 ? a : b).ledger.claim({ ...same, id: `${same.id}-${i}` }))
    expect(results.filter((result) => result.claimed)).toHaveLength(1)
    const winner = results.find((result) => result.claimed)?.row?.id
    expect(new Set(results.map((result) => result.row?.id))).toEqual(new Set([winner]))
  })

  test('numbers of 64 bits come back as numbers', async () => {
    const { ledger } = await open()
    const row = await claimed(ledger, { amount: 100_000_000, valid_before_seconds: Number.MAX_SAFE_INTEGER })
    expect(await ledger.find(row.key)).toMatchObject({
      amount: 100_000_000,
      valid_before_seconds: Number.MAX_SAFE_INTEGER,
      claimed_at: 5_000_000_000_000,
      state: 'verifying',
      settle_sent: 0,
      undelivered: 0,
    })
  })

  test.each([
    ['released', true],
    ['failed', false],
    ['served', false],
    ['settling', false],
    ['unknown', false],
    ['settled', false],
  ] as const)('a key in state %s can be claimed anew: %s', async (state, free) => {
    const { ledger } = await open()
    const row = await claimed(ledger)
    await moved(ledger, row, { state, answer_body: 'old', reason: 'old' })
    const again = await ledger.claim(claim({ key: row.key, payer: row.payer, fingerprint: 'other' }))
    expect(again.claimed).toBe(free)
    if (free) expect(again.row).toMatchObject({ state: 'verifying', answer_body: null, reason: null })
  })

  test.each([
    ['verifying', true],
    ['served', true],
    ['settling', false],
  ] as const)('a key left in state %s by a process whose lease is over can be claimed: %s', async (state, free) => {
    const { ledger } = await open()
    const row = await moved(ledger, await claimed(ledger, { lease_until: 1000 }), { state })
    expect((await ledger.claim(claim({ key: row.key, claimed_at: 900 }))).claimed).toBe(false)
    expect((await ledger.claim(claim({ key: row.key, claimed_at: 1001 }))).claimed).toBe(free)
  })

  test('a payment id stands for one key of its payer, however many ask at once, until that is released', async () => {
    const [a, b] = [await open(), await open()]
    const payer = `0xshopper-${process.pid}`
    const mine = { payer, payment_id: 'order-1' }
    const results = await times(20, (i) => (i % 2 ? a : b).ledger.claim(claim(mine)))
    const winners = results.flatMap((result) => (result.claimed ? [result.row] : []))
    expect(winners).toHaveLength(1)
    expect((await a.ledger.claim(claim({ payment_id: 'order-1' }))).claimed).toBe(true)
    await moved(a.ledger, winners[0] as PaymentRow, { state: 'released' })
    expect((await a.ledger.claim(claim(mine))).claimed).toBe(true)
  })

  test('a row is moved once, and only by who knows where it stands', async () => {
    const [a, b] = [await open(), await open()]
    const row = await claimed(a.ledger)
    expect(await a.ledger.advance({ ...row, state: 'settling' }, { state: 'settled' })).toBeUndefined()
    expect(await a.ledger.advance({ ...row, owner: 'process-b' }, { state: 'served' })).toBeUndefined()
    expect(await a.ledger.advance({ ...row, id: 'an earlier claim' }, { state: 'served' })).toBeUndefined()
    const results = await times(10, (i) => (i % 2 ? a : b).ledger.advance(row, { state: 'served' }))
    expect(results.filter((result) => result !== undefined)).toHaveLength(1)
  })

  test('claims of one payer stand in one order, and each sees what those before it reserve', async () => {
    const [a, b] = [await open(), await open()]
    const payer = `0xbusy-${process.pid}`
    const reserved = await times(12, async (i) => {
      const { ledger } = i % 2 ? a : b
      return ledger.reservedBefore(await claimed(ledger, { payer, amount: 1 }))
    })
    expect(reserved.sort((left, right) => left - right)).toEqual(Array.from({ length: 12 }, (_, i) => i))
  })

  test('only what is in flight reserves, and only for its own payer', async () => {
    const { ledger } = await open()
    const payer = `0xspender-${process.pid}`
    for (const state of ['settled', 'failed', 'released'] as const) {
      await moved(ledger, await claimed(ledger, { payer }), { state })
    }
    for (const state of ['served', 'settling', 'unknown'] as const) {
      await moved(ledger, await claimed(ledger, { payer }), { state })
    }
    await claimed(ledger)
    expect(await ledger.reservedBefore(await claimed(ledger, { payer }))).toBe(30_000)
  })

  test('an undelivered answer is taken by one call only, of its payer, for its request', async () => {
    const [a, b] = [await open(), await open()]
    const row = await moved(a.ledger, await claimed(a.ledger), { state: 'settled' })
    await a.ledger.markUndelivered(row.key)
    expect(await a.ledger.takeUndelivered(row.payer, 'other print', 0)).toBeUndefined()
    expect(await a.ledger.takeUndelivered('0xother', row.fingerprint, 0)).toBeUndefined()
    expect(await a.ledger.takeUndelivered(row.payer, row.fingerprint, row.claimed_at + 1)).toBeUndefined()
    const taken = await times(10, (i) => (i % 2 ? a : b).ledger.takeUndelivered(row.payer, row.fingerprint, 0))
    expect(taken.filter((result) => result !== undefined)).toEqual([expect.objectContaining({ undelivered: 1 })])
    expect(await a.ledger.find(row.key)).toMatchObject({ undelivered: 0 })
  })

  test('what is not settled cannot be owed', async () => {
    const { ledger } = await open()
    const row = await claimed(ledger)
    await ledger.markUndelivered(row.key)
    expect(await ledger.find(row.key)).toMatchObject({ undelivered: 0 })
  })

  test('a process gives up what others held: unsent is released, sent is unknown, its own stays', async () => {
    const { ledger } = await open()
    const owner = `gone-${process.pid}`
    const verifying = await claimed(ledger, { owner, lease_until: 10 })
    const served = await moved(ledger, await claimed(ledger, { owner, lease_until: 10 }), { state: 'served' })
    const settling = await moved(ledger, await claimed(ledger, { owner, lease_until: 10 }), { state: 'settling' })
    const mine = await claimed(ledger, { owner: 'me', lease_until: 20 })
    await ledger.abandon({ leaseBefore: 15 })
    const states = await Promise.all([verifying, served, settling, mine].map(({ key }) => ledger.find(key)))
    expect(states.map((row) => row?.state)).toEqual(['released', 'released', 'unknown', 'verifying'])
    expect((await ledger.open(30)).map((row) => row.key)).toContain(settling.key)
    await moved(ledger, mine, { state: 'released' })
  })

  test('pruning drops old answers and dead rows, never the record of a settled payment', async () => {
    const { ledger } = await open()
    const old = { claimed_at: 1000, valid_before_seconds: 1, lease_until: 1000 }
    const settled = await moved(ledger, await claimed(ledger, old), {
      state: 'settled',
      answer_body: 'a',
      answer_hash: 'h',
    })
    const unknown = await moved(ledger, await claimed(ledger, old), { state: 'unknown' })
    const released = await moved(ledger, await claimed(ledger, old), { state: 'released' })
    const fresh = await moved(ledger, await claimed(ledger), { state: 'settled', answer_body: 'b' })
    expect(await ledger.prune(2_000_000)).toMatchObject({ answers: 1 })
    expect(await ledger.find(settled.key)).toMatchObject({ state: 'settled', answer_body: null, answer_hash: 'h' })
    expect(await ledger.find(unknown.key)).toBeDefined()
    expect(await ledger.find(released.key)).toBeUndefined()
    expect(await ledger.find(fresh.key)).toMatchObject({ answer_body: 'b' })
    await moved(ledger, unknown, { state: 'failed' })
  })

  test('what one handle wrote, another reads', async () => {
    const row = await claimed((await open()).ledger)
    expect(await (await open()).ledger.findById(row.id)).toEqual(row)
  })

  test('a kept value is made once, whoever asks first', async () => {
    const [a, b] = [await open(), await open()]
    const values = await times(10, (i) => keptValue((i % 2 ? a : b).store.db, `salt-${process.pid}`, () => String(i)))
    expect(new Set(values).size).toBe(1)
  })
}
