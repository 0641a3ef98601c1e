import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildCorpus } from '../../src/build/build-corpus.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { SECRETS, writePostmortems } from './private-postmortems.ts'

const root = mkdtempSync(join(tmpdir(), 'postmortems-'))
afterAll(() => rmSync(root, { recursive: true }))

const texts = writePostmortems(root)
const out = join(root, 'out')
const { documents } = buildCorpus({ in: root, out, now: new Date(0) })
const output = ['corpus.json', 'manifest.json', 'history.jsonl']
  .map((file) => readFileSync(join(out, file), 'utf8'))
  .join('\n')
const sold = loadCorpus(out)
  .cases.map((item) => JSON.stringify(Object.values(item)))
  .join('\n')

test('exactly the three that name a person, a client and a sum of money are left out', () => {
  expect(documents).toHaveLength(10)
  const excluded = documents.filter((document) => document.excluded.length > 0)
  expect(excluded.map(({ file, excluded: reasons }) => [file, ...reasons])).toEqual([
    ['08-on-call-rota-sent-pages-to-nobody.md', 'names_person'],
    ['09-slow-import-before-a-launch.md', 'business_relation'],
    ['10-idle-cluster-left-running.md', 'money_amount'],
  ])
})

test('every document held secrets, of twenty classes and more together', () => {
  expect(documents.every((document) => document.masked.size > 0)).toBe(true)
  expect(new Set(documents.flatMap((document) => [...document.masked.keys()])).size).toBeGreaterThanOrEqual(20)
  expect(SECRETS.every((secret) => [...texts.values()].some((text) => text.includes(secret)))).toBe(true)
})

test('no secret is in the output, nor half of one', () => {
  const halves = SECRETS.flatMap((secret) => [secret.slice(0, secret.length / 2), secret.slice(secret.length / 2)])
  expect(SECRETS.filter((secret) => output.includes(secret))).toEqual([])
  expect(halves.filter((half) => half.length >= 8 && output.includes(half))).toEqual([])
})

test('no clean sentence of a kept document is damaged', () => {
  const kept = documents.filter((document) => document.excluded.length === 0)
  const lines = kept.flatMap(({ file }) =>
    (texts.get(file) ?? '')
      .replace(/^---[\s\S]*?\n---\n/, '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#') && !SECRETS.some((secret) => line.includes(secret)))
      .map((line) => line.replace(/^(?:- |\d\. )/, '').trim()),
  )
  expect(lines.length).toBe(40)
  expect(lines.filter((line) => !sold.includes(JSON.stringify(line).slice(1, -1)))).toEqual([])
})

test('of a sentence that held a secret, the rest stands', () => {
  for (const rest of [
    'The host ⟨internal-host⟩ (⟨ipv4⟩) had 0 bytes free. The alert went to ⟨email⟩, which nobody reads at night.',
    'The session of the drill, session_id=⟨session-id⟩, was opened from ⟨ipv6⟩ each time.',
    'A second address, ⟨bitcoin-address⟩, was listed in the same notes.',
    'was ⟨mac-address⟩ in all of them, and its home was ⟨user-path⟩.',
  ]) {
    expect(sold).toContain(rest)
  }
})
