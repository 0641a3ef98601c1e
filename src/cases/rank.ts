import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { brief } from './brief.ts'
import { question } from './search.ts'
import type { SearchIndex } from './search-index.ts'

/** One line of a labelled query set: a symptom to search for, or a plan to brief. */
export const rankedQuery = z.object({ id: z.string(), q: question.optional(), action: question.optional() })

/** What the paid route would answer, as ids: best first, at most ten, empty where it would answer 404. */
export interface Rank {
  readonly id: string
  readonly ids: readonly string[]
  readonly actions?: readonly string[]
}

/** Answers a labelled query as the route of its kind does, for a scorer. */
export function rank(index: SearchIndex, query: z.infer<typeof rankedQuery>): Rank {
  if (query.q !== undefined) return { id: query.id, ids: index.search(query.q).map(({ one }) => one.id) }
  try {
    const { cases, actions } = brief(index, { action: query.action ?? '' })
    return { id: query.id, ids: cases.map((one) => one.id), actions: actions.map(({ id }) => id) }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'no_match') return { id: query.id, ids: [], actions: [] }
    throw error
  }
}
