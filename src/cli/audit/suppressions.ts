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

/** One check, or several with commas between. */
const DIRECTIVE = /^failure-archive-ignore(?![\w-])\s*([\w-]*(?:\s*,\s*[\w-]+)*)\s*(:?)/
const IDS: readonly string[] = [...CHECKS.map(({ id }) => id), 'all']

function isCheck(name: string): name is CheckId | 'all' {
  return IDS.includes(name)
}

type Read = { readonly suppressions: readonly Suppression[] } | { readonly problem: string }

/** null where the comment means something else. */
function readComment(start: number, comment: string): Read | null {
  const closed = comment.endsWith('-->')
  const body = comment.slice(4, closed ? -3 : undefined).trim()
  const directive = DIRECTIVE.exec(body)
  if (directive === null) return null
  const [head, named = '', colon] = directive
  if (!closed) return { problem: 'this comment is never closed' }
  const checks = named.split(',').map((name) => name.trim())
  const unknown = checks.find((name) => !isCheck(name))
  if (unknown !== undefined) return { problem: `"${unknown}" is no check: name one of ${IDS.join(', ')}` }
  const reason = body.slice(head.length).replace(/\s+/g, ' ').trim()
  if (colon !== ':' || reason === '') {
    return { problem: `a suppression needs a reason: <!-- failure-archive-ignore ${named}: reason -->` }
  }
  const end = start + comment.length
  return { suppressions: checks.filter(isCheck).map((check) => ({ start, end, check, reason })) }
}

/** The suppressions of a Markdown text: `<!-- failure-archive-ignore <check ids|all>: reason -->`, outside of code. */
export function readSuppressions(text: string): ReadSuppressions {
  const found = commentsIn(maskCode(text)).flatMap(([start, end]) => {
    const read = readComment(start, text.slice(start, end))
    return read === null ? [] : [{ read, start, end }]
  })
  const lines = found.flatMap(({ start, end }) => linesWithin(text, start, end))
  return {
    suppressions: found.flatMap(({ read }) => ('suppressions' in read ? read.suppressions : [])),
    bad: found.flatMap(({ read, start }) => ('problem' in read ? [{ start, problem: read.problem }] : [])),
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
