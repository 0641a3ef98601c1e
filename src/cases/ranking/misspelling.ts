/** Finds the known word that a misspelt one was meant to be. */
export interface Misspelling {
  /** The most frequent known word that one slip of the keyboard makes into this one; null where there is none. */
  meant(word: string): string | null
}

const SHORTEST = 5

const isLetters = (word: string) => /^[a-z]+$/.test(word)

/** One letter added, left out, changed, or two neighbours swapped (Damerau's four slips). */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let ends = 0
  while (ends < Math.min(a.length, b.length) - start && a[a.length - 1 - ends] === b[b.length - 1 - ends]) ends += 1
  const left = a.slice(start, a.length - ends)
  const right = b.slice(start, b.length - ends)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Buckets by first letter and length: a slip in the first letter is rare, and looking everywhere would be slow. */
export function createMisspelling(words: ReadonlyMap<string, number>): Misspelling {
  const buckets = new Map<string, string[]>()
  for (const word of words.keys()) {
    if (word.length < SHORTEST - 1 || !isLetters(word)) continue
    const key = `${word[0]}${word.length}`
    const bucket = buckets.get(key)
    if (bucket) bucket.push(word)
    else buckets.set(key, [word])
  }
  const near = (word: string) =>
    [word.length - 1, word.length, word.length + 1].flatMap((length) => buckets.get(`${word[0]}${length}`) ?? [])
  return {
    meant(word) {
      if (word.length < SHORTEST || !isLetters(word)) return null
      let best: string | null = null
      for (const known of near(word).filter((other) => isOneSlip(word, other)))
        if (best === null || (words.get(known) ?? 0) > (words.get(best) ?? 0)) best = known
      return best
    },
  }
}
