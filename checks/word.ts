import { classesOf } from './word-class.ts'

/** One word in lower case, with all that depends on the word alone: found out once, not at every place where it stands. */
export interface Word {
  readonly text: string
  /** One bit for each class of words that it belongs to. */
  readonly classes: readonly number[]
}

/** So many words are kept; a text of other words must not fill the memory. */
const MOST_KEPT = 30_000
const kept = new Map<string, Word>()

/** The word of this spelling, which is in lower case. */
export function wordOf(text: string): Word {
  const known = kept.get(text)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const word = { text, classes: classesOf(text) }
  kept.set(text, word)
  return word
}
