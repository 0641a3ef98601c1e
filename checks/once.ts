import type { Sentence } from './passage.ts'

type Finding<T> = (s: Sentence) => T

const askers = new Map<unknown, Finding<unknown>>()

/**
 * Keeps what a function found out of a sentence: each claim of a passage asks it of the same neighbours. The same function is given
 * the same memory, whoever wraps it.
 */
export function once<T extends object | boolean>(find: Finding<T>): Finding<T> {
  const known = askers.get(find)
  if (known) return known as Finding<T>
  const place = askers.size
  const kept: Finding<T> = (s) => {
    const found = s.kept[place]
    if (found !== undefined) return found as T
    const fresh = find(s)
    s.kept[place] = fresh
    return fresh
  }
  askers.set(find, kept)
  return kept
}
