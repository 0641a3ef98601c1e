import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildCorpus } from '../../src/build/build-corpus.ts'
import { splitArchive } from '../../src/build/split-archive.ts'
import { archive, archiveInput } from '../../src/cases/archive.ts'
import { archiveText } from '../../src/cases/archive-text.ts'
import { ACTIONS, SOURCE_KINDS, THEMES } from '../../src/cases/case.ts'
import { fullCase, fullCaseSchema } from '../../src/cases/case-view.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { readCase } from '../../src/cases/read-case.ts'
import { NOBODY } from '../../src/http/caller.ts'
import { archiveRoute } from '../../src/http/routes/archive.ts'
import { appUnderTest } from '../http/app-under-test.ts'

const corpus = loadCorpus('dist')
const hashes = Object.fromEntries(
  Object.entries(corpus.manifest.hashes).map(([id, hash], at) => [id, at % 7 === 0 ? '0'.repeat(64) : hash]),
)
const history = [{ version: 'aaaaaaaaaaaa', cases: { ...hashes, 'gone-since': 'f'.repeat(64) } }]
const changed = { ...corpus, history }
const FORMS = [{}, { since: 'aaaaaaaaaaaa' }]

type Archive = ReturnType<typeof archive>

/** What a buyer who saves the Markdown has after reading it: the head as YAML, the licence below it, the cases by the corpus reader. */
function readBack(text: string) {
  const split = splitArchive('archive.md', text)
  if (!split) throw new Error('this is no archive')
  const [, front = '', below = ''] = text.split(/^---\n/m)
  const { archive_of, ...head } = parse(front)
  expect(archive_of).toBe(split.documents.length)
  const cases = split.documents.map(({ file, text: document }) => fullCase(readCase(file, document).case))
  return { licence: below.slice(1, -1) || null, ...head, cases }
}

describe('the Markdown of the archive', () => {
  it.each(FORMS)('as the route sends it reads back into all that the JSON form holds: %j', async (form) => {
    const route = archiveRoute({ ...appUnderTest().services, corpus: changed })
    const sent = async (format: string) => {
      const input = archiveInput.parse({ ...form, format })
      const answer = await route.handle(input, NOBODY)
      const body: unknown = route.produces?.(answer, input).body
      return typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array)
    }
    const json = JSON.parse(await sent('json')) as Archive
    expect(json.cases.length).toBeGreaterThan(80)
    expect(readBack(await sent('md'))).toEqual(json)
  })

  it.each(FORMS)('saved into a folder builds into the same cases, nothing excluded and nothing masked: %j', (form) => {
    const answer = archive(changed, archiveInput.parse(form))
    const dir = mkdtempSync(join(tmpdir(), 'archive-'))
    writeFileSync(join(dir, 'archive.md'), archiveText(answer))
    const { documents } = buildCorpus({ in: dir, out: join(dir, 'built'), now: new Date(0) })
    expect(documents.filter(({ excluded, masked }) => excluded.length > 0 || masked.size > 0)).toEqual([])
    expect(loadCorpus(join(dir, 'built')).cases.map(fullCase)).toEqual(answer.cases)
  })

  it('cut off on its way stops the build', () => {
    const dir = mkdtempSync(join(tmpdir(), 'archive-'))
    const text = archiveText(archive(corpus, archiveInput.parse({})))
    writeFileSync(join(dir, 'archive.md'), text.slice(0, text.length / 2))
    expect(() => buildCorpus({ in: dir, out: join(dir, 'built'), now: new Date(0) })).toThrow(
      `of the ${corpus.cases.length} cases that it names; fetch it again`,
    )
  })

  it('is told from a case of the corpus, which is one document', () => {
    const one = archiveText({ licence: null, changed_since: null, withdrawn: [], cases: corpus.cases.slice(0, 1) })
    const [document] = splitArchive('archive.md', one)?.documents ?? []
    expect(splitArchive('one.md', document?.text ?? '')).toBeUndefined()
  })
})

const LINES = [
  '---',
  '--- ',
  '===',
  '# Heading',
  '## Fix',
  '### Deeper #',
  '## Prevention',
  '```',
  '````md',
  '~~~',
  '- item',
  '  - nested',
  '1. first',
  '> quoted: "so"',
  'key: value # comment',
  'it\'s "said": {a}, [b]',
  'ends in blanks   ',
  '\tbegins with a tab',
  '',
  'Ünïcödé 漢字 🧯 ‮',
  'a carriage\rreturn',
  'ends in one\r',
  'line\u2028separator\u0085next',
  '\\# escaped',
  '<!-- comment -->',
  'archive_of: 3',
  'id: other-case',
]
const awkward = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...LINES), fc.string({ unit: 'grapheme' })), { maxLength: 6 })
    .map((all) => all.join('\n')),
  fc.string({ unit: 'binary' }),
)
const short = (length: number) =>
  awkward.map((text) =>
    Array.from(text)
      .slice(0, length / 2)
      .join(''),
  )
const id = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)
const source = fc.record({
  title: short(300),
  url: fc.option(fc.webUrl()),
  publisher: short(200),
  date: fc.constantFrom('2026', '2026-02', '2026-02-03', null),
  kind: fc.constantFrom(...SOURCE_KINDS),
  read: short(300),
})
const anyCase = fc.record({
  id,
  title: short(200).filter((title) => title !== ''),
  domain: id,
  themes: fc.subarray([...THEMES], { maxLength: 3 }),
  themes_fit: fc.constantFrom('good' as const, 'weak' as const),
  themes_agreed: fc.boolean(),
  research: fc.boolean(),
  actions: fc.subarray([...ACTIONS]),
  status: fc.constantFrom('active' as const, 'corrected' as const, 'disputed' as const, 'superseded' as const),
  confidence: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
  root_cause_known: fc.boolean(),
  prevention_inferred: fc.boolean(),
  evidence: fc.array(
    fc.record({ figure: short(80).filter((figure) => figure !== ''), unit: short(80), what: short(200) }),
    { maxLength: 3 },
  ),
  source: fc.option(source),
  symptom: awkward,
  what_happened: awkward,
  root_cause: awkward,
  fix: awkward,
  prevention: fc.array(awkward, { maxLength: 4 }),
  correction: fc.option(awkward.filter((text) => text !== '')),
})

it('whatever a text holds, rules, headings, fences, quotes or blanks, it reads back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 4 }), fc.option(awkward), (cases, licence) => {
      const answer: Archive = { licence: licence || null, changed_since: null, withdrawn: [], cases }
      for (const one of cases) expect(fullCaseSchema.safeParse(one).error?.issues).toBeUndefined()
      expect(readBack(archiveText(answer))).toEqual(answer)
    }),
    { numRuns: 500 },
  )
})
