import { z } from 'zod'
import { fullCase, fullCaseSchema } from './case-view.ts'
import type { Corpus } from './load-corpus.ts'

/** Fixed, so that the sample never changes under a reader: a repair that nothing called, and a detector that read one layer only. */
export const SAMPLE_IDS = ['adr-546-repair-with-no-caller', 'adr-542-reference-checker-blind-layer'] as const

export const sampleInput = z.strictObject({})
export const sampleAnswer = z.object({ cases: z.array(fullCaseSchema) })

/**
 * Two complete cases. A corpus of an operator's own that lacks the fixed ids shows its first complete one of each half.
 */
export function sample(corpus: Pick<Corpus, 'cases'>): z.infer<typeof sampleAnswer> {
  const fixed = SAMPLE_IDS.map((id) => corpus.cases.find((one) => one.id === id)).filter((one) => one !== undefined)
  if (fixed.length === SAMPLE_IDS.length) return { cases: fixed.map(fullCase) }
  const first = [false, true].map((research) => corpus.cases.find((one) => one.research === research))
  return { cases: first.filter((one) => one !== undefined).map(fullCase) }
}
