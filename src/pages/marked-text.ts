import type { PrecheckClaim } from '../audit/schema.ts'
import { type Html, html } from './html.ts'
import { verdictName, verdictStyle } from './verdict.ts'

interface Span {
  readonly start: number
  readonly end: number
}

interface Sentence extends Span {
  /** The number of the claim that it is, counted from one. */
  readonly claim: number | undefined
  /** The claims that it addresses. */
  readonly settles: readonly number[]
}

/** Where the sentence that settles something stands in the page. */
export const settlingId = (start: number): string => `at-${start}`

/** Claims and sentences that settle them, in order; one that both is a claim and settles is one sentence. */
function sentencesOf(claims: readonly PrecheckClaim[]): Sentence[] {
  const found = new Map<number, { end: number; claim: number | undefined; settles: number[] }>()
  claims.forEach(({ start, end }, at) => {
    found.set(start, { end, claim: at + 1, settles: [] })
  })
  claims.forEach(({ checks_tripped }, at) => {
    for (const { addressed_by: by } of checks_tripped) {
      if (by === null) continue
      const sentence = found.get(by.start) ?? { end: by.end, claim: undefined, settles: [] }
      if (!sentence.settles.includes(at + 1)) sentence.settles.push(at + 1)
      found.set(by.start, sentence)
    }
  })
  return [...found].map(([start, rest]) => ({ start, ...rest })).sort((a, b) => a.start - b.start)
}

/** A stretch of text with the words underlined by which it walks into a trap. */
function underlined(text: string, within: Span, words: readonly Span[]): Html {
  const parts: (string | Html)[] = []
  let at = within.start
  for (const { start, end } of [...words].sort((a, b) => a.start - b.start)) {
    if (start < at || end > within.end) continue
    parts.push(text.slice(at, start), html`<u>${text.slice(start, end)}</u>`)
    at = end
  }
  return html`${parts}${text.slice(at, within.end)}`
}

function claimMark(text: string, sentence: Sentence, claim: PrecheckClaim): Html {
  const words = claim.checks_tripped.flatMap(({ matched }) => matched)
  return html`<a class="claim ${verdictStyle(claim.verdict)}" href="#claim-${sentence.claim}" data-claim="${sentence.claim}">${underlined(text, sentence, words)}<sup><span class="unseen">${verdictName(claim.verdict)}, claim </span>${sentence.claim}</sup></a>`
}

function sentenceMark(text: string, sentence: Sentence, claims: readonly PrecheckClaim[]): Html {
  const claim = sentence.claim === undefined ? undefined : claims[sentence.claim - 1]
  const inner = claim ? claimMark(text, sentence, claim) : html`${text.slice(sentence.start, sentence.end)}`
  if (sentence.settles.length === 0) return inner
  return html`<span class="settles" id="${settlingId(sentence.start)}" tabindex="-1">${inner}</span>`
}

/**
 * A text with its claim sentences marked by verdict and linked to what is said of each, and with anchors on the sentences that
 * address a finding.
 */
export function markedText(text: string, claims: readonly PrecheckClaim[]): Html {
  const parts: (string | Html)[] = []
  let at = 0
  for (const sentence of sentencesOf(claims)) {
    if (sentence.start < at || sentence.end > text.length) continue
    parts.push(text.slice(at, sentence.start), sentenceMark(text, sentence, claims))
    at = sentence.end
  }
  return html`<div class="text">${parts}${text.slice(at)}</div>`
}
