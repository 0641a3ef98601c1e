import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks } from './phrases/find.ts'
import { settler } from './settling.ts'

const ABOUT_PEOPLE = ['attitude', 'audience', 'given-mark', 'usage-metric'] as const

function trips(claim: Sentence): readonly Mark[] {
  const own = marks(claim, 'self-made')
  if (own.length > 0 && has(claim, 'quality', ...ABOUT_PEOPLE)) return own
  if (has(claim, 'contaminated') && has(claim, 'usage', ...ABOUT_PEOPLE)) return marks(claim, 'contaminated')
  const felt = follows(claim, 'audience', 'attitude', 5)
    .concat(follows(claim, 'attitude', 'audience', 5))
    .filter((m) => !isOne(claim, m))
  if (felt.length > 0) return felt
  const said = [...marks(claim, 'user-label'), ...marks(claim, 'usage-metric'), ...marks(claim, 'given-mark')]
  if (said.length > 0) return said
  const habit = habits(claim)
  if (habit.length > 0) return habit
  return has(claim, 'equates', 'distinct', 'realised') ? [] : seenInTraffic(claim)
}

/** "A customer called": one whom somebody spoke to. */
const isOne = (s: Sentence, m: Mark): boolean => /^(?:an?|one|another)$/.test(s.tokens[m.from - 1]?.lower ?? '')

/** People who are known from a record of traffic: "in the log, citizens arrive by phone". */
function seenInTraffic(s: Sentence): Mark[] {
  const record = marks(s, 'traffic').filter((m) => isEvidence(s, m))
  const who = marks(s, 'audience').find((a) => record.some((m) => m.from > a.to || m.to <= a.from))
  return who && record[0] ? [who, record[0]] : []
}

const OFTEN =
  /^(?:most|mostly|mainly|more|often|rarely|seldom|usually|typically|above|half|third|twice|daily|weekly|longer|less|evenings?|mornings?|nights?|weekends?|\d.*%|%)$/
const HABIT =
  /^(?:write|come|visit|arrive|click|read|open|buy|stay|browse|return|search|ask|order|book|spend|finish|share|play|watch|listen|search|scroll|log|sign|pay|choose|pick|vote|report|complain|contact|call|use|learn|practise|practice|study|shop|travel|commute|donate|subscribe|contribute|answer|reply|respond|post|comment|rate|recommend|leave|switch|abandon|skip|prefer)$/

/** "Customers write most of their complaints in the evening": what people do as a rule, from a record of it. */
function habits(s: Sentence): Mark[] {
  const who = marks(s, 'audience').find((m) => m.to <= 5 && /[^s]s$|^people$|^everyone$|^men$|^women$/.test(s.tokens[m.to - 1]?.lower ?? ''))
  if (!who) return []
  const verb = s.tokens.findIndex(
    (t, i) => i >= who.to && i < who.to + 4 && t.pos === 'VERB' && t.lower === t.lemma && HABIT.test(t.lower),
  )
  return verb > 0 && s.tokens.some((t) => OFTEN.test(t.lower)) ? [who, { from: verb, to: verb + 1 }] : []
}

const EVIDENCE =
  /^(?:from|by|in|per|via|judging|going|says|say|show|shows|showed|counts|count|counted|suggest|suggests|confirm|confirms|with)$/

const isEvidence = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(Math.max(0, m.from - 4), m.from).some((t) => EVIDENCE.test(t.lower)) ||
  s.tokens.slice(m.to, m.to + 2).some((t) => EVIDENCE.test(t.lower) && t.pos === 'VERB')

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
