import type { z } from 'zod'
import type { contentsAnswer } from '../../src/cases/contents.ts'
import { defineTool } from '../tool.ts'

type Answer = z.infer<typeof contentsAnswer>

export const contentsTool = defineTool<Answer>({
  name: 'contents',
  route: 'contents',
  title: 'Titles of all cases',
  description:
    'The shelf: titles and ids of the archive, in pages, with filters by theme (the nine traps), domain, kind of source, year. Call it to see whether the archive holds anything on a topic; search with an id as `q` then buys that case. Counts per domain come with `verbose`.',
  offline: true,
  compact: ({ counts, titles, ...answer }) => ({
    ...answer,
    counts: { theme: counts.theme },
    titles: titles.map(({ id, title, themes }) => ({ id, title, themes })),
  }),
})
