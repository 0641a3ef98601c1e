import { z } from 'zod'
import { type Case, caseSchema } from './case.ts'

/** A case as it is sold: everything but the invented questions, which are searched and never shown. */
export const fullCaseSchema = caseSchema.omit({ asked_as: true, merged_into: true }).meta({ id: 'Case' })

/** What fits in a prompt: what it looks like, why, and what to do. */
export const compactCaseSchema = caseSchema
  .pick({
    id: true,
    title: true,
    themes: true,
    status: true,
    symptom: true,
    root_cause: true,
    fix: true,
    prevention: true,
    correction: true,
  })
  .meta({ id: 'CompactCase' })

export const viewSchema = z
  .enum(['full', 'compact'])
  .default('full')
  .describe('full: every section, evidence and source; compact: symptom, cause, fix, prevention')

export type View = z.infer<typeof viewSchema>

export function fullCase(one: Case): z.infer<typeof fullCaseSchema> {
  const { asked_as: _, merged_into: __, ...shown } = one
  return shown
}

export function compactCase(one: Case): z.infer<typeof compactCaseSchema> {
  const { id, title, themes, status, symptom, root_cause, fix, prevention, correction } = one
  return { id, title, themes, status, correction, symptom, root_cause, fix, prevention }
}

export const viewCase = (one: Case, view: View) => (view === 'full' ? fullCase(one) : compactCase(one))
