import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { CLEAN_TEXTS } from '../../src/redaction/clean-texts.ts'
import { DISGUISES } from '../../src/redaction/disguises.ts'
import { mask } from '../../src/redaction/mask.ts'
import { PROBE_SECRETS } from '../../src/redaction/probe-secrets.ts'

// A hundred thousand hostile letters take its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const cleanText = fc
  .array(fc.constantFrom(...CLEAN_TEXTS), { minLength: 1, maxLength: 6 })
  .map((texts) => texts.join('\n\n'))
const plantedText = fc
  .tuple(fc.constantFrom(...Object.values(PROBE_SECRETS).flat()), fc.constantFrom(...Object.values(DISGUISES)))
  .map(([probe, hideIn]) => hideIn(probe).text)
const cutSecret = fc
  .tuple(fc.constantFrom(...Object.values(PROBE_SECRETS).flat()), fc.nat(60))
  .map(([{ lead, secret, tail }, at]) => `${lead}${secret.slice(0, at)}\n${secret.slice(at)}${tail}`)
const mark = fc.constantFrom('\n', ' ', '"', '> ', '`', '. ', '=', ':', '@', '-', '/', 'x', '7')

describe('whatever the text', () => {
  test('clean paragraphs in any order stay as they are', () => {
    fc.assert(fc.property(cleanText, (text) => mask(text).text === text))
  })

  test('masking what was masked changes nothing, however secrets are cut and glued together', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(plantedText, cutSecret, cleanText, mark), { maxLength: 8 }), (parts) => {
        const once = mask(parts.join('')).text
        expect(mask(once)).toEqual({ text: once, found: [] })
      }),
      { numRuns: 300 },
    )
  })

  test('the masked text is the text with the found spans replaced, and spans neither overlap nor leave the text', () => {
    const anything = fc.oneof(plantedText, cutSecret, cleanText, mark, fc.string({ unit: 'grapheme', maxLength: 80 }))
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (parts) => {
        const text = parts.join('')
        const { found, text: masked } = mask(text)
        let from = 0
        let rebuilt = ''
        for (const span of found) {
          expect(span.start).toBeGreaterThanOrEqual(from)
          expect(span.end).toBeGreaterThan(span.start)
          rebuilt += `${text.slice(from, span.start)}⟨${span.class}⟩`
          from = span.end
        }
        expect(from).toBeLessThanOrEqual(text.length)
        expect(rebuilt + text.slice(from)).toBe(masked)
      }),
    )
  })

  test('a secret between clean paragraphs is found as it is found alone', () => {
    fc.assert(
      fc.property(cleanText, plantedText, cleanText, (before, planted, behind) => {
        expect(mask(`${before}\n\n${planted}\n\n${behind}`).text).toBe(
          `${before}\n\n${mask(planted).text}\n\n${behind}`,
        )
      }),
    )
  })
})

describe('what a value is and where it ends', () => {
  test.each([
    ['The path was /home/mira/x.log. It grew.', 'The path was ⟨user-path⟩. It grew.'],
    ['(mail ops@example.org, then wait)', '(mail ⟨email⟩, then wait)'],
    ['session_id=ab12cd34ef56, attempt=2', 'session_id=⟨session-id⟩, attempt=2'],
    ['10.1.2.3:8080 and 10.1.2.4/24', '⟨ipv4⟩:8080 and ⟨ipv4⟩/24'],
    ['write to alice [at] example [dot] org today', 'write to ⟨email⟩ today'],
  ])('%s', (text, masked) => {
    expect(mask(text).text).toBe(masked)
  })

  test('the settings after a token that fills its line keep their names', () => {
    const { lead, secret } = { lead: 'Authorization: Bearer ', secret: PROBE_SECRETS['bearer-header'][0]?.secret }
    expect(mask(`${lead}${secret}\nREGION=eu-west-1\nretries: 3`).text).toBe(
      `${lead}⟨bearer-header⟩\nREGION=eu-west-1\nretries: 3`,
    )
  })

  test('a card number with a wrong check digit, and a bank number with a wrong checksum, are figures', () => {
    const text = 'Rows 4111 1111 1111 1112 and DE88 3704 0044 0532 0130 00 were skipped'
    expect(mask(text).text).toBe(text)
  })
})

/** Each of these made some library or a first version of a pattern take minutes; a test that hangs is stopped and fails. */
describe('hostile text', () => {
  const LENGTH = 100_000
  test.each([
    'a',
    'a1',
    '1 ',
    '12-',
    'a.',
    'a@',
    'a@b.',
    '@',
    ':',
    '1:',
    '/',
    '/home/',
    '/a/home/',
    '-',
    'http://a:',
    'http://a:b@',
    'password=',
    'a_',
    'sk-',
    '0x',
    'ey.ey',
    '\n',
    ' \n',
    'a1\n',
    '"\n"',
    '>\n',
    '\u200b',
    'а',
    '%41',
    '&#65;',
    ' ',
    'abandon ',
    'cookie: a=b',
    '-----BEGIN RSA PRIVATE KEY-----\nabc\n',
    '+1',
    'GB82 ',
    '1.2.3.',
    'a.local',
    'a [at] ',
    'C:\\Users\\',
    '(',
  ])('%j over and over comes through', (piece) => {
    const text = piece.repeat(Math.ceil(LENGTH / piece.length))
    expect(mask(text).found.length).toBeLessThanOrEqual(text.length)
  })
})

describe('a value that was split over lines', () => {
  const token = `gh${'p'}_${'Kq7Zr2Wm9Xd4Vb8Tn3Hs'.repeat(2).slice(0, 36)}`
  const [head, tail] = [token.slice(0, 17), token.slice(17)]
  test.each([
    ['by a string of code', `const t = "${head}" +\n  "${tail}"\nrun(t)`, 'const t = "⟨api-token⟩"\nrun(t)'],
    ['by a shell', `curl -H ${head}\\\n${tail} x`, 'curl -H ⟨api-token⟩ x'],
    ['by a comment', `// ${head}\n// ${tail}\n// end of it`, '// ⟨api-token⟩\n// end of it'],
    ['by a mail program', `> ${head}\n> ${tail} was used`, '> ⟨api-token⟩ was used'],
    [
      'twice',
      `${token.slice(0, 9)}\n${token.slice(9, 21)}\n${token.slice(21)}\nand that was it`,
      '⟨api-token⟩\nand that was it',
    ],
  ])('%s is found', (_, text, masked) => {
    expect(mask(text).text).toBe(masked)
  })

  test('by nothing but the end of a sentence is two words', () => {
    const text = 'It was removed.\n// Internal callers stay at line 40.\n"example.org" is free.'
    expect(mask(text).text).toBe(text)
  })
})
