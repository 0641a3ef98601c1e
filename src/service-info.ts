import { z } from 'zod'
import type { Corpus } from './cases/load-corpus.ts'
import { type Income, incomeSchema } from './payment/income-schema.ts'
import type { Versions } from './versions.ts'

/** What the payment side says of itself: shown at `/`, in `/health` and in the discovery documents. */
export const sellingSchema = z
  .object({
    live: z.boolean(),
    reason: z.string().nullable().describe('Why nothing is sold, where that is so'),
    networks: z.array(z.string()).describe('CAIP-2'),
    asset: z.string().nullable(),
    pay_to: z.string().nullable(),
    facilitator: z.string().nullable(),
    protocol_versions: z.array(z.int()),
    receipt_signer: z.string().nullable().describe('Address that signs receipts; null: there are none'),
  })
  .meta({ id: 'Selling' })

export type Selling = z.infer<typeof sellingSchema>

export const serviceInfoInput = z.strictObject({})

export const serviceInfoAnswer = z.object({
  service: z.string(),
  what: z.string(),
  why: z.string(),
  operator: z.object({ name: z.string().nullable(), contact: z.string().nullable() }),
  counts: z.object({ cases: z.int(), measured: z.int(), root_cause_known: z.int(), research: z.int() }),
  corpus: z.object({
    version: z.string(),
    sha256: z.string(),
    built_at: z.string(),
    redaction: z.object({ probes: z.int(), caught: z.int(), leaks: z.int() }),
  }),
  ruleset: z.object({ version: z.string(), sha256: z.string() }),
  routes: z.array(
    z.object({ path: z.string(), methods: z.array(z.string()), summary: z.string(), usd: z.string().nullable() }),
  ),
  payment: sellingSchema,
  received: incomeSchema,
  documents: z.record(z.string(), z.string()),
})

export type ServiceInfo = z.infer<typeof serviceInfoAnswer>

export const SERVICE_NAME = 'Failure Archive'

export const WHAT =
  'An archive of real failures with causes, fixes and measured figures, and an auditor that reads a report for nine known ways of fooling oneself. Paid calls by x402 in USDC, without account or key.'

const WHY =
  'A repair wired to a signal that nobody reads, a watcher that exits 0 after its session expired: such failures are seldom written down, and the next one pays for them again.'

export interface ServiceInfoParts {
  readonly corpus: Corpus
  readonly versions: Versions
  readonly operator: ServiceInfo['operator']
  readonly routes: ServiceInfo['routes']
  readonly payment: Selling
  readonly received: Income
  readonly documents: Readonly<Record<string, string>>
}

function countsOf({ manifest: { counts } }: Corpus): ServiceInfo['counts'] {
  const { cases, measured, root_cause_known, research } = counts
  return { cases, measured, root_cause_known, research }
}

/** What is here, what it costs and whether it is sold now. The figures are those of the build. */
export function serviceInfo(parts: ServiceInfoParts): ServiceInfo {
  const { corpus, versions, operator, routes, payment, received, documents } = parts
  const { version, sha256, builtAt } = corpus
  const { probes, caught, leaks } = corpus.manifest.redaction
  return {
    service: SERVICE_NAME,
    what: WHAT,
    why: WHY,
    operator,
    counts: countsOf(corpus),
    corpus: { version, sha256, built_at: builtAt, redaction: { probes, caught, leaks } },
    ruleset: versions.ruleset,
    routes: [...routes],
    payment,
    received,
    documents: { ...documents },
  }
}
