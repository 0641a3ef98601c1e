import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'
import { markedText } from '../../src/pages/marked-text.ts'
import { report } from '../../src/pages/report.ts'

/** What a reader sees: the text without its marks, and without the numbers that the page adds. */
const seen = (markup: string) =>
  markup
    .replace(/<sup>.*?<\/sup>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

const SENTENCES = [
  'The backup is good: the job exited 0.',
  'We restored it to a scratch host and its row counts match production.',
  'The dashboard shows no errors, so no rows were lost.',
  'Is <b>this</b> "safe" & sound?',
  'Latency fell from 480 ms to 310 ms.',
  'The retry handler is in place, so failures are covered.',
]

describe('a marked text', () => {
  it('shows every character that was sent, in order, whatever is marked in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 6 }), (sentences) => {
        const text = sentences.join(' ')
        const { claims = [] } = precheck({ text })
        expect(seen(markedText(text, claims).text)).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  it('marks each claim once, with its verdict, its number and its words', () => {
    const text = 'The backup is good: the job exited 0. The queue is 4 items long.'
    const { claims = [] } = precheck({ text })
    const made = markedText(text, claims).text
    expect([...made.matchAll(/data-claim="(\d+)"/g)].map(([, number]) => Number(number))).toEqual(
      claims.map((_, at) => at + 1),
    )
    expect(made).toContain('class="claim hold" href="#claim-1"')
    expect(made).toMatch(/<u>[^<]*exited 0[^<]*<\/u>/)
  })

  it('has an anchor for every sentence that addresses a finding, and the finding links to it', () => {
    const text =
      'The backup is good: the job exited 0. We restored it to a scratch host and its row counts match production.'
    const made = report({ text }, precheck({ text })).text
    const links = [...made.matchAll(/href="#(at-\d+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(0)
    for (const id of links) expect(made).toContain(`id="${id}"`)
  })

  it('survives marks that do not fit its text, as a changed link may hold', () => {
    const { claims = [] } = precheck({ text: 'The backup is good: the job exited 0.' })
    expect(seen(markedText('short', claims).text)).toBe('short')
  })
})
