import type { Case } from '../cases/case.ts'
import { mask } from '../redaction/mask.ts'
import { mayStand } from '../redaction/may-stand.ts'
import type { Recogniser } from '../redaction/recogniser.ts'
import type { Found } from '../redaction/search.ts'

/** Masks a text and tells what was found in it. */
export type Hide = (text: string) => { readonly text: string; readonly found: readonly Pick<Found, 'class'>[] }

/** The published address of a public source, which may stand wherever the document names it; null where it may not. */
export function standingAddress({ source }: Case, recognisers: readonly Recogniser[]): string | null {
  return source?.url && mayStand(source.url, recognisers) ? source.url : null
}

/** Masks everything in a text but one address. */
export const hideAround =
  (address: string | null, recognisers: readonly Recogniser[]): Hide =>
  (text) => {
    if (address === null || !text.includes(address)) return mask(text, recognisers)
    const parts = text.split(address).map((part) => mask(part, recognisers))
    return { text: parts.map((part) => part.text).join(address), found: parts.flatMap((part) => part.found) }
  }

/** So far apart that no pattern reads two texts as one. */
const APART = '\n\n\n\n\n\n'

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}

/**
 * Masks every text of a case. All of them are searched as one first, since there is nothing in most cases; what that finds
 * is then masked text by text.
 */
export function maskCase(
  item: Case,
  hide: Hide,
): { readonly item: unknown; readonly found: readonly Pick<Found, 'class'>[] } {
  const texts: string[] = []
  mapTexts(item, (text) => {
    texts.push(text)
    return text
  })
  if (hide(texts.join(APART)).found.length === 0) return { item, found: [] }
  const found: Pick<Found, 'class'>[] = []
  const masked = mapTexts(item, (text) => {
    const hidden = hide(text)
    found.push(...hidden.found)
    return hidden.text
  })
  return { item: masked, found }
}
