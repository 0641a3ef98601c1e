import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { marks } from './phrases/find.ts'
import { speaks, toldBy } from './phrases/told.ts'
import { settler } from './settling.ts'

const trips = (claim: Sentence): readonly Mark[] => [
  ...toldBy(claim, 'document'),
  ...speaks(claim, 'document', 6),
  ...marks(claim, 'by-design'),
  ...flatBehaviour(claim),
]

const PAST_OR_OURS = /^(?:was|were|had|did|i|we|my|our|me|us|took|went|came|got|saw|found|ran)$/

/** A rule of behaviour stated flatly in the present, with no number, no witness and no past: as one writes what is meant to be so. */
function flatBehaviour(s: Sentence): readonly Mark[] {
  const told = s.tokens.some((t) => PAST_OR_OURS.test(t.lower) || /^\d/.test(t.lower))
  return told ? [] : marks(s, 'states-behaviour')
}

export const docClaimsCode: Check = {
  id: 'doc_claims_code',
  title: 'The document says so',
  question: 'Was the behaviour observed, or read in a document, comment, name or setting?',
  why: 'Documents, comments, names and settings say what a system is meant to do. The code may do something else, and often has since the day after.',
  whatToRun: 'Run it and look, trace the call, or read the code path to its end.',
  trips,
  settledBy: settler({ trips, step: (s) => marks(s, 'ran-it') }),
}
