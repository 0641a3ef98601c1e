import { z } from 'zod'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

const healthAnswer = stampedSchema(
  z.object({
    status: z.enum(['ok', 'unable']).describe('unable: meant to sell and cannot now'),
    selling: z.boolean(),
    reason: z.string().nullable(),
    ledger: z.enum(['ok', 'off', 'failing']),
    facilitator: z.object({ reachable: z.boolean(), verified: z.boolean(), checked_at: z.string() }).nullable(),
  }),
)

export const healthRoute = ({ health, versions }: Services) =>
  defineRoute({
    name: 'health',
    path: '/health',
    methods: ['GET'],
    summary: 'Whether the service works and sells',
    description:
      '200 while everything works that is turned on; 503 when the operator means to sell and cannot, with the reason. Touches the ledger.',
    input: z.strictObject({}),
    answer: healthAnswer,
    example: {},
    errors: ['bad_input'],
    caching: 'no-store',
    handle: async () => {
      const { able, ...rest } = await health()
      return stamped({ status: able ? ('ok' as const) : ('unable' as const), ...rest }, versions)
    },
    produces: (answer) => ({
      status: (answer as z.infer<typeof healthAnswer>).status === 'ok' ? 200 : 503,
      mediaType: 'application/json',
      body: JSON.stringify(answer),
    }),
  })
