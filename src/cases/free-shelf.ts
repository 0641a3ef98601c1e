import { z } from 'zod'
import { type Case, caseSchema } from './case.ts'
import { sample } from './sample.ts'
import { titleOf, titleSchema } from './title.ts'

/** What of a corpus is free, for the package: every title, and the cases of the sample. No body that is sold. */
export const freeShelfSchema = z.strictObject({ titles: z.array(titleSchema), sample: z.array(caseSchema) })

/** The bytes of free.json. The invented questions of the sample are left out: they are searched with the corpus, never shown. */
export function freeShelfText(all: readonly Case[]): string {
  const cases = all.filter((one) => one.merged_into === null)
  const shown = sample({ cases }).cases.map((one) => ({ ...one, merged_into: null, asked_as: [] }))
  return `${JSON.stringify({ titles: cases.map(titleOf), sample: shown })}\n`
}
