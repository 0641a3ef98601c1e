import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, marks } from './phrases/find.ts'
import { settler } from './settling.ts'

const trips = (claim: Sentence): readonly Mark[] => [
  ...follows(claim, 'attribution', 'document', 6),
  ...follows(claim, 'weak-attribution', 'document', 3),
  ...follows(claim, 'document', 'said', 6),
  ...marks(claim, 'by-design'),
]

export const docClaimsCode: Check = {
  id: 'doc_claims_code',
  title: 'The document says so',
  question: 'Was the behaviour observed, or read in a document, comment, name or setting?',
  why: 'Documents, comments, names and settings say what a system is meant to do. The code may do something else, and often has since the day after.',
  whatToRun: 'Run it and look, trace the call, or read the code path to its end.',
  trips,
  settledBy: settler({ trips, step: (s) => marks(s, 'ran-it') }),
}
