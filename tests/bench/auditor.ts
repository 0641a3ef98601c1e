import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { precheck } from '../../src/audit/precheck.ts'
import { HOSTILE_TEXTS } from './audit/hostile-texts.ts'
import { readSet } from './audit/sets.ts'
import { type Benchmark, type Figure, median } from './figure.ts'

const ROUNDS = 40
const SLICE = 90_000

/** Processor time of one call: what others do on the machine does not count. */
function milliseconds(task: () => void): number {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const best = (times: readonly number[]): number => Math.min(...times)
const timesOf = (rounds: number, task: () => void): number[] => Array.from({ length: rounds }, () => milliseconds(task))

const textOf = (file: string): string =>
  readSet(file)
    .map((p) => p.text)
    .join('\n\n')
    .slice(0, SLICE)

/** Sentences and parts of speech alone, as the library finds them: what any reading of the text costs on this machine, now. */
const tagger = winkNLP(model, ['sbd', 'pos'])

/** Both by turns, so that whatever else the machine does slows both alike. */
function throughput(): Figure[] {
  const text = textOf('audit-dev.jsonl')
  const size = Buffer.byteLength(text)
  const unread = textOf('own.jsonl')
  const [first = 0] = timesOf(1, () => precheck({ text: unread }))
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: milliseconds(() => precheck({ text })),
    plain: milliseconds(() => tagger.readDoc(text)),
  }))
  const ours = best(rounds.map((r) => r.ours))
  const plain = best(rounds.map((r) => r.plain))
  const what = `${Math.round(size / 1000)} kB of prose, most sentences a claim`
  const note = `${what}; one core's processor time, best of ${ROUNDS} readings of it`
  return [
    { what: 'ordinary text', value: size / 1e3 / ours, unit: 'MB/s', bar: { least: 1.5 }, note },
    {
      what: 'plain tagging of it',
      value: size / 1e3 / plain,
      unit: 'MB/s',
      note: 'wink-nlp alone, by turns with ours',
    },
    { what: 'time of a reading, in plain taggings', value: ours / plain, unit: 'times' },
    {
      what: 'the first text after the start',
      value: Buffer.byteLength(unread) / 1e3 / first,
      unit: 'MB/s',
      note: 'nothing compiled yet, no word met before',
    },
  ]
}

/** The auditor: ordinary text by the megabyte, and the slowest of the hostile texts. */
export const auditor: Benchmark = {
  name: 'Auditor',
  run: async () => {
    const ordinary = throughput()
    const times = Object.entries(HOSTILE_TEXTS).map(([name, hostile]) => ({
      name,
      ms: best(timesOf(2, () => precheck({ text: hostile }))),
    }))
    const worst = times.reduce((a, b) => (b.ms > a.ms ? b : a))
    return [
      ...ordinary,
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
