import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, marks } from './phrases/find.ts'
import { actOf, ownAct, secondReading } from './second-look.ts'
import { settler } from './settling.ts'

/** A dashboard is always a view; a list or a label is one only where it is said to show something. */
const trips = (claim: Sentence): readonly Mark[] => readings(claim).filter((m) => !isCompound(claim, m))

/** "the gauge manual", "the app's README": the view is only part of another thing's name. */
function isCompound(s: Sentence, m: Mark): boolean {
  if (!marks(s, 'view').some((v) => v.from === m.from && v.to === m.to)) return false
  const next = s.tokens[m.to]
  return (
    next !== undefined &&
    (next.lower === "'s" ||
      (/^(?:NOUN|PROPN)$/.test(next.pos) &&
        !/^(?:shows|lists|says|has|displays|reads|reports|states|marks)$/.test(next.lower)))
  )
}

const readings = (claim: Sentence): Mark[] => [
  ...follows(claim, 'strong-view', 'shows', 5),
  ...follows(claim, 'strong-view', 'holds-state', 3),
  ...follows(claim, 'weak-attribution', 'strong-view', 4),
  ...follows(claim, 'view', 'shows', 3),
  ...follows(claim, 'attribution', 'view', 6),
  ...marks(claim, 'as-shown'),
]

const step = (s: Sentence): readonly Mark[] => marks(s, 'past-view')
const within = (s: Sentence): readonly Mark[] => [...step(s), ...ownAct(s), ...secondReading(s)]

export const staleCacheRead: Check = {
  id: 'stale_cache_read',
  title: 'Stale view',
  question: 'Is this the state, or a view of it that may lag behind?',
  why: 'A dashboard, listing, index, cache or replica shows what was true when it was last filled. It can be old, partial or disconnected and look just the same.',
  whatToRun:
    'Read the primary record by its id, past any cache, or compare the time of the view with the time of the last change.',
  trips,
  settledBy: settler({ trips, step, within, after: actOf }),
}
