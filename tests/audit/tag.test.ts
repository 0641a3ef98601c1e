// Every class of words is made before the first word is read, as in the service; test files may share a process.
import '../../src/audit/precheck.ts'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { TagRules } from '../../src/audit/reading/tag-rules.ts'
import { nameOfTag, piecesOf, RULES } from '../../src/audit/reading/word-facts.ts'

const nlp = winkNLP(model, ['pos'])
const rules = RULES.map((json) => new TagRules(json))

/** Parts of speech as wink-nlp itself gives them. */
const byWink = (text: string): string[] => nlp.readDoc(text).tokens().out(nlp.its.pos) as string[]

function byUs(text: string): string[] {
  const pieces = text.split(' ').flatMap(piecesOf)
  const tags = Uint8Array.from(pieces, (p) => p.tag)
  for (const pass of rules) pass.apply(pieces, tags)
  return pieces.map((p, i) => nameOfTag(p.fixed ? p.tag : (tags[i] ?? 0)))
}

const TEXTS = readFileSync('tests/bench/audit/audit-dev.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (JSON.parse(line) as { text: string }).text)
const WORDS = [...new Set(TEXTS.join(' ').match(/[A-Za-z]+|\d+|[.,;:!?()"-]/g))]

describe('parts of speech', () => {
  it.each([
    'the disks sleep and we set the timer',
    "it can't be that they cannot run it .",
    'to read is to have read',
    '. . 7 Item item ;',
  ])('are those of the library: %s', (text) => {
    expect(byUs(text)).toEqual(byWink(text))
  })

  it('are those of the library for words in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 }), (words) => {
        const text = words.join(' ')
        expect(byUs(text)).toEqual(byWink(text))
      }),
      { numRuns: 500 },
    )
  })

  it('are those of the library for texts of words and marks', () => {
    for (const passage of TEXTS) {
      const text = (passage.match(/[A-Za-z]+|\d+|[.,;:!?()"-]/g) ?? []).join(' ')
      expect(byUs(text)).toEqual(byWink(text))
    }
  })
})
