import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import type { Benchmark, Figure } from './figure.ts'

/** What one process measured over one size of archive. */
interface Speed {
  readonly cases: number
  readonly build_s: number
  readonly memory_mib: number
  readonly p50_ms: number
  readonly p99_ms: number
}

const LARGE = [10_000, 100_000]
const MOST_GROWTH = 5

/** A process for each size, so that the memory of one is not counted for another. */
function measure(cases: number): Speed {
  const script = fileURLToPath(new URL('./search/measure-speed.js', import.meta.url))
  const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', script, String(cases)], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the search over ${cases} cases could not be measured`)
  return JSON.parse(stdout)
}

function figuresOf({ cases, build_s, memory_mib, p50_ms, p99_ms }: Speed): Figure[] {
  const over = `over ${cases} cases`
  return [
    { what: `index ${over}, built`, value: build_s, unit: 's' },
    { what: `index ${over}, memory`, value: memory_mib, unit: 'MiB', note: 'heap and arrays, cases not counted' },
    { what: `search ${over}, p50`, value: p50_ms, unit: 'ms' },
    { what: `search ${over}, p99`, value: p99_ms, unit: 'ms' },
  ]
}

export const searchSpeed: Benchmark = {
  name: 'Search',
  run: async () => {
    const today = measure(loadCorpus('dist').cases.length)
    const [ten, hundred] = LARGE.map(measure)
    return [
      ...[today, ten, hundred].flatMap((speed) => (speed ? figuresOf(speed) : [])),
      {
        what: 'p99 at 100,000 cases against that at 10,000',
        value: (hundred?.p99_ms ?? Number.NaN) / (ten?.p99_ms ?? Number.NaN),
        unit: 'times',
        bar: { most: MOST_GROWTH },
      },
    ]
  },
}
