import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sellerJson } from './documented-shapes.ts'
import { marketData, type Seller } from './market-data.ts'
import type { Asked, Fault } from './market-server.ts'
import { emptyFolder, figuresIn, historyIn, runAgainst } from './run-against.ts'
import { sellerTruth } from './truth.ts'

const data = marketData(0, [150, 250])
const runFaulty: typeof runAgainst = (options) => runAgainst({ data, ...options })

/** The fault on one page of one list, as often as it is asked or on the first request only. */
const on = (list: string, fault: Fault, { page = 0, times = Number.POSITIVE_INFINITY } = {}) => {
  return (asked: Asked) => (asked.list === list && asked.page === page && asked.time <= times ? fault : undefined)
}

const inItems = (change: (items: Record<string, unknown>[]) => unknown[]) => (json: unknown) => {
  const answer = json as { result: { data: { json: { items: Record<string, unknown>[] } } } }
  const { items, ...page } = answer.result.data.json
  return { result: { data: { json: { ...page, items: change(items) } } } }
}

const sellersPage = (sellers: readonly Seller[]) => ({ result: { data: { json: { items: sellers.map(sellerJson) } } } })

/** Every list but the one that went wrong is measured, with its figures. */
function expectOthersMeasured(ran: Awaited<ReturnType<typeof runFaulty>>, wrong: string): void {
  for (const { section, now } of ran.histories)
    if (section.id !== wrong) expect([section.id, now]).toEqual([section.id, 'measured'])
  expect(figuresIn(ran, 'sellers-7').sellers).toBe(211)
}

it('429 is waited out as long as Retry-After says, and loses nothing', async () => {
  const ran = await runFaulty({
    fault: on('sellers-30', { status: 429, headers: { 'retry-after': '7' } }, { times: 1 }),
  })
  expect(ran.waited).toContain(7_000)
  expect(ran.said).toEqual(['it answered 429; asking again in 7 s'])
  expect(figuresIn(ran, 'sellers-30').sellers).toBe(437)
})

it('a Retry-After that is a date is waited for', async () => {
  const headers = { 'retry-after': 'Mon, 30 Nov 2026 12:00:42 GMT' }
  const ran = await runFaulty({ fault: on('tools', { status: 503, headers }, { times: 1 }) })
  expect(ran.waited).toContain(42_000)
})

it('a service that asks for an hour is left alone, and said so', async () => {
  const ran = await runFaulty({ fault: on('tools', { status: 429, headers: { 'retry-after': '3600' } }) })
  expect(historyIn(ran, 'tools').missing).toBe(
    'it answered 429 and asks to wait 3600 s, which is longer than is waited here',
  )
  expect(ran.asked.filter(({ list }) => list === 'tools')).toHaveLength(1)
  expectOthersMeasured(ran, 'tools')
})

it('500 twice and then an answer is an answer; the waits double', async () => {
  const ran = await runFaulty({ fault: on('bazaar', { status: 500 }, { page: 2, times: 2 }) })
  expect(ran.waited.filter((ms) => ms !== 500)).toEqual([1_000, 2_000])
  expect(figuresIn(ran, 'bazaar').resources).toBe(250)
})

it('500 for good on a later page keeps the pages before it, and says where the reading stopped', async () => {
  const ran = await runFaulty({ fault: on('sellers-30', { status: 500 }, { page: 2 }) })
  const { latest } = historyIn(ran, 'sellers-30')
  expect(latest?.notes).toContain('Reading stopped before the end of the list: it answered 500 (asked 3 times).')
  const firstPages = sellerTruth((data.sellers[30] ?? []).slice(0, 199))
  expect(figuresIn(ran, 'sellers-30').received).toBeCloseTo(firstPages.received ?? 0, 6)
  expect(ran.stopped.map(({ list }) => list)).toEqual(['sellers-30'])
})

it('404 is not asked again', async () => {
  const ran = await runFaulty({ fault: on('supported', { status: 404 }) })
  expect(historyIn(ran, 'supported').missing).toBe('it answered 404')
  expect(ran.asked.filter(({ list }) => list === 'supported')).toHaveLength(1)
})

it('a field that was renamed everywhere is named, and no figure is made without it', async () => {
  const change = inItems((items) => items.map(({ tx_count, ...row }) => ({ ...row, transactions: tx_count })))
  const ran = await runFaulty({ fault: ({ list }) => (list === 'sellers-30' ? { change } : undefined) })
  expect(historyIn(ran, 'sellers-30').missing).toBe('sellers-30-000.json: items[0].tx_count is missing')
  expect(historyIn(ran, 'sellers-30').latest).toBeNull()
  expect(ran.text).toContain('sellers-30-000.json: items[0].tx_count is missing')
  expectOthersMeasured(ran, 'sellers-30')
})

it('a field of another type in one row is named, the row left out and counted, the others measured', async () => {
  const change = inItems((items) => items.map((row, index) => (index === 4 ? { ...row, tx_count: 'many' } : row)))
  const ran = await runFaulty({ fault: on('sellers-30', { change }) })
  expect(figuresIn(ran, 'sellers-30').sellers).toBe(436)
  expect(historyIn(ran, 'sellers-30').latest?.notes).toEqual([
    'Rows given: 441; it says that it has 441.',
    'Rows used: 436, distinct by `recipient`; given again and left out: 4.',
    'Rows left out because they could not be read: 1.',
    'First fault: sellers-30-000.json: items[4].tx_count is a string where a number was expected.',
  ])
})

it.each<[string, string, (json: unknown) => unknown, string]>([
  [
    'without its list',
    'buyers-7',
    () => ({ result: { data: { json: { hasNextPage: false } } } }),
    'answer.result.data.json.items is missing',
  ],
  [
    'with null for its list',
    'facilitator',
    () => ({ items: null, pagination: {} }),
    'answer.items is null where an array was expected',
  ],
  ['that is an array', 'supported', () => [], 'answer is an array where an object was expected'],
  [
    'with another amount',
    'bazaar',
    (json) => withFirstAccept(json, { amount: 1.5, maxAmountRequired: undefined }),
    'items[0].accepts[0].amount is a number where a whole number or its digits was expected',
  ],
  [
    'with an impossible date',
    'bazaar',
    (json) => withFirst(json, { lastUpdated: 'yesterday' }),
    'items[0].lastUpdated is a string where a time (ISO 8601 or unix) was expected',
  ],
])('an answer %s is refused with the name of the field', async (_what, list, change, message) => {
  const ran = await runFaulty({ fault: on(list, { change }) })
  const { missing, latest } = historyIn(ran, list)
  expect(`${missing} ${latest?.notes.join(' ')}`).toContain(message)
})

const withFirst = (json: unknown, change: object) => {
  const { items, ...page } = json as { items: object[] }
  return { ...page, items: items.map((row, index) => (index === 0 ? { ...row, ...change } : row)) }
}

const withFirstAccept = (json: unknown, change: object) => {
  const { items } = json as { items: { accepts: object[] }[] }
  return withFirst(json, { accepts: items[0]?.accepts.map((way) => ({ ...way, ...change })) })
}

it('an empty list is measured as empty: counts are 0 and what is over nothing is not defined', async () => {
  const empty = data
  const ran = await runFaulty({
    data: { ...empty, sellers: { ...empty.sellers, 30: [] }, resources: { ...empty.resources, bazaar: [] } },
  })
  expect(historyIn(ran, 'sellers-30').now).toBe('measured')
  expect(figuresIn(ran, 'sellers-30')).toMatchObject({ sellers: 0, received: 0, per_transaction: null, usd_gini: null })
  expect(figuresIn(ran, 'bazaar')).toMatchObject({ resources: 0, price_median: null, demo: null })
  expect(ran.text).toContain('| USD of the top 1 | not defined | share | USD of 0 sellers |')
  expect(ran.text).not.toMatch(/NaN|Infinity|undefined/)
})

it.each([
  ['broken JSON', { body: '{"items": [' }, /is not JSON/],
  [
    'a page of HTML',
    { body: '<h1>Down</h1>', headers: { 'content-type': 'text/html' } },
    /13 bytes, content type text\/html\) is not JSON/,
  ],
])('%s is kept as it came and said to be no JSON', async (_what, fault, message) => {
  const ran = await runFaulty({ fault: on('facilitator', fault) })
  expect(historyIn(ran, 'facilitator').missing).toMatch(message)
  expect(readFileSync(join(ran.snapshot, 'facilitator-000.json'), 'utf8')).toBe(fault.body)
  expectOthersMeasured(ran, 'facilitator')
})

it('a service that hangs is given up after its time, and the others are asked', async () => {
  const ran = await runFaulty({ fault: on('buyers-30', { hang: true }), timeoutMs: 400 })
  expect(historyIn(ran, 'buyers-30').missing).toBe('no answer within 0.4 s (asked 3 times)')
  expectOthersMeasured(ran, 'buyers-30')
})

it('a list that gives the same page for ever is read once', async () => {
  let first: unknown
  const change = (json: unknown) => {
    first ??= inItems((items) => items)(json)
    return first
  }
  const ran = await runFaulty({ fault: ({ list }) => (list === 'sellers-30' ? { change } : undefined) })
  expect(ran.asked.filter(({ list }) => list === 'sellers-30')).toHaveLength(2)
  expect(historyIn(ran, 'sellers-30').latest?.notes.join(' ')).toContain('page 2 repeats one that was given before')
  expect(figuresIn(ran, 'sellers-30').sellers).toBe(100)
})

it.each([9_999, 120])(
  'a total that lies (%d) is shown beside what was given, and ends nothing too soon',
  async (total) => {
    const change = (json: unknown) => {
      const { pagination, ...page } = json as { pagination: object }
      return { ...page, pagination: { ...pagination, total } }
    }
    const ran = await runFaulty({ fault: ({ list }) => (list === 'bazaar' ? { change } : undefined) })
    expect(figuresIn(ran, 'bazaar').resources).toBe(250)
    const notes = historyIn(ran, 'bazaar').latest?.notes.join(' ')
    expect(notes).toContain('What it says and what it gave differ; the figures are of what it gave.')
  },
)

it('a list without end is read to the cap, and the cap is said', async () => {
  let number = 0
  const change = inItems(([row]) => {
    number += 1
    return [{ ...row, recipient: `0x${number}` }]
  })
  const endless = (json: unknown) => {
    const answer = change(json) as { result: { data: { json: object } } }
    return { result: { data: { json: { ...answer.result.data.json, hasNextPage: true } } } }
  }
  const firstPage = sellersPage(data.sellers[1] ?? [])
  const ran = await runFaulty({
    fault: ({ list }) => (list === 'sellers-1' ? { change: () => endless(firstPage) } : undefined),
  })
  expect(figuresIn(ran, 'sellers-1').sellers).toBe(400)
  expect(historyIn(ran, 'sellers-1').latest?.notes.join(' ')).toContain('the cap of 400 pages was reached')
})

it('an answer larger than may be kept is not read to its end', async () => {
  const ran = await runFaulty({ fault: on('tools', { body: `"${'x'.repeat(2_000_000)}"` }) })
  expect(historyIn(ran, 'tools').missing).toBe('its answer is larger than 1000000 bytes, the most that is kept')
})

it('an RPC that answers with an error gives no figure, and its words are not repeated', async () => {
  const ran = await runFaulty({
    fault: ({ list }) =>
      list === 'chain' ? { body: '{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"key 123"}}' } : undefined,
  })
  expect(historyIn(ran, 'chain').missing).toBe('the RPC answered with an error')
  expect(ran.text).not.toContain('key 123')
})

it('a run that reaches nothing keeps what was measured before, with its date', async () => {
  const folder = emptyFolder()
  await runFaulty({ folder })
  const later = await runFaulty({ folder, now: new Date('2026-12-07T12:00:00Z'), fault: () => ({ status: 503 }) })
  expect(later.histories.every(({ now, latest }) => now === 'not measured' && latest !== null)).toBe(true)
  expect(later.text).toContain('Parts asked in it: 11; parts measured: 0.')
  expect(later.text).toContain('Not measured in the run of 2026-12-07: it answered 503 (asked 3 times).')
  expect(later.text).toContain('Measured at 2026-11-30T12:00:00.000Z from 5 stored answers')
  expect(later.text).toMatch(/\| sellers \| 437 \|/)
})

it('two runs of one day are kept apart', async () => {
  const folder = emptyFolder()
  const first = await runFaulty({ folder })
  const second = await runFaulty({ folder })
  expect([first.snapshot, second.snapshot].map((path) => path.slice(folder.length))).toEqual([
    '/market/snapshots/2026-11-30',
    '/market/snapshots/2026-11-30-2',
  ])
})
