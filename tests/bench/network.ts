import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'
import { readConfig } from '../../src/config.ts'
import type { Network } from '../../src/network/create-network.ts'
import { subjectsOf } from '../../src/network/fingerprint.ts'
import { pruneNetwork, RAW_HOURS } from '../../src/network/prune.ts'
import { HOUR_MS, type Observation, type Outcome } from '../../src/network/report.ts'
import { observeInput, queryInput } from '../../src/network/schema.ts'
import { failureShape } from '../../src/network/shape.ts'
import { writeReports } from '../../src/network/write-reports.ts'
import { openNetwork } from '../../src/open-network.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { validate } from '../../src/validate.ts'
import type { Benchmark, Figure } from './figure.ts'

const ROWS = 1_000_000
const FINGERPRINTS = 10_000
const REPORTERS = 50
/** One row in five is of one hot failure. */
const HOT_EVERY = 5
/** Older rows than are kept are among them, so that there is something to prune. */
const SPREAD_HOURS = 60
const GROUP = 1000
/** Each is counted under four subjects, and a statement takes 32,766 values. */
const OUTCOMES = 200
const QUERIES = 3000
const WRITERS = 128
const OBSERVE_MS = 10_000

const WORDS = ['field', 'table', 'token', 'branch', 'bucket', 'quota', 'index', 'header', 'cursor', 'schema']
const word = (index: number) => WORDS[index % WORDS.length] ?? ''

/** The message of each fingerprint differs in words, since numbers are folded. */
const failure = (index: number) => ({
  service: `service-${word(index)}-${word(Math.floor(index / 10))}`,
  operation: `${word(Math.floor(index / 100))}_call`,
  version: `1.${index % 10}`,
  error_type: index % 3 === 0 ? 'RateLimitError' : 'ValidationError',
  error_code: index % 3 === 0 ? 429 : 422,
  error_message: `unknown ${word(index)} ${word(Math.floor(index / 1000))} in request ${index + 10_000}`,
})

const reporter = (index: number) => ({ hash: `reporter-${index % REPORTERS}`, source: 'agent', lane: '' }) as const

const fingerprintAt = (row: number) => (row % HOT_EVERY === 0 ? 0 : row % FINGERPRINTS)

async function fill(store: Store, nowMs: number): Promise<void> {
  const write = writeReports(store.db)
  const shapes = Array.from({ length: FINGERPRINTS }, (_, index) => {
    const shape = failureShape({ ...failure(index), error_code: String(failure(index).error_code) })
    return { shape, subjects: subjectsOf(shape) }
  })
  const observation = (row: number): Observation => {
    const known = shapes[fingerprintAt(row)] ?? shapes[0]
    if (!known) throw new Error('no shapes')
    return {
      kind: 'observation',
      at: nowMs - Math.floor((SPREAD_HOURS * HOUR_MS * (ROWS - row)) / ROWS),
      reporter: reporter(row),
      call: known.shape,
      failure: known,
      latencyMs: 100,
      mutates: 'unknown',
    }
  }
  for (let row = 0; row < ROWS; row += GROUP)
    await write(Array.from({ length: GROUP }, (_, index) => observation(row + index)))
  const outcomes = Array.from({ length: ROWS / 20 }, (_, index): Outcome => {
    const row = ROWS - 1 - index
    const { subjects } = shapes[fingerprintAt(row)] ?? shapes[0] ?? { subjects: { fingerprint: '' } }
    const action = `${word(index)}_fix`
    return {
      kind: 'outcome',
      at: nowMs,
      reporter: reporter(row),
      fingerprint: subjects.fingerprint,
      action,
      successful: true,
    }
  })
  for (let from = 0; from < outcomes.length; from += OUTCOMES) await write(outcomes.slice(from, from + OUTCOMES))
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

async function timeQueries(network: Network, indexes: readonly number[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const index of indexes) {
    const start = performance.now()
    await network.query(validate(queryInput, failure(index)), reporter(index))
    times.push(performance.now() - start)
  }
  return times
}

const rss = () => process.memoryUsage().rss / 1e6

/** As many reports as are acknowledged in the time, and the memory at a third of it and at the end. */
async function timeObserve(network: Network) {
  const start = performance.now()
  let acknowledged = 0
  let third = 0
  const writer = async (first: number) => {
    for (let index = first; performance.now() - start < OBSERVE_MS; index += WRITERS) {
      const input = validate(observeInput, { ...failure(index % FINGERPRINTS), outcome: 'failure' })
      await network.observe(input, reporter(index))
      acknowledged += 1
      if (third === 0 && performance.now() - start > OBSERVE_MS / 3) third = rss()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)))
  return { perSecond: (acknowledged * 1000) / (performance.now() - start), growth: rss() / third }
}

async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-network-'))
  const store = await openStore({ ledgerPath: join(folder, 'network.db') })
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '0' })
  const network = await openNetwork(config, store, createSearchIndex(loadCorpus('dist')))
  const nowMs = Date.now()
  await fill(store, nowMs)
  const indexes = Array.from({ length: QUERIES }, (_, index) => (index * 7919) % FINGERPRINTS)
  await timeQueries(network, indexes.slice(0, 300))
  const cold = await timeQueries(network, indexes)
  const hot = await timeQueries(network, Array(1000).fill(0))
  const observed = await timeObserve(network)
  const start = performance.now()
  const pruned = await pruneNetwork(store.db, { nowMs, hours: RAW_HOURS, dryRun: false })
  const pruneSeconds = (performance.now() - start) / 1000
  const memory = rss()
  await network.close()
  await store.close()
  rmSync(folder, { recursive: true })
  const note = `${ROWS} raw rows, ${FINGERPRINTS} fingerprints`
  return [
    { what: 'query, p50', value: percentile(cold, 0.5), unit: 'ms', note },
    { what: 'query, p99', value: percentile(cold, 0.99), unit: 'ms', bar: { most: 5 }, note },
    {
      what: 'query of one hot failure, p99',
      value: percentile(hot, 0.99),
      unit: 'ms',
      note: `${ROWS / HOT_EVERY} of the rows`,
    },
    {
      what: 'observe, acknowledged once durable',
      value: observed.perSecond,
      unit: 'reports/s',
      bar: { least: 2000 },
      note: `${WRITERS} at a time, SQLite in a file with WAL and full sync, many reports in one commit`,
    },
    { what: 'memory at the end of that against one third', value: observed.growth, unit: 'ratio', bar: { most: 1.1 } },
    { what: `prune of ${pruned.observations} rows`, value: pruneSeconds, unit: 's' },
    { what: 'memory at the end', value: memory, unit: 'MB' },
  ]
}

export const network: Benchmark = { name: 'Network', run }
