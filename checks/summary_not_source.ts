import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { compressed, glimpsed, headedBy, speaks, toldBy } from './phrases/told.ts'
import { settler } from './settling.ts'

const trips = (claim: Sentence): readonly Mark[] => (has(claim, 'exposed') ? [] : told(claim))

const told = (claim: Sentence): readonly Mark[] => [
  ...toldBy(claim, 'digest'),
  ...speaks(claim, 'digest', 9),
  ...glimpsed(claim, 'digest'),
  ...compressed(claim, 'document'),
  ...headedBy(claim, 'digest'),
  ...marks(claim, 'hearsay'),
]

export const summaryNotSource: Check = {
  id: 'summary_not_source',
  title: 'Summary, not source',
  question: 'Was the thing itself read, or only somebody’s compression of it?',
  why: 'Abstracts, titles, changelogs and summaries leave out, round up and sometimes turn around what the source says.',
  whatToRun: 'Read the primary text, say how much of it was read, and quote the place that carries the claim.',
  trips: once(trips),
  settledBy: settler({ trips, step: (s) => marks(s, 'read-whole') }),
}
