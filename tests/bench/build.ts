import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCorpus } from '../../src/build/build-corpus.ts'
import { readDocuments } from '../../src/build/read-documents.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { mask } from '../../src/redaction/mask.ts'
import { type Benchmark, type Figure, median } from './figure.ts'

const CORPUS = 'corpus'
const ROUNDS = 5
/** Repeated to a long text, each of these is as hard on the gate as any that was found. */
const HOSTILE = ['-----BEGIN RSA PRIVATE KEY-----\nabc\n', 'а', 'sk-', 'a1\n', 'http://a:b@', 'ghp_']
const SHORT = 200_000
const LONG = 800_000

function seconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

const rounds = (work: () => unknown): number => median(Array.from({ length: ROUNDS }, () => seconds(work)))
const long = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length))

async function run(): Promise<readonly Figure[]> {
  const out = mkdtempSync(join(tmpdir(), 'bench-build-'))
  const texts = readDocuments(CORPUS).map(({ text }) => text)
  const megabytes = Buffer.byteLength(texts.join('')) / 1e6
  const maskAll = rounds(() => texts.map((text) => mask(text)))
  const hostile = HOSTILE.map((piece) => {
    const times = [SHORT, LONG].map((length) => rounds(() => mask(long(piece, length))))
    return { short: times[0] ?? 0, long: times[1] ?? 0 }
  })
  const build = rounds(() => buildCorpus({ in: CORPUS, out, now: new Date(0) }))
  const load = rounds(() => loadCorpus(out))
  rmSync(out, { recursive: true })
  return [
    { what: `build of ${texts.length} documents, with probes`, value: build, unit: 's' },
    { what: 'load of the built corpus, hashes verified', value: load, unit: 's' },
    { what: 'mask, ordinary text', value: megabytes / maskAll, unit: 'MB/s' },
    {
      what: 'mask, slowest hostile text of 800,000 characters',
      value: Math.max(...hostile.map((time) => time.long)),
      unit: 's',
    },
    {
      what: 'mask, time for four times the hostile text',
      value: Math.max(...hostile.map((time) => time.long / time.short)),
      unit: 'times',
      note: 'linear is 4',
    },
  ]
}

export const build: Benchmark = { name: 'Build', run }
