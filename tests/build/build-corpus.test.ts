import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCorpus } from '../../src/build/build-corpus.ts'
import { BuildError } from '../../src/build/build-error.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { RECOGNISERS } from '../../src/redaction/recognisers.ts'

// Every build probes the gate first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-corpus-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const out = () => join(root, 'out')
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const build = (options: Partial<Parameters<typeof buildCorpus>[0]> = {}) =>
  buildCorpus({ in: root, out: out(), now: new Date(0), ...options })

const publicCase = (id: string, story: string, url = 'https://example.org/a') => `---
title: "Case ${id}"
provenance: public
source: { title: "Report", url: "${url}", kind: report }
---
${story}
`

const STORY =
  'The nightly job wrote its report although the export before it had failed, because the step after it looked at the folder of the day before and found a file there.'

test('the same documents give the same bytes, whenever they are built', () => {
  write('a.md', '# A\n\nOne thing.\n')
  write('b.md', '# B\n\nAnother matter.\n')
  const first = build({ now: new Date('2026-01-01T00:00:00Z') }).manifest
  const bytes = readFileSync(join(out(), 'corpus.json'), 'utf8')
  const second = build({ now: new Date('2027-01-01T00:00:00Z') }).manifest
  expect(readFileSync(join(out(), 'corpus.json'), 'utf8')).toBe(bytes)
  expect({ ...second, built_at: '' }).toEqual({ ...first, built_at: '' })
  expect(second.built_at).not.toBe(first.built_at)
})

test('the manifest says what was counted and what the gate was probed with', () => {
  write(
    'a.md',
    publicCase('a', STORY).replace('---\n', '---\nthemes: [silent_success]\nresearch: true\nroot_cause_known: false\n'),
  )
  write('b.md', '---\ntitle: B\ndomain: backup\nevidence: [{ figure: "3" }]\n---\nAnother matter.\n')
  const { counts, redaction } = build().manifest
  expect(counts).toEqual({
    cases: 2,
    measured: 1,
    root_cause_known: 1,
    research: 1,
    themes: { silent_success: 1 },
    domains: { backup: 1, general: 1 },
  })
  expect(redaction).toMatchObject({ leaks: 0, probes: redaction.caught })
  expect(redaction.classes).toBeGreaterThanOrEqual(20)
  expect(redaction.disguises).toBeGreaterThanOrEqual(6)
})

test('documents are read from the folder itself or from its cases folder, and a README is none of them', () => {
  mkdirSync(join(root, 'cases'))
  write('README.md', 'How to add one.')
  write('cases/a.md', '# A\n\nOne thing.\n')
  expect(build().documents.map(({ file }) => file)).toEqual(['a.md'])
})

test('documents of sub-folders and of both extensions are read, and take their ids from where they lie', () => {
  for (const folder of ['2024', '2025', '.git', 'node_modules']) mkdirSync(join(root, folder))
  write('2024/outage.md', '# A\n\nOne thing.\n')
  write('2025/outage.markdown', '---\nid: outage\ntitle: B\n---\nAnother matter.\n')
  write('2025/README.markdown', 'How to add one.')
  write('.git/notes.md', '# C\n\nA third.\n')
  write('node_modules/page.md', '# D\n\nA fourth.\n')
  expect(build().documents.map(({ file, id }) => [file, id])).toEqual([
    ['2024/outage.md', '2024-outage'],
    ['2025/outage.markdown', 'outage'],
  ])
})

test('own post-mortems that are alike are both kept and told of', () => {
  write('a.md', `# A\n\n${STORY}\n`)
  write('b.md', `# B\n\n${STORY} It was seen a week later.\n`)
  const { alike, manifest } = build()
  expect([alike.map(({ ids }) => ids), manifest.counts.cases]).toEqual([[['a', 'b']], 2])
})

describe('the build stops and writes nothing', () => {
  afterEach(() => expect(existsSync(out())).toBe(false))

  test.each(['uuid', 'api-token'])('when %s is no longer recognised', (name) => {
    write('a.md', '# A\n\nOne thing.\n')
    const recognisers = RECOGNISERS.filter((recogniser) => recogniser.class !== name)
    expect(() => build({ recognisers })).toThrow(new RegExp(`planted probes through: .*${name}, `))
  })

  test('when a recogniser changes clean texts', () => {
    write('a.md', '# A\n\nOne thing.\n')
    const greedy = { class: 'phone', find: () => [{ start: 0, end: 3 }] } as const
    expect(() => build({ recognisers: [...RECOGNISERS, greedy] })).toThrow(BuildError)
  })

  test('when two cases tell the same in the same words', () => {
    write('a.md', publicCase('a', STORY))
    write('b.md', publicCase('b', `${STORY} It was seen a week later.`))
    expect(() => build()).toThrow(/^a and b tell the same in the same words \(\d+% alike\); merge them/)
  })

  test('when an id is used twice', () => {
    write('a b.md', '# A\n\nOne thing.\n')
    write('a-b.md', '# B\n\nAnother matter.\n')
    expect(() => build()).toThrow('a-b.md and a b.md have the same id a-b')
  })

  test('when a merged case leads nowhere', () => {
    write('a.md', '---\ntitle: A\nmerged_into: gone\n---\nOne thing.\n')
    expect(() => build()).toThrow('a.md: merged_into names gone')
    write('a.md', '---\ntitle: A\nmerged_into: a\n---\nOne thing.\n')
    expect(() => build()).toThrow('a.md: merged_into names a')
  })

  test('when a document cannot be read, naming it', () => {
    write('a.md', 'no title')
    expect(() => build()).toThrow('a.md: title: ')
  })

  test('when the name of a file is itself a secret', () => {
    write('8c1f6a52-3b7e-4d90-a6c4-51e2f0b7d938.md', '# A\n\nOne thing.\n')
    expect(() => build()).toThrow(/ id: holds a secret/)
  })

  test.each([
    ['out of the folder', '..', 'link.md is a link out of the folder'],
    ['to nowhere', 'gone.md', 'link.md is a link that leads nowhere'],
    ['to a folder', 'notes', 'link.md is a link to a folder'],
  ])('when a document is a link %s', (_, target, problem) => {
    mkdirSync(join(root, 'notes'))
    write('a.md', '# A\n\nOne thing.\n')
    symlinkSync(target, join(root, 'link.md'))
    expect(() => build()).toThrow(problem)
  })

  test('when there is no document', () => {
    expect(() => build()).toThrow('holds no Markdown document')
    expect(() => build({ in: join(root, 'nowhere') })).toThrow('does not exist')
  })
})

test('a copied case may stay when it names its survivor, and is then counted and listed only there', () => {
  write('a.md', publicCase('a', STORY))
  write('b.md', publicCase('b', STORY).replace('---\n', '---\nmerged_into: a\n'))
  expect(build().manifest.counts.cases).toBe(1)
  const corpus = loadCorpus(out())
  expect([corpus.cases.map((one) => one.id), corpus.merged]).toEqual([['a'], { b: 'a' }])
})

describe('the address of a source', () => {
  const addressOf = (url: string) => {
    write('a.md', publicCase('a', STORY, url))
    const { documents } = build()
    return [loadCorpus(out()).cases[0]?.source?.url, documents[0]?.masked.size]
  }

  test('may hold identifiers when it is public', () => {
    const url = 'https://status.example.org/incidents/01JXCAW3K3JAE0EP56AEZ7CBG3/8c1f6a52-3b7e-4d90-a6c4-51e2f0b7d938'
    expect(addressOf(url)).toEqual([url, 0])
  })

  test('may stand in the text as well', () => {
    const url = 'https://status.example.org/incidents/8c1f6a52-3b7e-4d90-a6c4-51e2f0b7d938'
    write('a.md', publicCase('a', `It is told at ${url} in full.`, url))
    build()
    expect(loadCorpus(out()).cases[0]?.what_happened).toBe(`It is told at ${url} in full.`)
  })

  test('is dropped when it holds a token', () => {
    expect(addressOf('https://example.org/a?access_token=Kq7Zr2Wm9Xd4Vb8Tn3Hs6Jp5')).toEqual([null, 1])
  })

  test('is dropped from a private document when a part of it was masked', () => {
    write('a.md', `---\ntitle: A\nsource: { title: "Wiki", url: "https://wiki.corp/disk" }\n---\n${STORY}\n`)
    build()
    expect(loadCorpus(out()).cases[0]?.source).toMatchObject({ title: 'Wiki', url: null })
  })
})

test('a secret is found where only YAML puts it together', () => {
  write('a.md', '---\ntitle: "Written to op\\x73\\x40example.org"\n---\nOne thing.\n')
  build()
  expect(loadCorpus(out()).cases[0]?.title).toBe('Written to ⟨email⟩')
})

describe('releases', () => {
  const history = () =>
    readFileSync(join(root, 'history.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  test('are added by an act of their own, once each', () => {
    write('a.md', '# A\n\nOne thing.\n')
    build()
    expect(existsSync(join(root, 'history.jsonl'))).toBe(false)
    const first = build({ release: true }).manifest
    build({ release: true })
    write('b.md', '# B\n\nAnother matter.\n')
    const second = build({ release: true }).manifest
    expect(history().map(({ version }) => version)).toEqual([first.version, second.version])
    expect(history()[0].cases.a).toBe(history()[1].cases.a)
    expect(loadCorpus(out()).history).toEqual(history())
  })
})
