import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks } from './phrases/find.ts'
import { settler } from './settling.ts'
import { words } from './word-class.ts'

const ABOUT_PEOPLE = ['attitude', 'audience', 'given-mark', 'usage-metric'] as const

function trips(claim: Sentence): readonly Mark[] {
  const own = marks(claim, 'self-made')
  if (own.length > 0 && has(claim, 'quality', ...ABOUT_PEOPLE)) return own
  if (has(claim, 'contaminated') && has(claim, 'usage', ...ABOUT_PEOPLE)) return marks(claim, 'contaminated')
  const felt = follows(claim, 'audience', 'attitude', 5).concat(follows(claim, 'attitude', 'audience', 5))
  if (felt.length > 0) return felt
  const said = [...marks(claim, 'user-label'), ...marks(claim, 'usage-metric'), ...marks(claim, 'given-mark')]
  if (said.length > 0) return said
  return has(claim, 'equates', 'distinct') ? [] : seenInTraffic(claim)
}

/** People who are known from a record of traffic: "in the log, citizens arrive by phone". */
function seenInTraffic(s: Sentence): Mark[] {
  const record = marks(s, 'traffic').filter((m) => isEvidence(s, m))
  const who = marks(s, 'audience').find((a) => record.some((m) => m.from > a.to || m.to <= a.from))
  return who && record[0] ? [who, record[0]] : []
}

const EVIDENCE = words(
  'from by in per via judging going says say show shows showed counts count counted suggest suggests confirm confirms with',
)

const isEvidence = (s: Sentence, m: Mark): boolean =>
  EVIDENCE.in(s.tokens, m.from - 4, m.from) ||
  s.tokens.slice(m.to, m.to + 2).some((t) => EVIDENCE.has(t.word) && t.pos === 'VERB')

export const selfMeasurement: Check = {
  id: 'self_measurement',
  title: 'Measuring oneself',
  question: 'Did people make this data, or could the measuring side have made it itself?',
  why: 'Bots, test accounts, own traffic, generated text and a model that grades its own output all look like users and quality in the numbers.',
  whatToRun:
    'Trace a random sample of the records by hand to who made them, filter one’s own and verify the filter, or have an independent judge look blind.',
  trips: once(trips),
  settledBy: settler({ trips, step: (s) => marks(s, 'independent') }),
}
