import type { Mark, Sentence } from '../passage.ts'
import type { Concept } from './lists.ts'

const NONE: readonly Mark[] = []

export const marks = (s: Sentence, concept: Concept): readonly Mark[] => s.marks.get(concept) ?? NONE

/** Whether the sentence has one of some concepts. */
export function has(s: Sentence, ...concepts: readonly Concept[]): boolean {
  for (const concept of concepts) if (marks(s, concept).length > 0) return true
  return false
}

/** Places where one concept stands at most `words` before or after another. */
export function near(s: Sentence, one: Concept, other: Concept, words: number): Mark[] {
  const found: Mark[] = []
  for (const a of marks(s, one)) {
    const b = marks(s, other).find((m) => distance(a, m) <= words && !covers(m, a))
    if (b) found.push(a, b)
  }
  return found
}

/** Places where `then` comes at most `words` after `first`. */
export function follows(s: Sentence, first: Concept, then: Concept, words: number): Mark[] {
  const found: Mark[] = []
  for (const a of marks(s, first)) {
    const b = marks(s, then).find((m) => m.from >= a.to && m.from - a.to <= words)
    if (b) found.push(a, b)
  }
  return found
}

export const distance = (a: Mark, b: Mark): number => Math.max(0, a.from - b.to, b.from - a.to)
export const covers = (outer: Mark, inner: Mark): boolean => outer.from === inner.from && outer.to === inner.to
