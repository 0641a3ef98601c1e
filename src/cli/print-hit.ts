import type { z } from 'zod'
import type { researchAnswer } from '../cases/research.ts'
import { printCase } from './print-case.ts'

/** A hit of either route; the newest cases of research were not searched for. */
type Shown = z.infer<typeof researchAnswer>['cases'][number]

/** A case that was found, with why above it. */
export function printHit({ case: one, score, matched_terms, matched_ideas, matched_fields }: Shown): string {
  if (score === undefined) return printCase(one)
  const parts = [
    `score ${score}`,
    ...(matched_terms?.length ? [`words: ${matched_terms.join(', ')}`] : []),
    ...(matched_ideas?.length ? [`ideas: ${matched_ideas.join(', ')}`] : []),
    ...(matched_fields?.length ? [`in: ${matched_fields.join(', ')}`] : []),
  ]
  return `[${parts.join(' | ')}]\n${printCase(one)}`
}
