import type { z } from 'zod'
import type { searchAnswer } from '../../src/cases/search.ts'
import { compactHit } from '../compact-hit.ts'
import { defineTool } from '../tool.ts'

export const searchTool = defineTool<z.infer<typeof searchAnswer>>({
  name: 'search',
  route: 'search',
  title: 'Search failures by symptom',
  description:
    'Real failures that look like what you see, each with cause, fix and prevention. Call it when something fails and the cause is not known, or with the id of a title from contents. Describe the symptom as you see it, not the cause that you suspect. Nothing that fits: `no_match`, not charged.',
  without: ['view'],
  compact: ({ cases, ...answer }) => ({ ...answer, cases: cases.map(compactHit) }),
  freeInstead:
    'Call contents, which lists every title by theme and domain: a title often names the cause. sample shows two cases in full.',
})
