import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, marks } from './phrases/find.ts'
import { actOf, ownAct } from './second-look.ts'
import { settler } from './settling.ts'

const trips = (claim: Sentence): readonly Mark[] => [
  ...follows(claim, 'attribution', 'document', 6),
  ...follows(claim, 'laid-down', 'document', 3),
  ...follows(claim, 'document', 'said', 6),
  ...marks(claim, 'by-design').filter((m) => !claim.tokens.slice(m.from, m.to).some((t) => t.lower === 'not')),
  ...flatBehaviour(claim),
]

const PAST_OR_OURS = /^(?:was|were|had|did|i|we|my|our|me|us|took|went|came|got|saw|found|ran)$/

/** A rule of behaviour stated flatly in the present, with no number, no witness and no past: as one writes what is meant to be so. */
function flatBehaviour(s: Sentence): readonly Mark[] {
  const told = s.tokens.some((t) => PAST_OR_OURS.test(t.lower) || /^\d/.test(t.lower))
  return told ? [] : marks(s, 'states-behaviour')
}

const step = (s: Sentence): readonly Mark[] => marks(s, 'ran-it')
const within = (s: Sentence): readonly Mark[] => [...step(s), ...ownAct(s)]

export const docClaimsCode: Check = {
  id: 'doc_claims_code',
  title: 'The document says so',
  question: 'Was the behaviour observed, or read in a document, comment, name or setting?',
  why: 'Documents, comments, names and settings say what a system is meant to do. The code may do something else, and often has since the day after.',
  whatToRun: 'Run it and look, trace the call, or read the code path to its end.',
  trips,
  settledBy: settler({ trips, step, within, after: actOf }),
}
