import type { z } from 'zod'
import type { archiveAnswer } from '../../src/cases/archive.ts'
import { defineTool } from '../tool.ts'

export const archiveTool = defineTool<z.infer<typeof archiveAnswer>>({
  name: 'archive',
  route: 'archive',
  title: 'Every case at once',
  description:
    'All cases in full, with their licence: more than a megabyte, so the answer names where it was saved or how it is read again, and holds the cases only with `verbose`. Call it to keep a copy, not to look something up. With `since` only what changed after that corpus version; nothing changed: `no_change`, not charged.',
  without: ['format'],
  saved: true,
  compact: (answer) => ({ ...answer, cases: [] }),
  freeInstead: 'Call contents for every title, and sample for two cases in full.',
})
