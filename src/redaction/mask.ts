import type { Recogniser, SecretClass, Span } from './recogniser.ts'
import { RECOGNISERS } from './recognisers.ts'
import { type JoinedView, joinLines, unfold, type View } from './view.ts'

export interface Found extends Span {
  readonly class: SecretClass
}

export interface Masked {
  readonly text: string
  /** In order, without overlap, in UTF-16 units of the text that was given. */
  readonly found: readonly Found[]
}

/** Begins every placeholder. No recogniser, YAML, Markdown, HTML or URL reads anything into it. */
export const PLACEHOLDER_OPEN = '⟨'
const placeholder = (name: SecretClass): string => `${PLACEHOLDER_OPEN}${name}⟩`

/** Values without words in them: where one runs to the end of its line, the next line may hold the rest of it. */
const OPAQUE: ReadonlySet<SecretClass> = new Set([
  'api-token',
  'bearer-header',
  'bech32-address',
  'bitcoin-address',
  'cookie',
  'credential',
  'jwt',
  'private-key',
  'record-id',
  'request-id',
  'session-id',
  'solana-address',
  'trace-id',
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
  return recognisers.flatMap((recogniser) =>
    recogniser.find(view.text).map(({ start, end }) => ({
      class: recogniser.class,
      start: view.starts[start] ?? 0,
      end: view.ends[end - 1] ?? 0,
    })),
  )
}

/** Whether what follows a value that filled its line to the end reads as the rest of it rather than as a word. */
function continues(rest: string): boolean {
  const run = /^[^\s"'`,;)\]}]{1,512}/.exec(rest)?.[0] ?? ''
  return /[0-9/_=]/.test(run) || (run.length > 0 && /^[ \t]*(?:\r?\n|$)/.test(rest.slice(run.length, run.length + 40)))
}

function findAcrossLines(
  text: string,
  view: JoinedView,
  recognisers: readonly Recogniser[],
  plain: readonly Found[],
): Found[] {
  const spans = recognisers.flatMap((recogniser) =>
    recogniser.find(view.text).flatMap(({ start, end }) => {
      const breaks = view.crosses(start, end)
      if (breaks === 0 || (breaks > 1 && OF_DIGITS.has(recogniser.class))) return []
      return [{ class: recogniser.class, start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 }]
    }),
  )
  return spans.filter((span) => {
    const inside = plain.filter((known) => known.start < span.end && span.start < known.end)
    if (inside.length === 0) return true
    const first = inside[0]
    if (!first || !OPAQUE.has(span.class) || first.start !== span.start) return false
    const rest = text.slice(first.end, span.end + 200)
    return /^["'`]?[ \t]*[\\+]?[ \t]*\r?\n/.test(rest) && continues(rest.replace(/^[\s"'`\\+>*#|/]{1,60}/, ''))
  })
}

/** Joins finds that overlap; the longer one gives the class, so that nothing of either is left standing. */
function settle(spans: readonly Found[]): readonly Found[] {
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

/**
 * Replaces what must not leave (keys, addresses, identifiers; see {@link SecretClass}) by typed placeholders. Finds values
 * in code, in URLs, wrapped over lines, in mixed case, with look-alike letters and with unseen characters inside. Pure and
 * linear in the length of the text; masking what was masked changes nothing.
 *
 * @example
 * mask('write to ops@example.org').text // 'write to ⟨email⟩'
 */
export function mask(text: string, recognisers: readonly Recogniser[] = RECOGNISERS): Masked {
  const view = unfold(text)
  const plain = settle(findIn(view, recognisers))
  const joined = joinLines(view)
  const across = joined ? findAcrossLines(text, joined, recognisers, plain) : []
  const found = across.length > 0 ? settle([...plain, ...across]) : plain
  if (found.length === 0) return { text, found }
  const parts: string[] = []
  let from = 0
  for (const { class: name, start, end } of found) {
    parts.push(text.slice(from, start), placeholder(name))
    from = end
  }
  return { text: parts.join('') + text.slice(from), found }
}
