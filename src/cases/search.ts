import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { compactCaseSchema, fullCaseSchema, type View, viewCase, viewSchema } from './case-view.ts'
import { CLOSENESS } from './ranking/explain.ts'
import type { Hit, SearchIndex } from './search-index.ts'

export const question = z.string().trim().min(1).max(500)

export const searchInput = z.strictObject({
  q: question.describe('The symptom in your own words, or the id of a case on the shelf'),
  k: z.coerce.number().int().min(1).max(5).default(3).describe('How many cases at most'),
  view: viewSchema,
})

export const hitSchema = z.object({
  score: z.number().describe('Words, questions and likeness together; comparable within this answer only'),
  closeness: z.enum(CLOSENESS).describe('How much of what the query asks, in words and ideas, the case holds'),
  matched_terms: z.array(z.string()).describe('Words of the query that the case holds, in any of their endings'),
  unmatched_terms: z.array(z.string()).describe('Words of the query that it does not hold, six at most'),
  matched_ideas: z.array(z.string()).describe('What query and case both say, though perhaps in other words'),
  matched_fields: z.array(z.string()).describe('Where in the case; questions are ways of asking that are never shown'),
  case: z.union([fullCaseSchema, compactCaseSchema]),
})

export const searchAnswer = z.object({ cases: z.array(hitSchema) })

export const showHit = (hit: Hit, view: View): z.infer<typeof hitSchema> => ({
  score: hit.score,
  closeness: hit.closeness,
  matched_terms: [...hit.terms],
  unmatched_terms: [...hit.unmatched],
  matched_ideas: [...hit.ideas],
  matched_fields: [...hit.fields],
  case: viewCase(hit.one, view),
})

/**
 * The cases that fit a symptom best, in full.
 *
 * @throws ServiceError `no_match` (never charged) when none fits well enough; the answer is not filled up.
 */
export function search(index: SearchIndex, input: z.output<typeof searchInput>): z.infer<typeof searchAnswer> {
  const hits = index.search(input.q, { limit: input.k })
  if (hits.length === 0) throw new ServiceError('no_match', { what: 'query', ...index.wordsOf(input.q) })
  return { cases: hits.map((hit) => showHit(hit, input.view)) }
}
