import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../chain/free-port.ts'
import { createShopper } from '../chain/shopper.ts'
import { startChain } from '../chain/start-chain.ts'
import { startShop } from '../chain/start-shop.ts'
import { type Benchmark, type Figure, median } from './figure.ts'
import { openCounter } from './paid-calls.ts'
import { startPinned } from './pinned-server.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 20
const CALLS = 500
const WARM_UP = 50
const ON_CHAIN_CALLS = 200
const IN_FLIGHT = 20

/** Requests a second that were all answered with one status. */
const perSecond = async (url: string, status: number) => {
  const { requests, errors, statusCodeStats } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => code !== String(status))
  if (errors > 0 || others.length > 0) throw new Error(`${url}: ${errors} errors, statuses ${others.join(', ')}`)
  return requests.average
}

/** Sells to an address that nobody holds, over a facilitator that is not there: a challenge needs neither. */
const sellingEnv = async (folder: string) => ({
  X402_PAY_TO: `0x${'a'.repeat(40)}`,
  X402_NETWORKS: 'eip155:84532',
  X402_FACILITATOR: `http://127.0.0.1:${await freePort()}`,
  X402_RPC_URL_84532: `http://127.0.0.1:${await freePort()}`,
  LEDGER_PATH: join(folder, 'ledger.db'),
})

async function challenges(folder: string): Promise<readonly Figure[]> {
  const server = await startPinned('dist/src/main.js', [], await sellingEnv(folder))
  const file = join(folder, 'body')
  writeFileSync(file, await (await fetch(`${server.url}/search`)).text())
  const bare = await startPinned('dist/tests/bench/bare-server.js', [file])
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await perSecond(`${server.url}/search`, 402))
    theirs.push(await perSecond(`${bare.url}/`, 200))
  }
  await Promise.all([server.stop(), bare.stop()])
  const ratio = median(ours) / median(theirs)
  return [
    { what: '402 challenges', value: median(ours), unit: 'requests/s' },
    { what: 'bare Hono route with the same body', value: median(theirs), unit: 'requests/s' },
    { what: '402 challenges against the bare route', value: ratio, unit: 'ratio', bar: { least: 0.5 } },
  ]
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

/** Runs a numbered work so many at a time. */
const inFlight = async (from: number, to: number, work: (index: number) => Promise<unknown>) => {
  let next = from
  const worker = async () => {
    while (next < to) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
}

/** What paywall and ledger add: everything else that a paid call needs takes no time here. */
async function added(): Promise<readonly Figure[]> {
  const counter = await openCounter(WARM_UP + 2 * CALLS)
  for (let index = 0; index < WARM_UP; index += 1) await counter.pay(index)
  const times: number[] = []
  for (let index = WARM_UP; index < WARM_UP + CALLS; index += 1) {
    const start = performance.now()
    await counter.pay(index)
    times.push(performance.now() - start)
  }
  times.sort((left, right) => left - right)
  const start = performance.now()
  await inFlight(WARM_UP + CALLS, WARM_UP + 2 * CALLS, counter.pay)
  const seconds = (performance.now() - start) / 1000
  await counter.close()
  const note = 'signature check, ledger in a file with full sync, receipt; facilitator and chain take no time'
  return [
    { what: 'added to a paid call by paywall and ledger, p50', value: percentile(times, 0.5), unit: 'ms', note },
    { what: 'added to a paid call by paywall and ledger, p95', value: percentile(times, 0.95), unit: 'ms', note },
    {
      what: `paid calls with ${IN_FLIGHT} in flight, by paywall and ledger alone`,
      value: CALLS / seconds,
      unit: 'calls/s',
    },
  ]
}

/** The whole way: HTTP, our own facilitator in process, and a chain that makes a block a second. */
async function onChain(folder: string): Promise<readonly Figure[]> {
  const chain = await startChain()
  const shop = await startShop({
    PORT: '0',
    ...chain.sellerEnv,
    X402_FACILITATOR: 'local',
    X402_SETTLER_KEY: chain.settlerKey,
    LEDGER_PATH: join(folder, 'chain.db'),
  })
  const [buyer] = chain.buyers
  if (!buyer) throw new Error('no buyer')
  const shopper = createShopper(shop.url, buyer.account)
  const start = performance.now()
  await inFlight(0, ON_CHAIN_CALLS, async (index) => {
    const { status } = await shopper.buy(`/search?q=${index}`)
    if (status !== 200) throw new Error(`call ${index} was answered ${status}`)
  })
  const seconds = (performance.now() - start) / 1000
  await shop.stop()
  await chain.stop()
  const note = 'price asked, signed, verified, settled on the local chain (a block a second), answered'
  return [
    {
      what: `paid calls with ${IN_FLIGHT} in flight, the whole way`,
      value: ON_CHAIN_CALLS / seconds,
      unit: 'calls/s',
      note,
    },
  ]
}

export const payment: Benchmark = {
  name: 'Payment',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-payment-'))
    try {
      return [...(await challenges(folder)), ...(await added()), ...(await onChain(folder))]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
