import type { z } from 'zod'
import { sample, sampleAnswer, sampleInput } from '../../cases/sample.ts'
import { samplePage } from '../../pages/sample.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export const sampleRoute = ({ corpus, versions, prices }: Services) =>
  defineRoute({
    name: 'sample',
    path: '/sample',
    methods: ['GET'],
    summary: 'Two complete cases, free',
    description:
      'What a paid answer holds, shown on two real cases with different traps: symptom, what happened, root cause, fix, prevention, measured figures and source.',
    input: sampleInput,
    answer: stampedSchema(sampleAnswer),
    example: {},
    errors: ['bad_input'],
    caching: 'etag',
    handle: () => stamped(sample(corpus), versions),
    page: (answer: z.infer<typeof sampleAnswer>) => samplePage(answer, prices.search),
  })
