import { z } from 'zod'
import { checksSchema } from './checks-block.ts'
import { SCOPES } from './evidence/recommend.ts'
import { STATUSES } from './evidence/status.ts'
import { FAILURE_CLASSES } from './failure-class.ts'
import { holdsSecret } from './masked.ts'
import { SOURCES } from './source.ts'

/** Absent, null and empty are the same: clients differ in which of them they send. */
const optionalText = (most: number) => z.string().max(most).nullish()

const code = z
  .union([z.string().max(32), z.int()])
  .transform(String)
  .nullish()

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => value === true || value === 'true')

export const MUTATES = ['true', 'false', 'unknown'] as const
const mutates = z
  .union([z.boolean(), z.enum(MUTATES)])
  .transform((value) => String(value) as (typeof MUTATES)[number])
  .nullish()

const callFields = {
  service: z
    .string()
    .trim()
    .min(1)
    .max(128)
    .describe('Public service, MCP server or model provider; never a private host'),
  operation: z.string().trim().min(1).max(128).describe('Tool, method or endpoint'),
  version: optionalText(64),
  schema_hash: optionalText(64).describe('Any hash of the schema that the call was made with'),
}

const failureFields = {
  error_type: optionalText(64).describe('Class or type of the error; a failure needs a type, a code or a message'),
  error_code: code.describe('Status or error code'),
  error_message: optionalText(2000).describe('Redacted and normalised at once; the raw text is dropped'),
}

export const observeInput = z.looseObject({
  ...callFields,
  outcome: z.enum(['success', 'failure']),
  ...failureFields,
  latency_ms: z.coerce.number().min(0).max(3_600_000).nullish(),
  mutates: mutates.describe('Whether the call changes something'),
})

export const queryInput = z.looseObject({
  ...callFields,
  ...failureFields,
  latency_ms: z.coerce.number().min(0).max(3_600_000).nullish(),
  mutates,
})

export const outcomeInput = z.looseObject({
  fingerprint: z
    .string()
    .trim()
    .regex(/^v1:[0-9a-f]{32}$/)
    .describe('As /v1/observe and /v1/query give it'),
  action: z
    .string()
    .refine((action) => !holdsSecret(action), 'holds what looks like a secret')
    .transform((action) => action.trim().toLowerCase().replace(/\s+/g, '_'))
    .pipe(z.string().regex(/^[a-z0-9_.-]{1,64}$/))
    .describe('What was tried: `retry`, `refresh_schema`, ...'),
  successful: flag.describe('Whether it got past the failure'),
})

export const explainInput = z.looseObject({ ...callFields, ...failureFields })

const dropped = z.int().describe('How many unknown keys were dropped')
const rate = z.number().nullable()
const count = z.int()
const time = z.string().nullable().describe('ISO 8601, UTC')
const interval = z.object({ low: z.number(), high: z.number() }).nullable()

const bySource = z.object(
  Object.fromEntries(SOURCES.map((source) => [source, z.int()])) as Record<(typeof SOURCES)[number], z.ZodInt>,
)

export const observeAnswer = z.object({
  accepted: z.literal(true),
  fingerprint: z.string().nullable().describe('null for a success'),
  known: z.boolean().describe('Whether this failure had been reported before'),
  observations: count,
  normalized_error: z.string().nullable(),
  dropped_fields: dropped,
  checks: checksSchema,
})

export const outcomeAnswer = z.object({
  accepted: z.literal(true),
  weight: z.union([z.literal(0), z.literal(1)]).describe('0: you have not reported this failure in the last 24 hours'),
  dropped_fields: dropped,
  checks: checksSchema,
})

const actionSchema = z.object({
  action: z.string(),
  attempts: count,
  successes: count,
  success_rate: z.number().describe('After the cap'),
  effective_attempts: count.describe('At most five an hour of one reporter'),
  unique_reporters: count,
  confidence: z.number().describe('Lower bound of the 95% Wilson interval, x 0.7 with fewer than 3 named reporters'),
  decaying: z.boolean(),
})

export const recommendationSchema = z.object({
  action: z.string().describe('`skip`: stop retrying'),
  confidence: z.number(),
  based_on_attempts: count,
  based_on_successes: count,
  scope: z.enum(SCOPES),
  from_other_agents: z.boolean().nullable(),
  decaying: z.boolean(),
  warning: z.string().nullable(),
})

export const queryAnswer = z.object({
  known: z.boolean(),
  fingerprint: z.string(),
  status: z.enum(STATUSES).describe('Of the operation'),
  status_interval: interval.describe('95% of the failure rate that ruled'),
  first_seen: time,
  last_seen: time,
  looks_new: z.boolean().describe('First seen within 300 seconds'),
  observations: z.object({ total: count, last_5m: count, last_1h: count, unique_reporters: count }),
  failure_rate: z.object({ last_5m: rate, last_1h: rate }).describe('Of the operation'),
  normalized_error: z.string(),
  recovery_actions: z.array(actionSchema),
  recommendation: recommendationSchema.nullable(),
  service_evidence: z
    .object({
      class: z.enum(FAILURE_CLASSES),
      code: z.string(),
      operations: count,
      actions: z.array(actionSchema),
    })
    .nullable()
    .describe('Pooled over the operations of the service'),
  related_failures: z.array(
    z.object({
      fingerprint: z.string(),
      error_type: z.string(),
      error_code: z.string(),
      action: z.string(),
      confidence: z.number(),
    }),
  ),
  success_evidence: z.object({
    successes: count,
    failures: count,
    verified: z.boolean().describe('false: a write that has never failed, so its successes may be silent failures'),
  }),
  evidence_sources: bySource.describe(
    'Reports of this failure by source; demo and synthetic ones count only for demos',
  ),
  demo_data_included: z.boolean(),
  dropped_fields: dropped,
  checks: checksSchema,
  cases: z.array(z.object({ id: z.string(), title: z.string() })).describe('Cases of the archive that read alike'),
})

export type QueryAnswer = z.infer<typeof queryAnswer>

export const servicesInput = z.strictObject({ limit: z.coerce.number().int().min(1).max(500).default(100) })
export const statsInput = z.strictObject({})
export const recoveryInput = z.strictObject({
  limit: z.coerce.number().int().min(1).max(25).default(10),
  include_demo: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
})

export const servicesAnswer = z.object({
  as_of: z.string(),
  services: z.array(
    z.object({
      service: z.string(),
      status: z.enum(STATUSES),
      status_interval: interval,
      calls: z.object({ last_5m: count, last_1h: count, total: count }),
      failure_rate: z.object({ last_5m: rate, last_1h: rate }),
      operations: count,
      mean_latency_ms: z.number().nullable(),
      last_seen: time,
    }),
  ),
  checks: checksSchema,
})

export const statsAnswer = z.object({
  as_of: z.string(),
  observations: bySource,
  failures: bySource,
  outcomes: bySource.describe('With weight 1'),
  fingerprints: count,
  services: count,
  operations: count,
  adopted_by: count.describe('Named agents with at least 5 observations over at least 600 seconds'),
  queries: z.object({ today: count, known_today: count }),
  checks: checksSchema,
})

export const recoveryAnswer = z.object({
  as_of: z.string(),
  recoveries: z.array(
    actionSchema.extend({
      fingerprint: z.string(),
      service: z.string(),
      operation: z.string(),
      class: z.enum(FAILURE_CLASSES),
      error_code: z.string(),
      normalized_error: z.string(),
    }),
  ),
  demo_data_included: z.boolean(),
  checks: checksSchema,
})

export const overviewInput = recoveryInput.pick({ include_demo: true })

export const overviewAnswer = z.object({
  stats: statsAnswer.omit({ checks: true }),
  services: servicesAnswer.shape.services,
  recoveries: recoveryAnswer.shape.recoveries,
  demo_data_included: z.boolean(),
  checks: checksSchema,
})

export const explainAnswer = z.object({
  fingerprint: z.string(),
  fields: z.array(z.object({ field: z.string(), given: z.string(), folded: z.string() })),
  rules: z.array(z.string()).describe('What fired when the message was normalised'),
  class: z.enum(FAILURE_CLASSES),
  parents: z.object({ other_versions: z.string(), other_operations: z.string(), service: z.string() }),
  known: z.boolean(),
  dropped_fields: dropped,
  checks: checksSchema,
})
