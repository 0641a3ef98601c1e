import { search, searchAnswer, searchInput } from '../../cases/search.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export const searchRoute = ({ index, versions }: Services) =>
  defineRoute({
    name: 'search',
    path: '/search',
    methods: ['GET'],
    paid: 'search',
    summary: 'Cases that match a symptom, in full',
    description:
      'Describe what you see; get up to five real cases with cause, fix, prevention, figures and source. Nothing that fits: 404 no_match, not charged.',
    input: searchInput,
    answer: stampedSchema(searchAnswer),
    example: { q: 'backup job reports success but the file is 0 bytes' },
    errors: ['bad_input', 'too_long', 'no_match'],
    caching: 'no-store',
    handle: (input) => stamped(search(index, input), versions),
  })
