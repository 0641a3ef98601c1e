import { mask } from '../redaction/mask.ts'
import { PLACEHOLDER_RULES } from './placeholders.ts'

export const MAX_NORMALISED = 256

export interface Normalised {
  readonly text: string
  /** The classes and rules that fired, each once, in order. */
  readonly rules: readonly string[]
}

/** What is cut off is cut before a placeholder that would not fit, so that no half of one is left. */
function cut(text: string): string {
  if (text.length <= MAX_NORMALISED) return text
  const head = text.slice(0, MAX_NORMALISED)
  const open = head.lastIndexOf('⟨')
  const whole = open > head.lastIndexOf('⟩') ? head.slice(0, open) : head
  // Half of a character that takes two units is none.
  return whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}

function fold(text: string, fired: Set<string>): string {
  let folded = text.toLowerCase()
  for (const { name, pattern, placeholder } of PLACEHOLDER_RULES) {
    const next = folded.replace(pattern, placeholder)
    if (next !== folded) fired.add(name)
    folded = next
  }
  return cut(folded.replace(/[\s\p{Cc}]+/gu, ' ').trim())
}

/** What a pass uncovers, the next one folds; a text settles after two, and more than this many is no text. */
const MOST_PASSES = 8

/**
 * The shape of an error message: what the redaction gate knows is masked first, then whatever varies from call to call (addresses,
 * times, ids, numbers of four digits and more) gives way to a placeholder; lower case, single spaces, at most 256 characters.
 * Normalising twice changes nothing. The raw text is not kept.
 *
 * @example
 * normalise('Job job_8f31c2 failed after 3200 ms: HTTP 422').text // '⟨id⟩'-shaped: 'job ⟨id⟩ failed after ⟨duration⟩: http 422'
 */
export function normalise(raw: string): Normalised {
  const fired = new Set<string>()
  let text = raw
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const masked = mask(text)
    for (const { class: name } of masked.found) fired.add(name)
    const next = fold(masked.text, fired)
    if (next === text) break
    text = next
  }
  return { text, rules: [...fired] }
}
