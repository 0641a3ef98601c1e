import { z } from 'zod'
import { CHECKS } from '../../checks/index.ts'

/** A passage to read, or one claim with what is offered for it; `text` and `claim` exclude each other. */
export const precheckInput = z.strictObject({
  text: z
    .string()
    .max(100_000)
    .optional()
    .describe(
      'A passage in English, Markdown or plain; its claim sentences are found and read. Not together with `claim`',
    ),
  claim: z.string().max(2_000).optional().describe('One claim in English. Not together with `text`'),
  evidence: z
    .string()
    .max(20_000)
    .optional()
    .describe('What is offered for the claim; settling steps are looked for here. Only together with `claim`'),
})

const id = z.enum(CHECKS.map((check) => check.id)).describe('The check')
const start = z.int().min(0).describe('First UTF-16 unit')
const end = z.int().min(0).describe('UTF-16 unit after the last')

const spanSchema = z
  .object({ start, end, text: z.string().describe('The characters from start to end') })
  .meta({ id: 'Span', description: 'A stretch of the submitted string' })

const verdict = z
  .enum(['hold', 'proceed', 'no_checks_matched'])
  .describe('hold: a finding is open; proceed: every finding is addressed; no_checks_matched: no check was tripped')

const findingSchema = z
  .object({
    id,
    question: z.string().describe('What a careful colleague would ask'),
    looks_addressed: z.boolean().describe('Whether a sentence reports that the settling step was done'),
    matched: z
      .array(spanSchema)
      .describe('The words by which the claim trips the check; places in the claim’s own string'),
    addressed_by: spanSchema
      .nullable()
      .describe('The sentence that reports the step; in claim mode its places are in `evidence`'),
  })
  .meta({ id: 'Finding' })

const auditFindingSchema = findingSchema
  .extend({
    why_it_matters: z.string(),
    real_incident: z
      .object({
        id: z.string().describe('Case id'),
        title: z.string(),
        figures: z.array(z.object({ figure: z.string(), unit: z.string(), what: z.string() })).readonly(),
      })
      .nullable()
      .describe('The case of the archive that is nearest to the claim, among those that fell into this trap'),
    what_to_run: z.string().describe('The step that would settle it'),
  })
  .meta({ id: 'AuditFinding' })

const claimOf = <Finding extends z.ZodType>(finding: Finding) =>
  z.object({
    claim: z.string().describe('The sentence as submitted'),
    start,
    end,
    verdict,
    checks_tripped: z.array(finding),
    unaddressed: z.array(id).describe('The checks that are open'),
  })

const precheckClaim = claimOf(findingSchema).meta({ id: 'Claim' })
const auditClaim = claimOf(auditFindingSchema).meta({ id: 'AuditClaim' })

const rulesetSchema = z
  .object({ version: z.string(), sha256: z.string() })
  .describe('The checks and the reading that made it')

const counts = {
  checked: z.int().min(0).describe('Stated figures that could be recomputed'),
  disagree: z.int().min(0).describe('How many of them come to something else'),
}

const modeSchema = z.enum(['text', 'claim']).describe('Members of the other mode are absent')
const textMode = {
  claims_found: z.int().min(0).optional().describe('Text mode'),
  claims_holding: z.int().min(0).optional().describe('Text mode: how many claims have the verdict hold'),
}
const listed = 'Text mode: every claim sentence, in source order'
const note = z.string().describe('What the answer does and does not say')

export const precheckAnswer = z
  .object({
    mode: modeSchema,
    ...textMode,
    claims: z.array(precheckClaim).optional().describe(listed),
    ...precheckClaim.partial().shape,
    note,
    arithmetic: z.object(counts),
    ruleset: rulesetSchema,
  })
  .meta({ id: 'PrecheckAnswer' })

const arithmeticItem = z
  .object({
    start,
    end,
    kind: z.string().describe('What was recomputed, such as share or p_value'),
    stated: z.string(),
    computed: z.string().nullable().describe('null: a figure that is needed is not given'),
    agrees: z.boolean().nullable().describe('Within rounding; null: nothing could be computed'),
    how: z.string(),
  })
  .meta({ id: 'ArithmeticItem' })

export const auditAnswer = z
  .object({
    mode: modeSchema,
    ...textMode,
    claims: z.array(auditClaim).optional().describe(listed),
    ...auditClaim.partial().shape,
    note,
    checks_available: z.array(id),
    caveat: z.string(),
    arithmetic: z.object({ ...counts, items: z.array(arithmeticItem) }),
    ruleset: rulesetSchema,
  })
  .meta({ id: 'AuditAnswer' })

export type PrecheckAnswer = z.infer<typeof precheckAnswer>
export type AuditAnswer = z.infer<typeof auditAnswer>
export type PrecheckClaim = z.infer<typeof precheckClaim>
export type AuditClaim = z.infer<typeof auditClaim>
export type Finding = z.infer<typeof findingSchema>
