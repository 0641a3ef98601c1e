import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadCorpus, loadFreeShelf } from '../../src/cases/load-corpus.ts'
import { sample } from '../../src/cases/sample.ts'

interface Packed {
  readonly files: readonly { readonly path: string }[]
  readonly unpackedSize: number
}

const corpus = loadCorpus('dist')

it('the package holds the server and the free shelf, and no body that is sold', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' })
  const packed = JSON.parse(output)
  const { files, unpackedSize } = (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]) as Packed
  const paths = files.map(({ path }) => path)
  for (const path of [
    'dist/mcp/main.js',
    'dist/src/cli/main.js',
    'dist/free.json',
    'dist/manifest.json',
    'server.json',
    'docs/mcp.md',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => /^corpus\/|^tests\/|^dist\/tests\/|corpus\.json|history\.jsonl/.test(path))).toEqual([])
  expect(unpackedSize).toBeLessThan(5_000_000)
  const free = new Set(sample(corpus).cases.map(({ id }) => id))
  const texts = paths.filter((path) => /\.(json|js|md)$/.test(path)).map((path) => readFileSync(path, 'utf8'))
  const sold = corpus.cases.filter(({ id, what_happened }) => !free.has(id) && what_happened.length > 100)
  expect(sold.length).toBeGreaterThan(100)
  const whole = texts.join('\n')
  expect(sold.filter(({ what_happened }) => whole.includes(what_happened)).map(({ id }) => id)).toEqual([])
})

it('the free shelf gives the same titles and the same sample as the corpus, and no question that was invented', () => {
  const shelf = loadFreeShelf('dist')
  expect(shelf.titles).toEqual(corpus.titles)
  expect(sample(shelf)).toEqual(sample(corpus))
  expect(shelf.cases.flatMap((one) => one.asked_as)).toEqual([])
  expect(shelf.version).toBe(corpus.version)
})
