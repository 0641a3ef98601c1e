import { z } from 'zod'

/** The nine check ids, which are also the themes of cases. Held equal to `checks/` by a test. */
export const THEMES = [
  'positive_control',
  'dose_response_equal',
  'denominator_inflation',
  'silent_success',
  'no_call_site',
  'stale_cache_read',
  'summary_not_source',
  'self_measurement',
  'doc_claims_code',
] as const

export const ACTIONS = [
  'alert',
  'automate',
  'backup',
  'cache',
  'cleanup',
  'collect-data',
  'configure',
  'delegate-to-agent',
  'delete',
  'deploy',
  'evaluate',
  'experiment',
  'failover',
  'grant-access',
  'integrate',
  'measure',
  'migrate',
  'monitor',
  'pay',
  'publish',
  'release',
  'restore',
  'retry',
  'scale',
  'schedule',
  'train',
  'upgrade',
] as const

export const SOURCE_KINDS = ['article', 'issue', 'paper', 'postmortem', 'report'] as const

export type Theme = (typeof THEMES)[number]
export type Action = (typeof ACTIONS)[number]

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const evidenceSchema = z.strictObject({
  figure: z.string().min(1).max(80).describe('The measured figure as the source states it'),
  unit: z.string().max(80).describe('What one of it is'),
  what: z.string().max(200).describe('What was measured'),
})

export const sourceSchema = z.strictObject({
  title: z.string().max(300),
  url: z.url().nullable(),
  publisher: z.string().max(200),
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .nullable()
    .describe('Year, year-month or full date'),
  kind: z.enum(SOURCE_KINDS),
  read: z.string().max(300).describe('How much of the source was read'),
})

/** One real failure, as it is sold: what the loader makes of a document, and what a paid answer carries (less `asked_as`). */
export const caseSchema = z.strictObject({
  id: z.string().regex(KEBAB).max(80),
  title: z.string().min(1).max(200),
  domain: z.string().regex(KEBAB).describe('Field of work; the list in use is at /contents'),
  themes: z.array(z.enum(THEMES)).max(3).describe('Which of the nine traps it illustrates, most fitting first'),
  themes_fit: z.enum(['good', 'weak']),
  themes_agreed: z.boolean(),
  research: z.boolean().describe('Whether it belongs to the measuring failures'),
  actions: z.array(z.enum(ACTIONS)),
  status: z.enum(['active', 'corrected', 'disputed', 'superseded']),
  confidence: z.enum(['high', 'medium', 'low']),
  root_cause_known: z.boolean(),
  prevention_inferred: z.boolean().describe('Whether the prevention is ours rather than the source’s'),
  merged_into: z.string().nullable(),
  evidence: z.array(evidenceSchema),
  source: sourceSchema.nullable(),
  symptom: z.string(),
  what_happened: z.string(),
  root_cause: z.string(),
  fix: z.string(),
  prevention: z.array(z.string()),
  correction: z.string().nullable(),
  asked_as: z.array(z.string()).describe('How people ask for it without knowing the cause: searched, never shown'),
})

export type Case = z.infer<typeof caseSchema>
