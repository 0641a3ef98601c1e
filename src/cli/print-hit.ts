import type { z } from 'zod'
import type { researchAnswer } from '../cases/research.ts'
import { printCase } from './print-case.ts'

/** A hit of either route; the newest cases of research were not searched for. */
type Shown = z.infer<typeof researchAnswer>['cases'][number]

const list = (lead: string, words: readonly string[] = []) => (words.length > 0 ? [`${lead}: ${words.join(', ')}`] : [])

/** A case that was found, with why above it. */
export function printHit({ case: one, closeness, ...hit }: Shown): string {
  if (closeness === undefined) return printCase(one)
  const parts = [
    closeness,
    ...list('words', hit.matched_terms),
    ...list('ideas', hit.matched_ideas),
    ...list('not in it', hit.unmatched_terms),
  ]
  return `[${parts.join(' | ')}]\n${printCase(one)}`
}
