import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCorpus } from '../../src/build/build-corpus.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { ServiceError } from '../../src/errors.ts'

const root = mkdtempSync(join(tmpdir(), 'load-corpus-'))
const built = join(root, 'built')
const dir = join(root, 'used')

beforeAll(() => {
  writeFileSync(join(root, 'one.md'), '# The disk was full\n\nOne log was never rotated.\n')
  writeFileSync(join(root, 'two.md'), '# The clock was wrong\n\nA leap second was counted twice.\n')
  buildCorpus({ in: root, out: built, now: new Date('2026-03-02T04:05:06Z'), release: true })
})
beforeEach(() => cpSync(built, dir, { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')))

function refusal(): string {
  try {
    loadCorpus(dir)
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError)
    expect((error as ServiceError).code).toBe('corpus_invalid')
    return (error as ServiceError).message
  }
  throw new Error('the corpus was loaded')
}

test('a built corpus is loaded with its version, its time and its releases', () => {
  const corpus = loadCorpus(dir)
  expect(corpus.cases.map((item) => item.id)).toEqual(['one', 'two'])
  expect(corpus.version).toBe(corpus.sha256.slice(0, 12))
  expect(corpus.builtAt).toBe('2026-03-02T04:05:06.000Z')
  expect(corpus.history).toEqual([{ version: corpus.version, cases: corpus.manifest.hashes }])
})

test.each(['corpus.json', 'manifest.json', 'history.jsonl'])('a missing %s stops the load and is named', (file) => {
  rmSync(join(dir, file))
  expect(refusal()).toContain(`${file} is missing`)
})

test('one changed letter of a case stops the load', () => {
  edit('corpus.json', (text) => text.replace('rotated', 'Rotated'))
  expect(refusal()).toContain('corpus.json differs from its hash')
})

test('a changed case stops the load even when the hash of the file was changed to fit', async () => {
  const { sha256 } = await import('../../src/cases/corpus-manifest.ts')
  edit('corpus.json', (text) => text.replace('rotated', 'Rotated'))
  const hash = sha256(readFileSync(join(dir, 'corpus.json'), 'utf8'))
  edit('manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), sha256: hash, version: hash.slice(0, 12) }))
  expect(refusal()).toContain('the case one differs from its hash')
})

test.each([
  ['a count', (m: Record<string, unknown>) => ({ ...m, counts: { ...(m.counts as object), measured: 2 } }), 'counts'],
  ['the version', (m: Record<string, unknown>) => ({ ...m, version: '0123456789ab' }), 'version'],
  ['a field', (m: Record<string, unknown>) => ({ ...m, built_at: undefined }), 'built_at'],
])('%s of the manifest that does not fit stops the load', (_, change, named) => {
  edit('manifest.json', (text) => JSON.stringify(change(JSON.parse(text))))
  expect(refusal()).toContain(named)
})

test('a changed history and a file that is no JSON stop the load', () => {
  edit('history.jsonl', (text) => `${text}${text}`)
  expect(refusal()).toContain('history.jsonl differs')
  edit('manifest.json', () => '{')
  expect(refusal()).toContain('manifest.json is not JSON')
})
