import type { CheckId } from '../../../checks/check.ts'
import { CHECKS } from '../../../checks/index.ts'
import { commentsIn, fillSpans, maskCode } from '../../audit/mask-code.ts'

/** A comment that says why a finding of one sentence is accepted. */
export interface Suppression {
  readonly start: number
  readonly end: number
  readonly check: CheckId | 'all'
  readonly reason: string
}

/** A comment that means to suppress and cannot. */
export interface BadSuppression {
  readonly start: number
  readonly problem: string
}

export interface ReadSuppressions {
  readonly suppressions: readonly Suppression[]
  readonly bad: readonly BadSuppression[]
  /** The text with these comments as white space, so that they are not read as prose; offsets stay. */
  readonly text: string
}

const DIRECTIVE = /^failure-archive-ignore(?![\w-])\s*([\w-]*)\s*(:?)/
const IDS: readonly string[] = [...CHECKS.map(({ id }) => id), 'all']

function isCheck(name: string): name is CheckId | 'all' {
  return IDS.includes(name)
}

function readComment(start: number, comment: string): Suppression | BadSuppression | null {
  const closed = comment.endsWith('-->')
  const body = comment.slice(4, closed ? -3 : undefined).trim()
  const directive = DIRECTIVE.exec(body)
  if (directive === null) return null
  const [head, check = '', colon] = directive
  if (!closed) return { start, problem: 'this comment is never closed' }
  if (!isCheck(check)) return { start, problem: `"${check}" is no check: name one of ${IDS.join(', ')}` }
  const reason = body.slice(head.length).replace(/\s+/g, ' ').trim()
  if (colon !== ':' || reason === '') {
    return { start, problem: `a suppression needs a reason: <!-- failure-archive-ignore ${check}: reason -->` }
  }
  return { start, end: start + comment.length, check, reason }
}

/** The suppressions of a Markdown text: `<!-- failure-archive-ignore <check id|all>: reason -->`, outside of code. */
export function readSuppressions(text: string): ReadSuppressions {
  const found = commentsIn(maskCode(text)).flatMap(([start, end]) => {
    const read = readComment(start, text.slice(start, end))
    return read === null ? [] : [{ read, start, end }]
  })
  const lines = found.flatMap(({ start, end }) => linesWithin(text, start, end))
  return {
    suppressions: found.flatMap(({ read }) => ('reason' in read ? [read] : [])),
    bad: found.flatMap(({ read }) => ('problem' in read ? [read] : [])),
    text: fillSpans(text, lines, ' '),
  }
}

/** The stretches of a span between its line breaks, which stay. */
function linesWithin(text: string, start: number, end: number): [number, number][] {
  const spans: [number, number][] = []
  let at = start
  for (const line of text.slice(start, end).split('\n')) {
    spans.push([at, at + line.length])
    at += line.length + 1
  }
  return spans
}
