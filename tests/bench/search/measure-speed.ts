import { loadCorpus } from '../../../src/cases/load-corpus.ts'
import { createSearchIndex } from '../../../src/cases/search-index.ts'
import { makeCases } from './made-cases.ts'
import { readQueries } from './queries.ts'

/** `node --expose-gc measure-speed.js COUNT`: one line of JSON on an index over so many cases. Times are of the processor. */
const count = Number(process.argv[2])
const ROUNDS = 3
const WARM_UP = 50
const MIB = 2 ** 20

function processorMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function usedBytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const real = loadCorpus('dist').cases
const cases = count === real.length ? real : makeCases(real, count)
const before = usedBytes()
const made: ReturnType<typeof createSearchIndex>[] = []
const build = processorMs(() => made.push(createSearchIndex({ cases, merged: {} })))
const memory = usedBytes() - before
const index = made[0] as ReturnType<typeof createSearchIndex>
const queries = readQueries('search-dev.jsonl').map(({ q }) => q)
for (const q of queries.slice(0, WARM_UP)) index.search(q, { limit: 3 })
const times = Array.from({ length: ROUNDS }, () => queries.map((q) => processorMs(() => index.search(q, { limit: 3 }))))
/** The best of the rounds for each query: what else the machine does is not the search's. */
const best = queries.map((_, at) => Math.min(...times.map((round) => round[at] as number))).sort((a, b) => a - b)
const at = (share: number) => best[Math.min(best.length - 1, Math.floor(best.length * share))]
process.stdout.write(
  `${JSON.stringify({ cases: cases.length, build_s: build / 1000, memory_mib: memory / MIB, p50_ms: at(0.5), p99_ms: at(0.99) })}\n`,
)
