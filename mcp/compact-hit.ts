import type { z } from 'zod'
import { compactCase } from '../src/cases/case-view.ts'
import type { researchAnswer } from '../src/cases/research.ts'

type Hit = z.infer<typeof researchAnswer>['cases'][number]

/** A case in short, with how near it is and by which of the caller's words; the newest of a half were not searched for and have neither. */
export const compactHit = ({ case: one, closeness, matched_terms }: Hit): object => ({
  ...(closeness !== undefined && { closeness, matched_terms }),
  case: compactCase(one as never),
})
