import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCase } from '../../src/cases/read-case.ts'
import { exclusionReasons } from '../../src/redaction/exclusion.ts'
import { mask } from '../../src/redaction/mask.ts'
import { voiceReasons } from '../../src/redaction/voice.ts'

const FOLDER = fileURLToPath(new URL('../../corpus/cases', import.meta.url))
const FIELDS = [
  'id',
  'title',
  'domain',
  'themes',
  'themes_fit',
  'themes_agreed',
  'research',
  'actions',
  'status',
  'confidence',
  'provenance',
  'root_cause_known',
  'prevention_inferred',
  'merged_into',
  'asked_as',
  'evidence',
  'source',
]

const documents = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  return { file, text, front: parse(text.split(/^---$/m)[1] ?? '') as Record<string, unknown>, ...readCase(file, text) }
})

test('every file is named for its id', () => {
  expect(documents.filter(({ file, case: item }) => file !== `${item.id}.md`).map(({ file }) => file)).toEqual([])
})

test('no document has a field that the reader would pass over', () => {
  const strange = documents.flatMap(({ file, front }) =>
    Object.keys(front)
      .filter((key) => !FIELDS.includes(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(strange).toEqual([])
})

test('every case is complete: a source, labels, six questions, and every section but a correction', () => {
  const incomplete = documents.filter(({ case: item, provenance }) => {
    const sections = [item.symptom, item.what_happened, item.root_cause, item.fix]
    return (
      provenance !== 'public' ||
      item.source === null ||
      item.themes.length === 0 ||
      item.actions.length === 0 ||
      item.asked_as.length !== 6 ||
      item.prevention.length === 0 ||
      sections.some((section) => section === '')
    )
  })
  expect(incomplete.map(({ file }) => file)).toEqual([])
})

test('a case that says that it was corrected has its correction', () => {
  const without = documents.filter(({ case: item }) => item.status === 'corrected' && item.correction === null)
  expect(without.map(({ file }) => file)).toEqual([])
})

test('the gate would mask nothing in them but the addresses of their sources, and leave none of them out', {
  timeout: 60_000,
}, () => {
  const touched = documents.flatMap(({ file, text, case: item, provenance }) => {
    const url = item.source?.url
    const found = mask(url ? text.replaceAll(url, '') : text).found.map((span) => span.class)
    const reasons = [...exclusionReasons(item, provenance), ...voiceReasons(item)]
    return found.length + reasons.length > 0 ? [`${file}: ${[...found, ...reasons].join(', ')}`] : []
  })
  expect(touched).toEqual([])
})
