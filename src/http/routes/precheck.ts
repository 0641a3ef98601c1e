import { precheck } from '../../audit/precheck.ts'
import { type PrecheckAnswer, precheckAnswer, precheckInput } from '../../audit/schema.ts'
import { precheckPage } from '../../pages/precheck.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export const precheckRoute = ({ versions, prices }: Services) =>
  defineRoute({
    name: 'precheck',
    path: '/precheck',
    methods: ['GET', 'POST'],
    summary: 'Which sentences of a text are claims, and which of the nine traps each may be in, free',
    description:
      'Send a `text`, or one `claim` with its `evidence`. Each claim comes with the checks that it trips, the question of each, and whether the text shows that the settling step was done.',
    input: precheckInput,
    answer: stampedSchema(precheckAnswer),
    example: { text: 'The watcher is healthy: it exits 0 every run.' },
    textField: 'text',
    errors: ['bad_input', 'too_long', 'language_not_read'],
    caching: 'no-store',
    handle: (input) => stamped(precheck(input), versions),
    page: (answer: PrecheckAnswer, submitted) => precheckPage({ submitted, answer }, prices.audit),
    blankPage: () => precheckPage(undefined, prices.audit),
  })
