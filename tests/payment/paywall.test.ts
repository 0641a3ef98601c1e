import { expect, test } from 'vitest'
import { ServiceError } from '../../src/errors.ts'
import type { PaidOutcome } from '../../src/payment/paid-call.ts'
import { createBuyer, createShop, encode } from './shop.ts'
import { ways } from './signature-ways.ts'

const code = (outcome: PaidOutcome) => ('error' in outcome ? outcome.error.code : outcome.kind)
const body = (outcome: PaidOutcome) => (outcome.kind === 'answer' ? outcome.answer.body : undefined)
const never = () => new Promise<never>(() => {})

test('a call without a payment gets the challenge and runs nothing', async () => {
  const shop = await createShop()
  const outcome = await shop.call('search', undefined)
  expect(code(outcome)).toBe('payment_required')
  expect(shop.made.count).toBe(0)
})

test.each([1, 2] as const)(
  'a payment of protocol v%i buys the answer, with a settlement and a receipt',
  async (version) => {
    const shop = await createShop()
    const outcome = await shop.call('search', await shop.buyer.sign('search', { version }))
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: { status: 200, body: '{"input":{"q":"x"}}' },
      settlement: { payer: shop.buyer.address, amount: '10000', receipt: { format: 'eip712' } },
    })
    expect(shop.paid()).toBe(10_000n)
    expect(shop.facilitator.settled[0]?.x402Version).toBe(2)
  },
)

test('the same payment again gets the same bytes without a second charge or a second run', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const first = await shop.call('search', payment)
  const second = await shop.call('search', payment)
  expect(body(first)).toBeDefined()
  expect(second).toEqual(first)
  expect(shop.paid()).toBe(10_000n)
  expect(shop.made.count).toBe(1)
})

test('the same payment by both versions at once is one payment', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { payload } = JSON.parse(Buffer.from(payment, 'base64').toString())
  const asV1 = encode({ x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload })
  const outcomes = await Promise.all([shop.call('search', payment), shop.call('search', asV1)])
  expect(outcomes.map(code)).toEqual(['answer', 'answer'])
  expect(shop.paid()).toBe(10_000n)
  expect(shop.made.count).toBe(1)
})

test('the same payment for another input, or for another route, is refused', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  await shop.call('search', payment)
  expect(code(await shop.call('search', payment, { input: { q: 'y' } }))).toBe('payment_already_used')
  expect(code(await shop.call('brief', payment))).toBe('payment_already_used')
  expect(code(await shop.call('brief', await shop.buyer.sign('search')))).toBe('payment_invalid')
  expect(shop.paid()).toBe(10_000n)
})

test('an answer whose text is not kept is made again for the same payment', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const first = await shop.call('search', payment, { keepAnswer: false })
  expect((await shop.ledger.recent(1))[0]?.answer_body).toBeNull()
  expect(body(await shop.call('search', payment, { keepAnswer: false }))).toBe(body(first))
  expect(shop.paid()).toBe(10_000n)
})

test('an answer that cannot be made again as it was is 410 with the settlement, never other bytes', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  await shop.call('search', payment, { keepAnswer: false })
  const other = { status: 200, mediaType: 'text/plain', body: 'another corpus' }
  const outcome = await shop.call('search', payment, { keepAnswer: false, answer: () => other })
  expect(outcome).toMatchObject({ kind: 'refused', settled: { settlement: { payer: shop.buyer.address } } })
  expect(code(outcome)).toBe('answer_expired')
})

test('an answer is kept no longer than its time', async () => {
  const shop = await createShop({ answerTtlMs: 1000 })
  const payment = await shop.buyer.sign('search')
  await shop.call('search', payment)
  shop.clock.ahead += 2000
  expect(code(await shop.call('search', payment))).toBe('answer_expired')
  expect(shop.paid()).toBe(10_000n)
})

test('a used payment is still answered after its validity has ended', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  await shop.call('search', payment)
  shop.clock.ahead += 600_000
  expect(code(await shop.call('search', payment))).toBe('answer')
})

test.each([
  ['bad_input', () => Promise.reject(new ServiceError('bad_input', { problem: 'no' }))],
  ['no_match', () => Promise.reject(new ServiceError('no_match', { what: 'symptom' }))],
])('%s is not charged and frees the payment for another request', async (name, answer) => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  expect(code(await shop.call('search', payment, { answer }))).toBe(name)
  expect(shop.paid()).toBe(0n)
  expect(code(await shop.call('search', payment, { input: { q: 'other' } }))).toBe('answer')
})

test('a handler that throws charges nothing', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const answer = () => Promise.reject(new Error('boom'))
  await expect(shop.call('search', payment, { answer })).rejects.toThrow('boom')
  expect(shop.paid()).toBe(0n)
  expect(code(await shop.call('search', payment))).toBe('answer')
})

test('304 is passed on and not charged', async () => {
  const shop = await createShop()
  const outcome = await shop.call('search', await shop.buyer.sign('search'), {
    answer: () => ({ status: 304, mediaType: 'application/json', body: '' }),
  })
  expect(outcome).toMatchObject({ kind: 'uncharged', answer: { status: 304 } })
  expect(shop.paid()).toBe(0n)
})

test.each([
  ['wrong_amount', { value: '9999' }],
  ['wrong_recipient', { to: '0x00000000000000000000000000000000000000bb' as const }],
  ['not_yet_valid', { validAfter: '99999999999' }],
])('%s is refused without asking a facilitator', async (reason, changes) => {
  const shop = await createShop()
  const outcome = await shop.call('search', await shop.buyer.sign('search', { changes }))
  expect(outcome).toMatchObject({ kind: 'challenge', challenge: { required: { error: reason } } })
  expect(shop.facilitator.verified).toHaveLength(0)
})

test('an expired payment is refused as expired, and not as something to pay again silently', async () => {
  const shop = await createShop()
  expect(code(await shop.call('search', await shop.buyer.sign('search', { changes: { validBefore: '1' } })))).toBe(
    'payment_expired',
  )
})

test('a signature of somebody else is refused before the ledger is touched', async () => {
  const shop = await createShop()
  const other = createBuyer(shop.terms, shop.token, shop.now)
  const payment = await shop.buyer.sign('search', { changes: { from: other.address as `0x${string}` } })
  expect(code(await shop.call('search', payment))).toBe('payment_invalid')
  expect(await shop.ledger.recent(1)).toEqual([])
})

test.each([
  ['junk', 'not base64 at all!'],
  ['no JSON', Buffer.from('junk').toString('base64')],
  ['no payment', encode({ x402Version: 2 })],
  ['a version of the future', encode({ x402Version: 3 })],
  ['40 kB', 'A'.repeat(40_000)],
  [
    'a number out of range',
    encode({ x402Version: 1, scheme: 'exact', network: 'base', payload: { authorization: {} } }),
  ],
])('%s is refused with a machine word', async (_, payment) => {
  const shop = await createShop()
  const outcome = await shop.call('search', payment)
  expect(code(outcome)).toBe('payment_invalid')
  expect(outcome.kind === 'challenge' && outcome.challenge.required.error).toMatch(/^[a-z0-9_]+$/)
})

test('a payment that names another resource is refused', async () => {
  const shop = await createShop()
  const value = JSON.parse(Buffer.from(await shop.buyer.sign('search'), 'base64').toString())
  const outcome = await shop.call('search', encode({ ...value, resource: { url: 'https://other.example/search' } }))
  expect(outcome).toMatchObject({ challenge: { required: { error: 'resource_mismatch' } } })
})

test('bad input of a paid call is refused before anything is written', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const outcome = await shop.paywall.call({
    route: 'search',
    payment,
    gone: new AbortController().signal,
    prepare: () => {
      throw new ServiceError('bad_input', { problem: 'no' })
    },
  })
  expect(code(outcome)).toBe('bad_input')
  expect(await shop.ledger.recent(1)).toEqual([])
})

test('two calls with one payment at once run once, charge once, and both get the answer', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => shop.call('search', payment)))
  expect(outcomes.map(code)).toEqual(Array(5).fill('answer'))
  expect(new Set(outcomes.map(body)).size).toBe(1)
  expect(shop.paid()).toBe(10_000n)
  expect(shop.made.count).toBe(1)
})

test('five payments on a balance for one: one answer, four times insufficient funds', async () => {
  const shop = await createShop()
  const poor = createBuyer(shop.terms, shop.token, shop.now, 10_000n)
  const payments = await Promise.all(Array.from({ length: 5 }, () => poor.sign('search')))
  const outcomes = await Promise.all(payments.map((payment, i) => shop.call('search', payment, { input: { i } })))
  expect(outcomes.map(code).sort()).toEqual(['answer', ...Array(4).fill('insufficient_funds')])
  expect(shop.paid()).toBe(10_000n)
})

test('payments in flight together are all served where the balance covers them', async () => {
  const shop = await createShop()
  const payments = await Promise.all(Array.from({ length: 20 }, () => shop.buyer.sign('search')))
  const outcomes = await Promise.all(payments.map((payment, i) => shop.call('search', payment, { input: { i } })))
  expect(outcomes.map(code)).toEqual(Array(20).fill('answer'))
  expect(shop.paid()).toBe(200_000n)
})

test('a payment id names one request: its repetition under a new nonce is answered and not charged', async () => {
  const shop = await createShop()
  const paymentId = 'order-0000000000000001'
  const first = await shop.call('search', await shop.buyer.sign('search', { paymentId }))
  const second = await shop.call('search', await shop.buyer.sign('search', { paymentId }))
  expect(second).toEqual(first)
  expect(shop.paid()).toBe(10_000n)
})

test('a payment id of another request of the same payer is a conflict; of another payer it is not', async () => {
  const shop = await createShop()
  const paymentId = 'order-0000000000000001'
  await shop.call('search', await shop.buyer.sign('search', { paymentId }))
  const again = await shop.buyer.sign('search', { paymentId })
  expect(code(await shop.call('search', again, { input: { q: 'y' } }))).toBe('payment_id_conflict')
  const other = createBuyer(shop.terms, shop.token, shop.now)
  expect(code(await shop.call('search', await other.sign('search', { paymentId }), { input: { q: 'y' } }))).toBe(
    'answer',
  )
})

test('a payment id that is out of shape is refused', async () => {
  const shop = await createShop()
  expect(code(await shop.call('search', await shop.buyer.sign('search', { paymentId: 'short' })))).toBe(
    'payment_invalid',
  )
})

test('the facilitator down: 502 with the reason, uncharged, and the same payment works when it is back', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { onVerify } = shop.facilitator
  shop.facilitator.onVerify = () => Promise.reject(new Error('down'))
  expect(code(await shop.call('search', payment))).toBe('facilitator_unavailable')
  shop.facilitator.onVerify = never
  expect(code(await shop.call('search', payment))).toBe('facilitator_unavailable')
  shop.facilitator.onVerify = onVerify
  expect(code(await shop.call('search', payment))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
})

test('settle landed and the facilitator answered 500: the answer is given', async () => {
  const shop = await createShop()
  shop.facilitator.onSettle = (real) => {
    real()
    return Promise.reject(new Error('500'))
  }
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
})

test('settle landed and the facilitator named a reason against it: the chain is believed', async () => {
  const shop = await createShop()
  shop.facilitator.onSettle = async (real) => ({
    ...real(),
    success: false,
    errorReason: 'invalid_payload',
    transaction: '',
  })
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
})

test('the facilitator says settled and nothing has landed: no answer, and no 402', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { onSettle } = shop.facilitator
  shop.facilitator.onSettle = async () => ({
    success: true,
    transaction: `0x${'1'.repeat(64)}`,
    network: 'eip155:84532',
  })
  expect(code(await shop.call('search', payment))).toBe('settlement_pending')
  shop.facilitator.onSettle = onSettle
  expect(code(await shop.call('search', payment))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
})

test('a refusal with a definite reason fails the payment and charges nothing', async () => {
  const shop = await createShop()
  shop.facilitator.onSettle = async () => ({
    success: false,
    errorReason: 'invalid_exact_evm_insufficient_balance',
    transaction: '',
    network: 'eip155:84532',
  })
  const payment = await shop.buyer.sign('search')
  expect(code(await shop.call('search', payment))).toBe('insufficient_funds')
  expect((await shop.ledger.recent(1))[0]?.state).toBe('failed')
  expect(shop.paid()).toBe(0n)
})

test.each([
  ['verify', { onVerify: async () => ({ isValid: false, invalidReason: 'invalid_exact_evm_payload' }) }],
  [
    'settle',
    {
      onSettle: async () => ({
        success: false as const,
        errorReason: 'invalid_exact_evm_payload',
        transaction: '',
        network: 'eip155:84532' as const,
      }),
    },
  ],
])(
  'a copy of a call whose payment a wrong word at %s refused is not charged beside what its buyer signs anew',
  async (_, lie) => {
    const shop = await createShop()
    const { onVerify, onSettle } = shop.facilitator
    const payment = await shop.buyer.sign('search')
    Object.assign(shop.facilitator, lie)
    const first = shop.call('search', payment)
    const second = shop.call('search', payment)
    expect(code(await first)).toBe('payment_invalid')
    Object.assign(shop.facilitator, { onVerify, onSettle })
    expect(code(await second)).toBe('payment_invalid')
    expect(code(await shop.call('search', payment))).toBe('payment_invalid')
    expect(code(await shop.call('brief', payment))).toBe('payment_invalid')
    expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
    expect(shop.paid()).toBe(10_000n)
  },
)

test('settle slower than its time: 503 with Retry-After, then the same payment gets its answer, charged once', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { onSettle } = shop.facilitator
  let land = () => {}
  shop.facilitator.onSettle = (real) => {
    land = real
    return never()
  }
  const outcome = await shop.call('search', payment)
  expect(code(outcome)).toBe('settlement_pending')
  expect('error' in outcome && outcome.error.retryAfter).toBeGreaterThan(0)
  land()
  shop.facilitator.onSettle = onSettle
  expect(code(await shop.call('search', payment))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
  expect(shop.facilitator.settled).toHaveLength(1)
})

test('pending is never 402, and ends as failed only when the nonce is unused and the time is over', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  shop.facilitator.onSettle = never
  expect(code(await shop.call('search', payment))).toBe('settlement_pending')
  expect(code(await shop.call('search', payment))).toBe('settlement_pending')
  shop.clock.ahead += 400_000
  expect(code(await shop.call('search', payment))).toBe('payment_expired')
  expect((await shop.ledger.recent(1))[0]).toMatchObject({ state: 'failed', reason: 'expired_unused' })
})

test('a refusal of a repeated settle proves nothing, since the first may still be on its way', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  shop.facilitator.onSettle = never
  await shop.call('search', payment)
  shop.facilitator.onSettle = async () => ({
    success: false,
    errorReason: 'invalid_exact_evm_insufficient_balance',
    transaction: '',
    network: 'eip155:84532',
  })
  expect(code(await shop.call('search', payment))).toBe('settlement_pending')
})

test('a nonce that was cancelled on the chain is a failed payment and no answer', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  shop.facilitator.onSettle = async () => {
    const row = (await shop.ledger.recent(1))[0]
    shop.token.cancel(row?.payer ?? '', row?.nonce ?? '')
    throw new Error('500')
  }
  expect(code(await shop.call('search', payment))).toBe('payment_invalid')
  expect((await shop.ledger.recent(1))[0]).toMatchObject({ state: 'failed', reason: 'authorization_spent_otherwise' })
})

test('the chain unreadable: the facilitator is believed when it says settled, and nothing is called failed', async () => {
  const shop = await createShop()
  shop.token.down = true
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
  shop.facilitator.onSettle = () => Promise.reject(new Error('500'))
  const other = await shop.buyer.sign('search')
  expect(code(await shop.call('search', other))).toBe('settlement_pending')
})

test('the caller gone before settling: nothing is settled', async () => {
  const shop = await createShop()
  const client = new AbortController()
  const outcome = await shop.call('search', await shop.buyer.sign('search'), {
    gone: client.signal,
    answer: () => {
      client.abort()
      return { status: 200, mediaType: 'text/plain', body: 'x' }
    },
  })
  expect(outcome.kind).toBe('gone')
  expect(shop.facilitator.settled).toHaveLength(0)
  expect((await shop.ledger.recent(1))[0]?.state).toBe('released')
})

test('the caller gone while settling: the next payment for the same request gets the answer uncharged, once', async () => {
  const shop = await createShop()
  const client = new AbortController()
  const { onSettle } = shop.facilitator
  shop.facilitator.onSettle = async (real) => {
    client.abort()
    return real()
  }
  await shop.call('search', await shop.buyer.sign('search'), { gone: client.signal })
  expect(shop.paid()).toBe(10_000n)
  shop.facilitator.onSettle = onSettle
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
  expect(shop.paid()).toBe(20_000n)
})

test('an undelivered answer is for its own payer and request only', async () => {
  const shop = await createShop()
  const client = new AbortController()
  const call = shop.call('search', await shop.buyer.sign('search'), { gone: client.signal })
  await call
  client.abort()
  await new Promise((resolve) => setTimeout(resolve, 10))
  const other = createBuyer(shop.terms, shop.token, shop.now)
  await shop.call('search', await other.sign('search'))
  await shop.call('search', await shop.buyer.sign('search'), { input: { q: 'y' } })
  expect(shop.paid()).toBe(30_000n)
  await shop.call('search', await shop.buyer.sign('search'))
  expect(shop.paid()).toBe(30_000n)
})

/** A shop that has settled an answer whose caller was gone by then; the text of it is not kept. */
const owing = async (changes: Parameters<typeof createShop>[0] = {}) => {
  const shop = await createShop(changes)
  const client = new AbortController()
  await shop.call('search', await shop.buyer.sign('search'), { gone: client.signal, keepAnswer: false })
  client.abort()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await shop.ledger.recent(1))[0]).toMatchObject({ state: 'settled', undelivered: 1 })
  return shop
}

test('an answer that never arrived and is made otherwise by now is still given for the next payment, uncharged', async () => {
  const shop = await owing()
  const answer = () => ({ status: 200, mediaType: 'text/plain', body: 'another corpus' })
  const outcome = await shop.call('search', await shop.buyer.sign('search'), { keepAnswer: false, answer })
  expect(body(outcome)).toBe('another corpus')
  expect(shop.paid()).toBe(10_000n)
})

test('an answer that never arrived and is too old does not stand in the way of the next payment', async () => {
  const shop = await owing({ answerTtlMs: 1000 })
  shop.clock.ahead += 2000
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
  expect(shop.paid()).toBe(20_000n)
})

test('killed while verifying: the same payment runs after the restart', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { onVerify } = shop.facilitator
  shop.facilitator.onVerify = never
  shop.call('search', payment).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 20))
  shop.facilitator.onVerify = onVerify
  await shop.restart().reconcile()
  expect(code(await shop.call('search', payment))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
})

test.each([
  ['before the transfer was sent', false],
  ['after the transfer was sent', true],
])('killed %s: after the restart the same payment is answered and charged once', async (_, landed) => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { onSettle } = shop.facilitator
  shop.facilitator.onSettle = (real) => {
    if (landed) real()
    return never()
  }
  shop.call('search', payment).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect((await shop.ledger.recent(1))[0]?.state).toBe('settling')
  shop.facilitator.onSettle = onSettle
  await shop.restart().reconcile()
  expect(code(await shop.call('search', payment))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
})

test('what nobody asks for again is brought to an end by itself, and is owed to its payer', async () => {
  const shop = await createShop()
  const { onSettle } = shop.facilitator
  let land = () => {}
  shop.facilitator.onSettle = (real) => {
    land = real
    return never()
  }
  await shop.call('search', await shop.buyer.sign('search'))
  land()
  await shop.paywall.reconcile()
  expect((await shop.ledger.recent(1))[0]).toMatchObject({ state: 'settled', undelivered: 1 })
  shop.facilitator.onSettle = onSettle
  expect(code(await shop.call('search', await shop.buyer.sign('search')))).toBe('answer')
  expect(shop.paid()).toBe(10_000n)
})

test('nothing that is logged holds the input or the signature', async () => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const { payload } = JSON.parse(Buffer.from(payment, 'base64').toString())
  await shop.call('search', payment, { input: { q: 'a secret thing' } })
  const logged = JSON.stringify(shop.events)
  expect(logged).toContain('settled')
  expect(logged).not.toContain('secret')
  expect(logged).not.toContain(payload.signature)
  expect(JSON.stringify(await shop.ledger.recent(9))).not.toContain(payload.signature.slice(2))
})

test('closed: nothing is challenged or sold', async () => {
  const shop = await createShop({ closed: () => 'the token has another name' })
  expect(code(await shop.call('search', undefined))).toBe('payments_off')
})

test('a payment that comes as an object, as over MCP, is the same payment as in a header', async () => {
  const shop = await createShop()
  const header = await shop.buyer.sign('search')
  const object = JSON.parse(Buffer.from(header, 'base64').toString())
  const first = await shop.call('search', object)
  expect(await shop.call('search', header)).toEqual(first)
  expect(code(await shop.call('search', object, { input: { q: 'y' } }))).toBe('payment_already_used')
  expect(shop.paid()).toBe(10_000n)
})

test('a payment that had an id is repeated only by who knows the id, since the rest of it stands on the chain', async () => {
  const shop = await createShop()
  const header = await shop.buyer.sign('search', { paymentId: 'order-0000000000000001' })
  const first = await shop.call('search', header)
  const { extensions: _, ...rebuilt } = JSON.parse(Buffer.from(header, 'base64').toString())
  expect(code(await shop.call('search', rebuilt))).toBe('payment_already_used')
  expect(await shop.call('search', header)).toEqual(first)
})

test.each([0, 1, 2, 3])('the same signature written in way %i is the same payment, before and after', async (way) => {
  const shop = await createShop()
  const payment = await shop.buyer.sign('search')
  const read = JSON.parse(Buffer.from(payment, 'base64').toString())
  const { signature } = read.payload
  const written = encode({ ...read, payload: { ...read.payload, signature: ways(signature)[way] } })
  const first = await shop.call('search', written)
  expect(body(first)).toBeDefined()
  expect(shop.facilitator.settled[0]?.payload.signature).toBe(signature)
  expect(await shop.call('search', payment)).toEqual(first)
  expect(await shop.call('search', written)).toEqual(first)
  expect(shop.paid()).toBe(10_000n)
})
