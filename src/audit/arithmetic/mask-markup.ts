import { commentsIn, fillSpans, MASK, maskCode, type Span } from '../mask-code.ts'

const LINK_TARGET = /\]\([^()\s]{0,2000}(?: "[^"\n]{0,200}")?\)/g
const ADDRESS = /\b(?:https?|ftp|file):\/\/[^\s<>"')\]]{1,2000}/g
const TAG = /<\/?[a-zA-Z][^<>\n]{0,300}>/g

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length])
}

/** The text with code, addresses, front matter, tags and comments put out, each character for one. */
export function maskMarkup(text: string): string {
  let masked = maskCode(text)
  masked = fillSpans(masked, commentsIn(masked), ' ')
  masked = fillSpans(masked, spansOf(masked, LINK_TARGET), ' ')
  masked = fillSpans(masked, spansOf(masked, ADDRESS), MASK)
  return fillSpans(masked, spansOf(masked, TAG), ' ')
}
