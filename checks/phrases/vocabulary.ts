const ids = new Map<string, number>()

/** No phrase has the word. */
export const UNKNOWN = -1

/** The number of a word that some phrase has: the matcher compares numbers, not letters. */
export function enter(word: string): number {
  const known = ids.get(word)
  if (known !== undefined) return known
  ids.set(word, ids.size)
  return ids.size - 1
}

/** The number of a word of a text, or `UNKNOWN`. */
export const idOf = (word: string): number => ids.get(word) ?? UNKNOWN

/** How many words the phrases have. */
export const vocabularySize = (): number => ids.size
