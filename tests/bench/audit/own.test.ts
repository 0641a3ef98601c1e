import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEMES } from '../../../src/cases/case.ts'

interface Sentence {
  readonly text: string
  readonly claim: boolean
  readonly trips: readonly string[]
  readonly addressed: readonly string[]
}

interface Passage {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly sentences: readonly Sentence[]
}

const checks: ReadonlySet<string> = new Set(THEMES)

function passagesOf(file: string): readonly Passage[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Passage)
}

/** What the sentences leave over, joined by newlines; throws where one is no substring in order. */
function residueOf(passage: Passage): string {
  let from = 0
  const gaps: string[] = []
  for (const sentence of passage.sentences) {
    const start = passage.text.indexOf(sentence.text, from)
    if (start < 0) throw new Error(`${passage.id}: not a substring in order: ${sentence.text}`)
    gaps.push(passage.text.slice(from, start))
    from = start + sentence.text.length
  }
  gaps.push(passage.text.slice(from))
  return gaps.join('\n')
}

const FILES = ['./own.jsonl', './second.jsonl', './third.jsonl', './fourth.jsonl', './fifth.jsonl', './sixth.jsonl']

// Several hands wrote them, so that the rules are not measured on one person's habits only.
describe.each(FILES)('the labelled passages of %s', (file) => {
  const passages = passagesOf(file)
  const labelled = passages.flatMap(({ id, sentences }) => sentences.map((s) => ({ id, ...s })))

  it('have an id of their own each, a kind and at least one sentence', () => {
    expect(new Set(passages.map((p) => p.id)).size).toBe(passages.length)
    expect(passages.length).toBeGreaterThan(0)
    for (const p of passages) expect([p.id, p.kind !== '', p.sentences.length > 0]).toEqual([p.id, true, true])
  })

  it('are covered by their sentences in order, leaving over only markup', () => {
    const left = passages.filter((p) => /[\p{L}\p{N}]{2,}/u.test(residueOf(p))).map((p) => p.id)
    expect(left).toEqual([])
  })

  it('hold no empty sentence and none with space around it', () => {
    expect(labelled.filter((s) => s.text === '' || s.text !== s.text.trim())).toEqual([])
  })

  it('name known checks only, each once per sentence', () => {
    const wrong = labelled.filter((s) => s.trips.some((c) => !checks.has(c)) || new Set(s.trips).size < s.trips.length)
    expect(wrong).toEqual([])
  })

  it('trip nothing outside a claim', () => {
    expect(labelled.filter((s) => !s.claim && s.trips.length > 0)).toEqual([])
  })

  it('address only what they trip', () => {
    const wrong = labelled.filter(
      (s) => s.addressed.some((c) => !s.trips.includes(c)) || new Set(s.addressed).size < s.addressed.length,
    )
    expect(wrong).toEqual([])
  })
})

/** In real texts most claims trip nothing, and a set of them need not show every check. */
describe.each(FILES.filter((file) => file !== './sixth.jsonl'))('the labelled passages of %s', (file) => {
  const labelled = passagesOf(file).flatMap(({ sentences }) => sentences)

  it('have every check tripped, addressed and left unaddressed', () => {
    const seen = (found: (s: Sentence) => readonly string[]) => new Set(labelled.flatMap(found))
    expect(seen((s) => s.trips)).toEqual(checks)
    expect(seen((s) => s.addressed)).toEqual(checks)
    expect(seen((s) => s.trips.filter((c) => !s.addressed.includes(c)))).toEqual(checks)
  })
})
