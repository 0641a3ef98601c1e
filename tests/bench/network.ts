import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'
import { readConfig } from '../../src/config.ts'
import type { Network } from '../../src/network/create-network.ts'
import { pruneNetwork } from '../../src/network/prune.ts'
import { observeInput, queryInput } from '../../src/network/schema.ts'
import { openNetwork } from '../../src/open-network.ts'
import { openStore } from '../../src/store/open-store.ts'
import { validate } from '../../src/validate.ts'
import { type Benchmark, type Figure, median } from './figure.ts'
import { FINGERPRINTS, failureAt, failureCall, reporterAt, SPREAD_HOURS } from './network/reports.ts'
import { startPinned } from './pinned-server.ts'
import { type Resident, resident } from './resident.ts'

const ROWS = 1_000_000
const ROUNDS = 5
const QUERIES = 600
const WRITERS = 128
/** Long enough for the heap to have been collected once by the first third: it grows until then whatever is kept. */
const OBSERVE_MS = 36_000
const HTTP_SECONDS = 8

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** Milliseconds of this process on a core, all its threads together. */
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How often this process was taken off its core so that another could run. */
const interruptions = () => process.resourceUsage().involuntaryContextSwitches

interface Timed {
  readonly wall: readonly number[]
  readonly processor: readonly number[]
  /** Of those questions during which no other process had the core. */
  readonly undisturbed: readonly number[]
}

async function timeQueries(network: Network, failures: readonly number[]): Promise<Timed> {
  const wall: number[] = []
  const processor: number[] = []
  const undisturbed: number[] = []
  for (const [place, failure] of failures.entries()) {
    const input = validate(queryInput, failureCall(failure, place))
    const before = interruptions()
    const started = processorMs()
    const start = performance.now()
    await network.query(input, reporterAt(place))
    const took = performance.now() - start
    wall.push(took)
    processor.push(processorMs() - started)
    if (interruptions() === before) undisturbed.push(took)
  }
  return { wall, processor, undisturbed }
}

/** What is asked about: every failure as often as any other, as often as it is reported, or the most frequent one alone. */
const ASKED: Readonly<Record<string, (question: number) => number>> = {
  'all failures alike': (question) => (question * 7919) % FINGERPRINTS,
  'as often as reported': (question) => failureAt(question * 131),
  'the most frequent failure': () => 0,
}

/** Percentiles are of a round, and the median of the rounds is told: a disturbance of the machine is in one and not in all. */
async function queryFigures(network: Network): Promise<readonly Figure[]> {
  const asked = Object.entries(ASKED)
  const rounds: { name: string; timed: Timed }[] = []
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, failureOf] of asked) {
      const failures = Array.from({ length: QUERIES }, (_, question) => failureOf(round * QUERIES + question))
      const timed = await timeQueries(network, failures)
      // The first round warms up.
      if (round > 0) rounds.push({ name, timed })
    }
  return asked.flatMap(([name]) => {
    const own = rounds.filter((round) => round.name === name).map(({ timed }) => timed)
    const told = (of: keyof Timed, share: number) => median(own.map((timed) => percentile(timed[of], share)))
    const calm = own.reduce((sum, { undisturbed }) => sum + undisturbed.length, 0) / (ROUNDS * QUERIES)
    const note = `${ROWS} raw rows, ${FINGERPRINTS} fingerprints; median of ${ROUNDS} rounds of ${QUERIES}`
    return [
      { what: `query, ${name}, p50`, value: told('wall', 0.5), unit: 'ms', note },
      { what: `query, ${name}, p99`, value: told('wall', 0.99), unit: 'ms', bar: { most: 5 }, note },
      { what: `query, ${name}, p99 of processor time`, value: told('processor', 0.99), unit: 'ms' },
      {
        what: `query, ${name}, p99 where no other process had the core meanwhile`,
        value: told('undisturbed', 0.99),
        unit: 'ms',
        note: `${Math.round(100 * calm)}% of them; the longer one takes, the likelier it is left out here`,
      },
    ]
  })
}

const observation = (row: number) => ({ ...failureCall(failureAt(row), row), outcome: 'failure' })

interface Acknowledged {
  readonly reports: number
  readonly seconds: number
  readonly processor: number
  readonly atThird: Resident
  readonly atEnd: Resident
}

/** As many reports as are acknowledged in the time; what is collected for the sake of measuring is in its processor time. */
async function observeFor(network: Network, ms: number): Promise<Acknowledged> {
  const start = performance.now()
  const started = processorMs()
  let reports = 0
  let atThird: Resident | undefined
  const writer = async (first: number) => {
    for (let row = first; performance.now() - start < ms; row += WRITERS) {
      await network.observe(validate(observeInput, observation(row)), reporterAt(row))
      reports += 1
      if (performance.now() - start > ms / 3) atThird ??= resident()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)))
  const seconds = (performance.now() - start) / 1000
  const processor = processorMs() - started
  const atEnd = resident()
  return { reports, seconds, processor, atThird: atThird ?? atEnd, atEnd }
}

async function observeFigures(network: Network): Promise<readonly Figure[]> {
  const { reports, seconds, processor, atThird, atEnd } = await observeFor(network, OBSERVE_MS)
  const grown = (part: keyof Resident) => ({ value: atEnd[part] / atThird[part], unit: 'ratio' })
  const megabytes = (part: keyof Resident) => `${Math.round(atThird[part])} MB, then ${Math.round(atEnd[part])} MB`
  return [
    {
      what: 'observe, acknowledged once durable',
      value: reports / seconds,
      unit: 'reports/s',
      bar: { least: 2000 },
      note: `the function, ${WRITERS} at a time; SQLite in a file, WAL with full sync, a group of reports in one commit`,
    },
    { what: 'observe, processor time of one', value: processor / reports, unit: 'ms', note: `of ${reports}` },
    {
      what: 'resident memory at the end of that against one third',
      ...grown('kept'),
      bar: { most: 1.1 },
      note: `once garbage was collected: ${megabytes('kept')}`,
    },
    { what: 'the same with garbage', ...grown('all'), note: megabytes('all') },
  ]
}

async function pruneFigures(db: Parameters<typeof pruneNetwork>[0]): Promise<readonly Figure[]> {
  const start = performance.now()
  const started = processorMs()
  const { observations } = await pruneNetwork(db, { nowMs: Date.now(), hours: SPREAD_HOURS / 2, dryRun: false })
  return [
    { what: `prune of ${observations} raw rows`, value: (performance.now() - start) / 1000, unit: 's' },
    { what: 'the same, processor time', value: (processorMs() - started) / 1000, unit: 's' },
  ]
}

async function observeOverHttp(ledgerPath: string): Promise<Figure> {
  const server = await startPinned('dist/src/main.js', [], { LEDGER_PATH: ledgerPath })
  let row = 0
  const { requests, non2xx, errors } = await autocannon({
    url: server.url,
    connections: WRITERS,
    duration: HTTP_SECONDS,
    requests: [
      {
        method: 'POST',
        path: '/v1/observe',
        setupRequest: (request) => {
          row += 1
          const headers = { 'content-type': 'application/json', 'x-reporter-id': `agent-${row % 500}` }
          return { ...request, headers, body: JSON.stringify(observation(row)) }
        },
      },
    ],
  })
  await server.stop()
  if (non2xx + errors > 0) throw new Error(`observe: ${non2xx} answers other than 2xx, ${errors} errors`)
  return {
    what: 'observe over HTTP',
    value: requests.average,
    unit: 'reports/s',
    note: `${WRITERS} connections, the server on one core and what asks it on the other`,
  }
}

async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-network-'))
  const ledgerPath = join(folder, 'network.db')
  try {
    const start = performance.now()
    execFileSync(process.execPath, ['dist/tests/bench/network/fill-store.js', ledgerPath, String(ROWS)])
    const filled = (performance.now() - start) / 1000
    const store = await openStore({ ledgerPath })
    const config = readConfig({ RATE_LIMIT_PER_MINUTE: '0' })
    const network = await openNetwork(config, store, createSearchIndex(loadCorpus('dist')))
    const queried = await queryFigures(network)
    const observed = await observeFigures(network)
    const pruned = await pruneFigures(store.db)
    const memory = resident().all
    await network.close()
    await store.close()
    return [
      { what: `fill of ${ROWS} raw rows, in bulk`, value: filled, unit: 's', note: 'before anything is measured' },
      ...queried,
      ...observed,
      await observeOverHttp(ledgerPath),
      ...pruned,
      { what: 'memory at the end', value: memory, unit: 'MB' },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const network: Benchmark = { name: 'Network', run }
