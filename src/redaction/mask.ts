import type { Recogniser, SecretClass, Span } from './recogniser.ts'
import { RECOGNISERS } from './recognisers.ts'
import { type Found, search, settle } from './search.ts'

export interface Masked {
  readonly text: string
  /** In order, without overlap, in UTF-16 units of the text that was given. */
  readonly found: readonly Found[]
}

/** Begins every placeholder. No recogniser, YAML, Markdown, HTML or URL reads anything into it. */
export const PLACEHOLDER_OPEN = '⟨'
const placeholder = (name: SecretClass): string => `${PLACEHOLDER_OPEN}${name}⟩`

function replace(text: string, found: readonly Found[]): string {
  const parts: string[] = []
  let from = 0
  for (const { class: name, start, end } of found) {
    parts.push(text.slice(from, start), placeholder(name))
    from = end
  }
  return parts.join('') + text.slice(from)
}

/** Takes spans of the masked text back to the text; both lists are in order. */
function spansBefore(found: readonly Found[], spans: readonly Found[]): readonly Found[] {
  let next = 0
  /** How much longer the text is than the masked text, up to the placeholder that comes next. */
  let longer = 0
  const back = (unit: number, side: keyof Span): number => {
    for (; ; next++) {
      const known = found[next]
      if (known === undefined || unit <= known.start - longer) return unit + longer
      const width = placeholder(known.class).length
      if (unit < known.start - longer + width) return known[side]
      longer += known.end - known.start - width
    }
  }
  return spans.map(({ class: name, start, end }) => ({
    class: name,
    start: back(start, 'start'),
    end: back(end, 'end'),
  }))
}

/** Glued together, one secret hides the edge of the next; more than a few of them are no text. */
const MOST_PASSES = 4

/**
 * Replaces what must not leave (keys, addresses, identifiers; see {@link SecretClass}) by typed placeholders. Finds values
 * in code, in URLs, wrapped over lines, in mixed case, with look-alike letters and with unseen characters inside. Pure and
 * linear in the length of the text; masking what was masked changes nothing.
 *
 * @example
 * mask('write to ops@example.org').text // 'write to ⟨email⟩'
 */
export function mask(text: string, recognisers: readonly Recogniser[] = RECOGNISERS): Masked {
  let found = search(text, recognisers)
  let masked = replace(text, found)
  for (let pass = 1; pass < MOST_PASSES && found.length > 0; pass++) {
    const more = search(masked, recognisers)
    if (more.length === 0) break
    found = settle([...found, ...spansBefore(found, more)])
    masked = replace(text, found)
  }
  return { text: masked, found }
}
