import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks, near } from './phrases/find.ts'
import { settler } from './settling.ts'

function trips(claim: Sentence): readonly Mark[] {
  const own = marks(claim, 'self-made')
  if (own.length > 0 && has(claim, 'quality', 'attitude', 'audience')) return own
  const felt = follows(claim, 'audience', 'attitude', 5).concat(follows(claim, 'attitude', 'audience', 5))
  if (felt.length > 0) return felt
  if (has(claim, 'user-label')) return marks(claim, 'user-label')
  const logged = near(claim, 'audience', 'traffic', 12)
  if (logged.length > 0 && !has(claim, 'equates', 'distinct')) return logged
  return has(claim, 'audience', 'attitude') ? near(claim, 'contaminated', 'traffic', 10) : []
}

export const selfMeasurement: Check = {
  id: 'self_measurement',
  title: 'Measuring oneself',
  question: 'Did people make this data, or could the measuring side have made it itself?',
  why: 'Bots, test accounts, own traffic, generated text and a model that grades its own output all look like users and quality in the numbers.',
  whatToRun:
    'Trace a random sample of the records by hand to who made them, filter one’s own and verify the filter, or have an independent judge look blind.',
  trips,
  settledBy: settler({ trips, step: (s) => marks(s, 'independent') }),
}
