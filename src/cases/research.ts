import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { viewCase, viewSchema } from './case-view.ts'
import type { Corpus } from './load-corpus.ts'
import { hitSchema, question, showHit } from './search.ts'
import type { SearchIndex } from './search-index.ts'

export const researchInput = z.strictObject({
  q: question.optional().describe('What is measured or concluded; without it, the newest cases'),
  k: z.coerce.number().int().min(1).max(10).default(5).describe('How many cases at most'),
  view: viewSchema,
})

export const researchAnswer = z.object({
  pool: z.int().describe('How many measuring failures the archive holds'),
  cases: z.array(hitSchema.partial().required({ case: true })),
})

/** Newest first by the source's date, undated last, equal dates by id. */
function newest(corpus: Corpus) {
  const date = (index: number) => corpus.cases[index]?.source?.date ?? ''
  return corpus.cases
    .map((one, index) => ({ one, date: date(index) }))
    .filter(({ one }) => one.research)
    .sort((a, b) => (a.date === b.date ? (a.one.id < b.one.id ? -1 : 1) : a.date < b.date ? 1 : -1))
    .map(({ one }) => one)
}

/**
 * Failures of measuring only: wrong denominators, silent detectors, self-made data.
 *
 * @throws ServiceError `no_match` (never charged) when none of them fits; it is never filled up with other cases.
 */
export function research(
  corpus: Corpus,
  index: SearchIndex,
  input: z.output<typeof researchInput>,
): z.infer<typeof researchAnswer> {
  const pool = newest(corpus)
  if (input.q === undefined)
    return { pool: pool.length, cases: pool.slice(0, input.k).map((one) => ({ case: viewCase(one, input.view) })) }
  const hits = index.search(input.q, { limit: input.k, filter: (one) => one.research })
  if (hits.length === 0) throw new ServiceError('no_match', { what: 'query', ...index.wordsOf(input.q) })
  return { pool: pool.length, cases: hits.map((hit) => showHit(hit, input.view)) }
}
