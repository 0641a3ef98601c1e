import type { z } from 'zod'
import type { Network } from '../../network/create-network.ts'
import type { Reporter } from '../../network/reporter.ts'
import {
  explainAnswer,
  explainInput,
  observeAnswer,
  observeInput,
  outcomeAnswer,
  outcomeInput,
  overviewAnswer,
  overviewInput,
  queryAnswer,
  queryInput,
  recoveryAnswer,
  recoveryInput,
  servicesAnswer,
  servicesInput,
  statsAnswer,
  statsInput,
} from '../../network/schema.ts'
import { networkPage } from '../../pages/network.ts'
import type { Caller } from '../caller.ts'
import { defineRoute, type Route } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

/** A report is metadata of one call; nothing of it needs more. */
const MAX_REPORT_BYTES = 16 * 1024

const FAILURE = {
  service: 'github',
  operation: 'search_issues',
  error_type: 'ValidationError',
  error_code: 422,
  error_message: 'Validation Failed: unknown field "assignee_id"',
}

async function reporterOf(network: Network, caller: Caller): Promise<Reporter> {
  const body = await caller.body()
  return network.identify({ method: caller.method, path: caller.path, body, header: caller.header })
}

const OF_REPORTS = { refusal: 'invalid_report', maxBodyBytes: MAX_REPORT_BYTES, caching: 'no-store' } as const

function writeRoutes({ network, versions }: Services): readonly Route[] {
  const limit = async (address: string) => (await network()).limitWrites(address)
  return [
    defineRoute({
      ...OF_REPORTS,
      limit,
      name: 'network_observe',
      path: '/v1/observe',
      methods: ['POST'],
      summary: 'Report how a tool or model call ended: metadata only, free',
      description:
        'Send every call, failures and successes. The message is redacted and normalised at once and its raw text dropped; unknown keys are dropped and counted back. Answers with the fingerprint of the failure and how often it has been seen.',
      input: observeInput,
      answer: stampedSchema(observeAnswer),
      example: { ...FAILURE, outcome: 'failure', latency_ms: 210 },
      errors: ['bad_input', 'invalid_report', 'bad_signature'],
      handle: async (input, caller) => {
        const open = await network()
        return stamped(await open.observe(input, await reporterOf(open, caller)), versions)
      },
    }),
    defineRoute({
      ...OF_REPORTS,
      limit,
      name: 'network_outcome',
      path: '/v1/outcome',
      methods: ['POST'],
      summary: 'Report whether an action got past a failure, free',
      description:
        'The fingerprint comes from /v1/observe or /v1/query. Of a failure that you have not observed in the last 24 hours the outcome is kept with weight 0.',
      input: outcomeInput,
      answer: stampedSchema(outcomeAnswer),
      example: { fingerprint: `v1:${'0'.repeat(32)}`, action: 'refresh_schema', successful: 'true' },
      errors: ['bad_input', 'invalid_report', 'bad_signature'],
      handle: async (input, caller) => {
        const open = await network()
        return stamped(await open.outcome(input, await reporterOf(open, caller)), versions)
      },
    }),
  ]
}

function questionRoutes({ network, versions }: Services): readonly Route[] {
  return [
    defineRoute({
      ...OF_REPORTS,
      limit: 'none',
      name: 'network_query',
      path: '/v1/query',
      methods: ['POST'],
      summary: 'Ask before a retry what worked for others who met exactly this failure, free',
      description:
        'Status of the operation, what was tried with confidence from capped counts, one recommendation or `skip` or null, and the checks that the answer’s own numbers trip. Stores nothing but daily counters.',
      input: queryInput,
      answer: stampedSchema(queryAnswer),
      example: FAILURE,
      errors: ['bad_input', 'invalid_report', 'bad_signature'],
      handle: async (input, caller) => {
        const open = await network()
        return stamped(await open.query(input, await reporterOf(open, caller)), versions)
      },
    }),
    defineRoute({
      ...OF_REPORTS,
      name: 'network_fingerprint',
      path: '/v1/fingerprint',
      methods: ['GET'],
      summary: 'How a failure is folded to its fingerprint: each field before and after, free',
      description:
        'Each field as given and as folded, the rules that fired on the message, and the parents. Stores nothing.',
      input: explainInput,
      answer: stampedSchema(explainAnswer),
      example: FAILURE,
      errors: ['bad_input', 'invalid_report', 'bad_signature'],
      handle: async (input, caller) => {
        const open = await network()
        return stamped(await open.explain(input, await reporterOf(open, caller)), versions)
      },
    }),
  ]
}

function listRoutes({ network, versions, publicUrl }: Services): readonly Route[] {
  return [
    defineRoute({
      name: 'network',
      path: '/network',
      methods: ['GET'],
      summary: 'The failure network at a glance: services, what works, how much was reported, free',
      description: 'The lists of /v1/services, /v1/recovery-intelligence and /v1/stats together.',
      input: overviewInput,
      answer: stampedSchema(overviewAnswer),
      example: {},
      errors: ['bad_input'],
      caching: 'no-store',
      handle: async (input) => stamped(await (await network()).overview(input), versions),
      page: (answer: z.infer<typeof overviewAnswer>) => networkPage(answer, publicUrl),
    }),
    defineRoute({
      name: 'network_services',
      path: '/v1/services',
      methods: ['GET'],
      summary: 'How reported services stand now, worst first, free',
      description: 'By the calls of the last five minutes and of the last hour. Made at most once in ten seconds.',
      input: servicesInput,
      answer: stampedSchema(servicesAnswer),
      example: { limit: 20 },
      errors: ['bad_input'],
      caching: 'no-store',
      handle: async (input) => stamped(await (await network()).services(input), versions),
    }),
    defineRoute({
      name: 'network_stats',
      path: '/v1/stats',
      methods: ['GET'],
      summary: 'How much has been reported, by source, and by how many agents it was taken up, free',
      description:
        'Agents, the operator, demos and synthetic reports are counted apart. Made at most once in ten seconds.',
      input: statsInput,
      answer: stampedSchema(statsAnswer),
      example: {},
      errors: ['bad_input'],
      caching: 'no-store',
      handle: async () => stamped(await (await network()).stats(), versions),
    }),
    defineRoute({
      name: 'network_recovery_intelligence',
      path: '/v1/recovery-intelligence',
      methods: ['GET'],
      summary: 'Failures for which something works, and what it is, free',
      description:
        'Surest first. Demo and synthetic reports are left out unless `include_demo` is true. Made at most once in ten seconds.',
      input: recoveryInput,
      answer: stampedSchema(recoveryAnswer),
      example: { limit: 5 },
      errors: ['bad_input'],
      caching: 'no-store',
      handle: async (input) => stamped(await (await network()).recoveryIntelligence(input), versions),
    }),
  ]
}

/** The failure network: what worked for others. All of it is free. */
export const networkRoutes = (services: Services): readonly Route[] => [
  ...questionRoutes(services),
  ...writeRoutes(services),
  ...listRoutes(services),
]
