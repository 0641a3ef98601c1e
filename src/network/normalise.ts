import { mask } from '../redaction/mask.ts'
import { PLACEHOLDER_RULES } from './placeholders.ts'
import { remembered } from './remembered.ts'

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

/** What the gate and then the rules make of a text, and what fired. */
function pass(text: string): Normalised {
  const { text: clean, found } = mask(text)
  const fired = new Set<string>(found.map(({ class: name }) => name))
  return { text: fold(clean, fired), rules: [...fired] }
}

/** The same shapes come again and again. One is kept once it has settled: what was sent never is. */
const passAgain = remembered(10_000, pass, (text, made) => made.text === text)

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
  let { text, rules } = pass(raw)
  for (let passes = 1; passes < MOST_PASSES; passes++) {
    const next = passAgain(text)
    rules = [...new Set([...rules, ...next.rules])]
    if (next.text === text) break
    text = next.text
  }
  return { text, rules }
}
