import { describe, expect, test } from 'vitest'
import { readCase } from '../../src/cases/read-case.ts'
import { voiceReasons } from '../../src/redaction/voice.ts'

const reasons = (body: string) => voiceReasons(readCase('one.md', `# A queue stood still\n\n${body}\n`).case)

describe('no voice', () => {
  test.each([
    'The engineer said: "I thought that the other team had switched it off".',
    '"We never looked at that page in two years", one operator told the review.',
    '> I thought that the other team had done it\n> — Head of operations',
  ])('a quotation of a person is refused: %s', (body) => {
    expect(reasons(body)).toEqual(['quotes_person'])
  })

  test.each([
    'The page said "no data for this range", the log "connection reset by peer while reading".',
    'The engineer said that the other team had switched it off.',
    'The error "could not obtain a lock on the row in time" was counted 40 times.',
    '> 12 rows were written\n> 0 rows were read',
  ])('messages of machines and reported speech may stand: %s', (body) => {
    expect(reasons(body)).toEqual([])
  })

  test('a transcript is too long for a case', () => {
    expect(reasons('It went on and on. '.repeat(400))).toEqual(['too_long'])
  })

  test('a section of ordinary length passes', () => {
    expect(reasons('It went on and on. '.repeat(100))).toEqual([])
  })
})
