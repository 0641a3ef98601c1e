import { expect, test } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'
import { spellingOf } from '../../src/audit/reading/spelling.ts'

const text = 'The importer is healthy: it exits 0 every run.'

test.each([
  ['a key', 'sk-live-93af77', false],
  ['a number', '4279', false],
  ['a name of a file', 'payroll-2026.xlsx', false],
  ['an address', 'anna@example.org', false],
  ['code', '`drop_users()`', true],
  ['a long run of letters', 'q'.repeat(31), false],
])('%s of a text is out of memory when the answer is made', (_, word, code) => {
  const before = spellingOf(word, code)
  precheck({ text: `${text} It printed ${word} at the end.` })
  expect(spellingOf(word, code)).not.toBe(before)
  expect(spellingOf(word, code).word).not.toBe(before.word)
})

test('plain words are remembered, so that the next text is read sooner', () => {
  const before = spellingOf('importer', false)
  precheck({ text })
  expect(spellingOf('importer', false)).toBe(before)
})

test('what is offered as evidence leaves nothing either', () => {
  const before = spellingOf('sk-live-93af77', false)
  precheck({ claim: text, evidence: 'It printed sk-live-93af77.' })
  expect(spellingOf('sk-live-93af77', false)).not.toBe(before)
})
