import { interned } from './interned.ts'
import { classesOf } from './word-class.ts'

/** One word in lower case, with all that depends on the word alone: found out once, not at every place where it stands. */
export interface Word {
  readonly text: string
  /** Its number among the words of all phrases, -1 where no phrase has it. */
  readonly id: number
  /** One bit for each class of words that it belongs to. */
  readonly classes: readonly number[]
}

/** So many words are kept; a text of other words must not fill the memory. */
const MOST_KEPT = 30_000
const kept = new Map<string, Word & { id: number }>()
/** Those that stand in the text that is read now. */
const passing = new Map<string, Word & { id: number }>()
const ids = new Map<string, number>()

/** What may stay in memory when the answer is sent: letters as in a dictionary, or three characters; no key, address, longer number or name of a file. */
export const isPlain = (text: string): boolean => PLAIN.test(text)
const PLAIN = /^(?:[a-z\u00df-\u00f6\u00f8-\u024f'-]{1,30}|.{1,3})$/su

/** The word of this spelling, which is in lower case. */
export function wordOf(text: string): Word {
  const known = kept.get(text) ?? passing.get(text)
  if (known) return known
  const word = { text: interned(text), id: ids.get(text) ?? -1, classes: classesOf(text) }
  if (kept.size >= MOST_KEPT) kept.clear()
  const among = isPlain(text) ? kept : passing
  among.set(word.text, word)
  return word
}

/** To be called when a text has been read and examined. */
export const forgetPassing = (): void => passing.clear()

/** The number of a word that a phrase has. */
export function idOf(text: string): number {
  const id = ids.get(text) ?? ids.size
  ids.set(text, id)
  const word = kept.get(text) ?? passing.get(text)
  if (word) word.id = id
  return id
}

/** How many words the phrases have. */
export const vocabularySize = (): number => ids.size
