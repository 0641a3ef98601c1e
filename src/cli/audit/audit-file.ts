import type { CheckId } from '../../../checks/check.ts'
import type { ArithmeticItem } from '../../audit/arithmetic/arithmetic-item.ts'
import { checkArithmetic } from '../../audit/arithmetic/check-arithmetic.ts'
import { claimsOf } from '../../audit/report.ts'
import { readRequest } from '../../audit/request.ts'
import type { PrecheckClaim } from '../../audit/schema.ts'
import { createLineIndex, type LineIndex } from './line-index.ts'
import { splitText } from './split-text.ts'
import { type BadSuppression, readSuppressions, type Suppression } from './suppressions.ts'

/** A claim with its places in the whole file, and the findings on it that a comment accepts. */
export interface FileClaim {
  readonly claim: PrecheckClaim
  readonly suppressed: ReadonlyMap<CheckId, string>
  /** The open findings that no comment accepts; a claim with any is held. */
  readonly open: readonly CheckId[]
}

export interface FileAudit {
  readonly name: string
  readonly text: string
  readonly lines: LineIndex
  /** Where the places of `addressed_by` are: the file itself, or the evidence of a single claim. */
  readonly settledIn: LineIndex
  readonly claims: readonly FileClaim[]
  readonly figures: readonly ArithmeticItem[]
  readonly unused: readonly Suppression[]
  readonly bad: readonly BadSuppression[]
}

/** As much as the auditor reads at once. */
const LIMIT = 100_000

function moved<Place extends { readonly start: number; readonly end: number }>(place: Place, by: number): Place {
  return { ...place, start: place.start + by, end: place.end + by }
}

function movedClaim(claim: PrecheckClaim, by: number): PrecheckClaim {
  const checks_tripped = claim.checks_tripped.map((finding) => ({
    ...finding,
    matched: finding.matched.map((span) => moved(span, by)),
    addressed_by: finding.addressed_by && moved(finding.addressed_by, by),
  }))
  return { ...moved(claim, by), checks_tripped }
}

const NEXT_BLANK_LINE = /\n[ \t\r]*\n/g

/** The claim that a comment is for: the one before it on its line, else the first of the paragraph behind it. */
function targetOf(
  claims: readonly PrecheckClaim[],
  text: string,
  { start, end }: Suppression,
): PrecheckClaim | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  if (/[\p{L}\p{N}]/u.test(text.slice(lineStart, start))) {
    return claims.findLast((claim) => claim.start < start && claim.end > lineStart)
  }
  const behind = text.slice(end).search(/\S/)
  NEXT_BLANK_LINE.lastIndex = behind === -1 ? text.length : end + behind
  const paragraphEnd = NEXT_BLANK_LINE.exec(text)?.index ?? text.length
  return claims.find((claim) => claim.start >= end && claim.start < paragraphEnd)
}

interface Applied {
  readonly reasons: ReadonlyMap<PrecheckClaim, ReadonlyMap<CheckId, string>>
  readonly unused: readonly Suppression[]
}

function applySuppressions(claims: readonly PrecheckClaim[], text: string, all: readonly Suppression[]): Applied {
  const reasons = new Map<PrecheckClaim, Map<CheckId, string>>()
  const unused: Suppression[] = []
  for (const suppression of all) {
    const target = targetOf(claims, text, suppression)
    const accepted = target?.unaddressed.filter((id) => suppression.check === 'all' || suppression.check === id) ?? []
    if (target === undefined || accepted.length === 0) {
      unused.push(suppression)
      continue
    }
    const known = reasons.get(target) ?? new Map<CheckId, string>()
    for (const id of accepted) known.set(id, suppression.reason)
    reasons.set(target, known)
  }
  return { reasons, unused }
}

function fileClaim(claim: PrecheckClaim, suppressed: ReadonlyMap<CheckId, string> = new Map()): FileClaim {
  return { claim, suppressed, open: claim.unaddressed.filter((id) => !suppressed.has(id)) }
}

/**
 * Reads one text for claims, and its comments for accepted findings. A text longer than the auditor's limit is read in parts,
 * cut between paragraphs; a settling step then counts within its part.
 *
 * @throws ServiceError `language_not_read`
 */
export function auditFile(name: string, text: string): FileAudit {
  const read = readSuppressions(text)
  const claims = splitText(read.text, LIMIT)
    .filter((part) => part.text.trim() !== '')
    .flatMap((part) => claimsOf(readRequest({ text: part.text })).map((claim) => movedClaim(claim, part.start)))
  const { reasons, unused } = applySuppressions(claims, read.text, read.suppressions)
  const lines = createLineIndex(text)
  return {
    name,
    text,
    lines,
    settledIn: lines,
    claims: claims.map((claim) => fileClaim(claim, reasons.get(claim))),
    figures: checkArithmetic(read.text),
    unused,
    bad: read.bad,
  }
}

/**
 * Reads one claim with what is offered for it, as if it stood in a file of its own.
 *
 * @throws ServiceError `bad_input`, `too_long`, `language_not_read`
 */
export function auditClaim(claim: string, evidence: string): FileAudit {
  return {
    name: 'claim',
    text: claim,
    lines: createLineIndex(claim),
    settledIn: createLineIndex(evidence),
    claims: claimsOf(readRequest({ claim, evidence })).map((read) => fileClaim(read)),
    figures: checkArithmetic(claim),
    unused: [],
    bad: [],
  }
}
