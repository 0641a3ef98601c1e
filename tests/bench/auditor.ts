import { precheck } from '../../src/audit/precheck.ts'
import { HOSTILE_TEXTS } from './audit/hostile-texts.ts'
import { readSet } from './audit/sets.ts'
import { type Benchmark, type Figure, median } from './figure.ts'

const ROUNDS = 15
const SLICE = 90_000

/** Processor time of one call: what others do on the machine does not count. */
function milliseconds(task: () => void): number {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const best = (rounds: number, task: () => void): number =>
  Math.min(...Array.from({ length: rounds }, () => milliseconds(task)))

function throughput(what: string, text: string): Figure {
  const ms = best(ROUNDS, () => precheck({ text }))
  return { what, value: Buffer.byteLength(text) / 1e3 / ms, unit: 'MB/s', bar: { least: 1.5 }, note: 'one core' }
}

/** The auditor: ordinary text by the megabyte, and the slowest of the hostile texts. */
export const auditor: Benchmark = {
  name: 'Auditor',
  run: async () => {
    const text = readSet('audit-dev.jsonl')
      .map((p) => p.text)
      .join('\n\n')
      .slice(0, SLICE)
    const times = Object.entries(HOSTILE_TEXTS).map(([name, hostile]) => ({
      name,
      ms: best(2, () => precheck({ text: hostile })),
    }))
    const worst = times.reduce((a, b) => (b.ms > a.ms ? b : a))
    return [
      throughput('ordinary text', text),
      {
        what: `slowest of ${times.length} hostile texts of 100,000 characters`,
        value: worst.ms,
        unit: 'ms',
        bar: { most: 500 },
        note: worst.name,
      },
      { what: 'median of them', value: median(times.map((t) => t.ms)), unit: 'ms' },
    ]
  },
}
