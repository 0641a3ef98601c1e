import type { Recogniser, SecretClass, Span } from './recogniser.ts'
import { type JoinedView, joinLines, unfold, type View } from './view.ts'

export interface Found extends Span {
  readonly class: SecretClass
}

/** Values that no word of a sentence could add to: where one runs to the end of its line, the next line may hold the rest of it. */
const OPAQUE: ReadonlySet<SecretClass> = new Set([
  'api-token',
  'bearer-header',
  'bech32-address',
  'bitcoin-address',
  'cookie',
  'credential',
  'ipv6',
  'jwt',
  'phone',
  'private-key',
  'record-id',
  'request-id',
  'session-id',
  'solana-address',
  'trace-id',
  'url-credential',
  'url-token',
  'user-path',
  'webhook-url',
])

/** A column of numbers must not add up to a card: classes of digits may be broken once. */
const OF_DIGITS: ReadonlySet<SecretClass> = new Set([
  'payment-card',
  'phone',
  'ipv4',
  'iban',
  'bank-account',
  'national-id',
])

function findIn(view: View, recognisers: readonly Recogniser[]): Found[] {
  const lowerCase = view.text.toLowerCase()
  return recognisers.flatMap((recogniser) =>
    recogniser.find(view.text, lowerCase).map(({ start, end }) => ({
      class: recogniser.class,
      start: view.starts[start] ?? 0,
      end: view.ends[end - 1] ?? 0,
    })),
  )
}

/** What the rest of a value looks like at the start of the next line: part of a path, or letters with a digit among them. */
const REST_OF_VALUE = /^(?=.{4})[^\s]*[0-9_=]|[/\\]/

/** Whether what follows a value that filled its line to the end reads as the rest of it rather than as a word. */
function continues(rest: string): boolean {
  const run = /^[^\s"'`,;)\]}]{1,512}/.exec(rest)?.[0] ?? ''
  return (
    REST_OF_VALUE.test(run) || (run.length > 0 && /^[ \t]*(?:\r?\n|$)/.test(rest.slice(run.length, run.length + 40)))
  )
}

/** What stands between the parts of a value that was wrapped: its line's end, and the marks that begin the next line. */
const WRAP = /^["'`]?[ \t]{0,4}[\\+]?[ \t]{0,4}\r?\n[\s"'`>*#|/]{0,60}/

/** Whether what stands from here to the end of the line is a part of a name (`db-3.prod`) and no word. */
function endsInsideAName(text: string, start: number): boolean {
  const head = /^\S{1,300}/.exec(text.slice(start, start + 300))?.[0] ?? ''
  return /\w[._@-]|\d/.test(head)
}

/**
 * Whether a find over a line's end is better than the find inside one line that it overlaps: it takes up where that ended
 * and adds to it what belongs to it, or it began before.
 */
function completes(text: string, span: Found, first: Found): boolean {
  if (span.start < first.start)
    return span.end >= first.end && (OPAQUE.has(span.class) || endsInsideAName(text, span.start))
  if (!OPAQUE.has(span.class)) return false
  const rest = text.slice(first.end, span.end + 200)
  const wrap = WRAP.exec(rest)
  return span.start === first.start && wrap !== null && continues(rest.slice(wrap[0].length))
}

function findAcrossLines(
  text: string,
  view: JoinedView,
  recognisers: readonly Recogniser[],
  plain: readonly Found[],
): Found[] {
  const lowerCase = view.text.toLowerCase()
  const spans = recognisers.flatMap((recogniser) =>
    recogniser.find(view.text, lowerCase).flatMap(({ start, end }): Found[] => {
      const breaks = view.crosses(start, end)
      if (breaks === 0 || (breaks > 1 && OF_DIGITS.has(recogniser.class))) return []
      return [{ class: recogniser.class, start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 }]
    }),
  )
  const ordered = spans.sort((a, b) => a.start - b.start)
  let next = 0
  return ordered.filter((span) => {
    while ((plain[next]?.end ?? Number.POSITIVE_INFINITY) <= span.start) next++
    const first = plain[next]
    return first === undefined || first.start >= span.end || completes(text, span, first)
  })
}

/** Joins finds that overlap; the longer one gives the class, so that nothing of either is left standing. */
export function settle(spans: readonly Found[]): readonly Found[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end)
  const settled: Found[] = []
  for (const span of ordered) {
    const last = settled.at(-1)
    if (!last || span.start >= last.end) settled.push(span)
    else if (span.end > last.end) {
      const longer = span.end - span.start > last.end - last.start ? span : last
      settled[settled.length - 1] = { class: longer.class, start: last.start, end: span.end }
    }
  }
  return settled
}

/** What the recognisers find in a text with its disguises taken off: in order, without overlap, in units of the text. */
export function search(text: string, recognisers: readonly Recogniser[]): readonly Found[] {
  const view = unfold(text)
  const plain = settle(findIn(view, recognisers))
  const joined = joinLines(view)
  const across = joined ? findAcrossLines(text, joined, recognisers, plain) : []
  return across.length > 0 ? settle([...plain, ...across]) : plain
}
