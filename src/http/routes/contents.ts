import type { z } from 'zod'
import { SOURCE_KINDS, THEMES } from '../../cases/case.ts'
import { contents, contentsAnswer, contentsInput } from '../../cases/contents.ts'
import { yearOf } from '../../cases/counts.ts'
import { shelfPage } from '../../pages/shelf.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

/** What each filter can be set to, as a form offers it: themes in their own order, the rest sorted, years newest first. */
const valuesOf = ({ cases }: Services['corpus']) => {
  const years = new Set(cases.map(yearOf).filter((year) => year !== null))
  return {
    theme: THEMES,
    domain: [...new Set(cases.map(({ domain }) => domain))].sort(),
    source_kind: SOURCE_KINDS,
    year: [...years].sort((a, b) => b - a).map(String),
  }
}

export function contentsRoute({ corpus, versions, prices }: Services) {
  const values = valuesOf(corpus)
  return defineRoute({
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
    page: (answer: z.infer<typeof contentsAnswer>, input) => shelfPage(answer, input, values, prices.search),
  })
}
