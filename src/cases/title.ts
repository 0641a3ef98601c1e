import { z } from 'zod'
import { type Case, SOURCE_KINDS, THEMES } from './case.ts'
import { isMeasured, yearOf } from './counts.ts'

/** What stands on the shelf of a case: enough to choose by, never a part of its body. */
export const titleSchema = z.object({
  id: z.string(),
  title: z.string(),
  themes: z.array(z.enum(THEMES)),
  domain: z.string(),
  measured: z.boolean(),
  research: z.boolean(),
  source_kind: z.enum(SOURCE_KINDS).nullable(),
  year: z.int().nullable(),
})

export type Title = z.infer<typeof titleSchema>

export function titleOf(one: Case): Title {
  const { id, title, themes, domain, research } = one
  return {
    id,
    title,
    themes,
    domain,
    measured: isMeasured(one),
    research,
    source_kind: one.source?.kind ?? null,
    year: yearOf(one),
  }
}
