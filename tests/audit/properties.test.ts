import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'
import { readSet, SETS } from '../bench/audit/sets.ts'

const passages = readSet('audit-dev.jsonl')
const texts = passages.map((p) => p.text)
const anyText = fc.constantFrom(...texts)
const plainSentences = [...new Set(SETS.map(({ file }) => file))]
  .flatMap((file) => readSet(file))
  .flatMap((p) => p.sentences.map((s) => s.text))
  .filter((s) => /^[A-Z][^\n`*|#]+[.]$/.test(s) && !/\b\p{L}\.|\d\.$/u.test(s))
const paragraph = fc.array(fc.constantFrom(...plainSentences), { minLength: 2, maxLength: 6 })

/** What is said of each claim, without its places. */
const verdicts = (text: string) =>
  (precheck({ text }).claims ?? []).map((c) => [
    c.claim.replaceAll(/\s+/g, ' '),
    c.verdict,
    c.checks_tripped.map((f) => f.id),
  ])

const MARKER = /^(?:[-*+•–>#|~`=]|\d{1,3}[.)]|\$|at\b|(?:INFO|WARN|ERROR|DEBUG|FATAL|TRACE)\b|\d\d:\d\d|<!--)/

function wrapped(text: string, width: number): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

describe('for any text', () => {
  it('spans are exact substrings, in order, and do not overlap', () => {
    const noise = fc.tuple(anyText, fc.string({ unit: 'grapheme' }), anyText).map((parts) => parts.join('\n\n'))
    fc.assert(
      fc.property(fc.oneof(anyText, noise, fc.string({ unit: 'grapheme', maxLength: 300 })), (text) => {
        fc.pre(text.trim() !== '')
        let end = 0
        for (const claim of claimsOrNone(text)) {
          expect(claim.start).toBeGreaterThanOrEqual(end)
          expect(claim.claim).toBe(text.slice(claim.start, claim.end))
          for (const { matched } of claim.checks_tripped) {
            let last = claim.start
            for (const span of matched) {
              expect(span.start).toBeGreaterThanOrEqual(last)
              expect(span.text).toBe(text.slice(span.start, span.end))
              last = span.end
            }
            expect(last).toBeLessThanOrEqual(claim.end)
          }
          end = claim.end
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('a blank line between sentences changes no verdict', () => {
    fc.assert(
      fc.property(paragraph, (sentences) => {
        expect(verdicts(sentences.join('\n\n'))).toEqual(verdicts(sentences.join(' ')))
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('re-wrapping at any width changes no verdict', () => {
    fc.assert(
      fc.property(paragraph, fc.integer({ min: 15, max: 120 }), (sentences, width) => {
        const text = sentences.join(' ')
        const narrow = wrapped(text, width)
        fc.pre(!narrow.split('\n').some((line) => MARKER.test(line)))
        expect(verdicts(narrow)).toEqual(verdicts(text))
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('an unrelated question at the end changes no earlier finding', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(verdicts(`${text}\n\nWho brings the cake?`)).toEqual(verdicts(text))
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('is answered by the same bytes whatever the locale and the time zone', () => {
    const script = `
      import { createHash } from 'node:crypto'
      import { readFileSync } from 'node:fs'
      import { precheck } from './dist/src/audit/precheck.js'
      // A fourth of the texts: every rule is met many times, and each text is read by three processes.
      const lines = readFileSync('tests/bench/audit/audit-dev.jsonl', 'utf8').trim().split('\\n').filter((_, at) => at % 4 === 0)
      const answers = lines.map((line) => JSON.stringify(precheck({ text: JSON.parse(line).text })))
      process.stdout.write(createHash('sha256').update(answers.join()).digest('hex'))`
    const hashes = [
      { LC_ALL: 'C', TZ: 'UTC' },
      { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo' },
      { LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', TZ: 'America/St_Johns' },
    ].map((env) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, ...env },
      }).toString(),
    )
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(hashes).size).toBe(1)
  }, 120_000)
})

function claimsOrNone(text: string) {
  try {
    return precheck({ text }).claims ?? []
  } catch {
    return []
  }
}
