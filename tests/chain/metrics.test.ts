import { expect, test } from 'vitest'
import { changes, readExposition } from '../metrics/read-exposition.ts'
import { archiveUnderTest } from './archive-under-test.ts'
import { createShopper } from './shopper.ts'

const stand = archiveUnderTest()

const shopper = () => {
  const [buyer] = stand.chain.buyers
  if (!buyer) throw new Error('no buyers')
  return createShopper(stand.archive.url, buyer.account)
}

const text = async () => (await fetch(`${stand.archive.url}/metrics`)).text()

/** By how much the service's own figures moved, the reading itself left out. */
const moved = async (act: () => Promise<unknown>) => {
  const before = readExposition(await text())
  await act()
  const all = Object.entries(changes(before, readExposition(await text())))
  return Object.fromEntries(
    all.filter(([key]) => key.startsWith('failure_archive_') && !key.includes('route="metrics"')),
  )
}

const PATH = '/search?q=stale+cache'
const requests = (status: string) => `failure_archive_requests_total{route="search",status="${status}"}`
const entered = (state: string) => `failure_archive_payment_transitions_total{state="${state}"}`

test('a sale on a chain moves each figure by one, and the same payment again only the requests', async () => {
  const headers = await shopper().sign(PATH)
  const buy = () => fetch(`${stand.archive.url}${PATH}`, { headers })
  expect(await moved(buy)).toEqual({
    [requests('2xx')]: 1,
    [entered('verifying')]: 1,
    [entered('served')]: 1,
    [entered('settling')]: 1,
    [entered('settled')]: 1,
    'failure_archive_payments{state="settled"}': 1,
    'failure_archive_verify_seconds_count{verdict="valid"}': 1,
    'failure_archive_settle_seconds_count{said="landed"}': 1,
  })
  expect(await moved(buy)).toEqual({ [requests('2xx')]: 1 })
})

test('a call without a payment is a challenge, whether over HTTP or as a tool', async () => {
  const challenge = 'failure_archive_challenges_total{route="search",code="payment_required"}'
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search', arguments: { q: 'stale cache' } },
  }
  const asTool = () =>
    fetch(`${stand.archive.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(call),
    })
  expect(await moved(() => fetch(`${stand.archive.url}${PATH}`))).toEqual({ [requests('4xx')]: 1, [challenge]: 1 })
  expect(await moved(asTool)).toEqual({
    'failure_archive_requests_total{route="mcp",status="2xx"}': 1,
    [challenge]: 1,
  })
})

test('memory and the lag of the event loop are told, and nothing of who has paid', async () => {
  const body = await text()
  const figures = readExposition(body)
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  for (const { account } of stand.chain.buyers) expect(body.toLowerCase()).not.toContain(account.address.toLowerCase())
  for (const secret of [stand.chain.payTo, stand.chain.settlerKey, 'stale', '0x'])
    expect(body.toLowerCase()).not.toContain(secret.toLowerCase())
})
