import { research, researchAnswer, researchInput } from '../../cases/research.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export const researchRoute = ({ corpus, index, versions }: Services) =>
  defineRoute({
    name: 'research',
    path: '/research',
    methods: ['GET'],
    paid: 'research',
    summary: 'Failures of measuring: wrong denominators, silent detectors, self-made data',
    description:
      'Up to ten cases of the research half, by topic or the newest. Never filled up with unrelated cases; nothing that fits: 404 no_match, not charged.',
    input: researchInput,
    answer: stampedSchema(researchAnswer),
    example: { q: 'benchmark score inflated because the test set leaked into training' },
    errors: ['bad_input', 'too_long', 'no_match'],
    caching: 'no-store',
    handle: (input) => stamped(research(corpus, index, input), versions),
  })
