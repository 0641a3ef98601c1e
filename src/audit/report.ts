import type { Mark, Sentence } from '../../checks/passage.ts'
import { type ExaminedClaim, examine, type Finding as Found } from './examine.ts'
import { readPassage } from './reading/passage.ts'
import { forgetText } from './reading/spelling.ts'
import type { Request } from './request.ts'
import type { Finding, PrecheckClaim } from './schema.ts'

interface Span {
  readonly start: number
  readonly end: number
  readonly text: string
}

const spanOf = (source: string, start: number, end: number): Span => ({ start, end, text: source.slice(start, end) })

/** Marks of one sentence as spans, in order and without overlaps: of two that overlap the longer one is shown. */
function spansOf(source: string, sentence: Sentence, marks: readonly Mark[]): Span[] {
  const places = marks
    .map((m) => ({
      start: sentence.tokens[m.from]?.start ?? sentence.start,
      end: sentence.tokens[m.to - 1]?.end ?? sentence.end,
    }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: { start: number; end: number }[] = []
  for (const place of places) {
    const last = kept[kept.length - 1]
    if (!last || place.start >= last.end) kept.push(place)
    else if (place.end > last.end) last.end = place.end
  }
  return kept.map((p) => spanOf(source, p.start, p.end))
}

function findingOf(source: string, evidence: string, sentence: Sentence, found: Found): Finding {
  return {
    id: found.check.id,
    question: found.check.question,
    looks_addressed: found.settledBy !== null,
    matched: spansOf(source, sentence, found.matched),
    addressed_by: found.settledBy && spanOf(evidence, found.settledBy.start, found.settledBy.end),
  }
}

function claimOf(source: string, place: { start: number; end: number }, findings: readonly Finding[]): PrecheckClaim {
  const unaddressed = findings.filter((f) => !f.looks_addressed).map((f) => f.id)
  return {
    claim: source.slice(place.start, place.end),
    start: place.start,
    end: place.end,
    verdict: unaddressed.length > 0 ? 'hold' : findings.length > 0 ? 'proceed' : 'no_checks_matched',
    checks_tripped: [...findings],
    unaddressed,
  }
}

/** The claims of a request with what the checks say of them. Claim mode has one, whatever sentences it is made of. */
export function claimsOf(request: Request): PrecheckClaim[] {
  try {
    if (request.mode === 'text') return textClaims(request.text, examine(readPassage(request.text)))
    return [oneClaim(request.claim, request.evidence)]
  } finally {
    forgetText()
  }
}

const textClaims = (text: string, examined: readonly ExaminedClaim[]): PrecheckClaim[] =>
  examined.map(({ sentence, findings }) =>
    claimOf(
      text,
      sentence,
      findings.map((f) => findingOf(text, text, sentence, f)),
    ),
  )

/** Whatever is sent as a claim is taken for one; a check that several of its sentences trip is listed once. */
function oneClaim(claim: string, evidence: string): PrecheckClaim {
  const all = examine(readPassage(claim, { asClaim: true }), readPassage(evidence)).flatMap(({ sentence, findings }) =>
    findings.map((f) => findingOf(claim, evidence, sentence, f)),
  )
  const merged = new Map<string, Finding>()
  for (const finding of all) {
    const before = merged.get(finding.id)
    merged.set(finding.id, before ? { ...before, matched: [...before.matched, ...finding.matched] } : finding)
  }
  return claimOf(claim, { start: 0, end: claim.length }, [...merged.values()])
}
