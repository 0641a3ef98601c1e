import { contents, contentsAnswer, contentsInput } from '../../cases/contents.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export const contentsRoute = ({ corpus, versions }: Services) =>
  defineRoute({
    name: 'contents',
    path: '/contents',
    methods: ['GET'],
    summary: 'The shelf: every title, with filters, free',
    description:
      'Titles with themes, domain, source kind and year, in pages; counts per theme and domain of what matches. Never a body.',
    input: contentsInput,
    answer: stampedSchema(contentsAnswer),
    example: { theme: 'silent_success', limit: 5 },
    errors: ['bad_input'],
    caching: 'etag',
    handle: (input) => stamped(contents(corpus, input), versions),
  })
