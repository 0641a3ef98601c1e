import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { speaks, toldBy } from './phrases/told.ts'
import { settler } from './settling.ts'
import { words } from './word-class.ts'

const ABOUT_PEOPLE = ['attitude', 'given-mark', 'usage-metric'] as const

const AT_FAULT = words(
  'bias biased biases risk risks limitation limitations mistake mistakes hallucinate circular contamination overcounted inflated',
)

function trips(claim: Sentence): readonly Mark[] {
  if (AT_FAULT.in(claim.tokens)) return []
  const own = marks(claim, 'self-made')
  if (own.length > 0 && has(claim, 'quality', 'audience', ...ABOUT_PEOPLE)) return own
  const mixed = mixedIn(claim)
  if (mixed.length > 0) return mixed
  const felt = feelings(claim)
  if (felt.length > 0) return toldBy(claim, 'digest').length > 0 || speaks(claim, 'digest', 6).length > 0 ? [] : felt
  const said = [
    ...marks(claim, 'user-label').filter(
      (m) => claim.tokens[m.from - 1]?.lower !== 'for' && !/^['’]s$/.test(claim.tokens[m.to]?.lower ?? ''),
    ),
    ...marks(claim, 'usage-metric').filter(
      (m) =>
        claim.tokens[m.from - 1]?.lower !== 'for' &&
        (!RELIES.at(claim.tokens, m.from) || has(claim, 'audience', 'therefore')),
    ),
    ...marks(claim, 'given-mark'),
  ]
  if (said.length > 0) return said
  const habit = habits(claim)
  if (habit.length > 0) return habit
  return has(claim, 'equates', 'distinct', 'realised') ? [] : seenInTraffic(claim)
}

/** Bots, tests or one's own people among those of whom something is said: "..., our own refresh script among them". */
function mixedIn(s: Sentence): readonly Mark[] {
  const mixed = marks(s, 'contaminated')
  if (mixed.length === 0) return []
  if (has(s, ...ABOUT_PEOPLE)) return mixed.filter((m) => !observes(s, m))
  if (has(s, 'usage') && (has(s, 'audience', 'traffic') || s.tokens.some(isNumber)))
    return mixed.filter((m) => !isDoer(s, m))
  return has(s, 'audience') && has(s, 'equates') ? mixed : []
}

const OF_A_NAME = /^(?:DET|PRON|ADJ|NOUN|PROPN)$/
const HELPER = /^(?:AUX|ADV|PART)$/

const OBSERVED = words('observed found noticed saw seen measured reported looked observe find notice')
/** "Our team has observed": those who look, and not those who are looked at. */
const observes = (s: Sentence, m: Mark): boolean => OBSERVED.in(s.tokens, m.to, m.to + 6) && isDoer(s, m)

/** "The crawler stopped", "our checks overlooked": the instrument is what is spoken of, and not in the data. */
function isDoer(s: Sentence, m: Mark): boolean {
  const verb = s.tokens.slice(m.to, m.to + 4).find((t) => !HELPER.test(t.pos))
  if (verb?.pos !== 'VERB' || /ing$/.test(verb.lower)) return false
  let at = m.from
  while (at > 0 && OF_A_NAME.test(s.tokens[at - 1]?.pos ?? '')) at -= 1
  return (
    at === 0 || /^[.;:(–—]$/.test(s.tokens[at - 1]?.text ?? '') || /^(?:and|,)$/.test(s.tokens[at - 1]?.lower ?? '')
  )
}

const RELIES = words('depend depends count counts rely relies')
const WHO = words('who may might should can could must')

/** "Readers love the layout": those whom one speaks of, several of them, and what they feel or do. */
const feelings = (s: Sentence): Mark[] => {
  const pairs = follows(s, 'audience', 'attitude', 5)
  return pairs.filter((m, i) => {
    const who = i % 2 === 0 ? m : (pairs[i - 1] ?? m)
    const verb = pairs[i % 2 === 0 ? i + 1 : i] ?? m
    return areSeveral(s, who) && !isOne(s, verb) && !WHO.in(s.tokens, who.to, verb.from)
  })
}

const areSeveral = (s: Sentence, who: Mark): boolean =>
  COLLECTIVE.has(s.tokens[who.to - 1]?.word) && !isOne(s, who) && !isThing(s, who)

const MADE_FOR = words('screen card badge barcode code file device printer graphics disk kernel usb anti-cheat')

/** "Screen readers", "the farmer's agronomist", "the driver keeps": a thing, another's, or a single one. */
function isThing(s: Sentence, m: Mark): boolean {
  const [who, next] = [s.tokens[m.to - 1], s.tokens[m.to]]
  if (MADE_FOR.at(s.tokens, m.from - 1) || /^['’]s$/.test(next?.lower ?? '')) return true
  return next?.pos === 'VERB' && /[^s]s$/.test(next.lower) && !COLLECTIVE.has(who?.word)
}

const COLLECTIVE = words(
  'people everyone everybody audience crowd community team staff public family household folk folks clientele personnel',
  /s$/,
)

/** "A customer called": one whom somebody spoke to. */
const isOne = (s: Sentence, m: Mark): boolean => {
  const [before, word] = [s.tokens[m.from - 1]?.lower ?? '', s.tokens[m.to - 1]]
  if (/^(?:an?|one|another|not|n['’]t)$/.test(before)) return true
  if (/^(?:this|that)$/.test(before) && !/s$/.test(word?.lower ?? '')) return true
  return word?.pos === 'NOUN' && /^(?:rates?|likes?|use|values?|objects?|returns?)$/.test(word.lower)
}

/** People who are known from a record of traffic: "in the log, citizens arrive by phone". */
function seenInTraffic(s: Sentence): Mark[] {
  const record = marks(s, 'traffic').filter((m) => isEvidence(s, m))
  const who = marks(s, 'audience').find(
    (a) => !isOne(s, a) && !isThing(s, a) && record.some((m) => m.from > a.to || m.to <= a.from),
  )
  return who && record[0] ? [who, record[0]] : []
}

const OFTEN = words(
  'most mostly mainly more often rarely seldom usually typically above half third twice daily weekly longer less evening evenings morning mornings night nights weekend weekends %',
  /^\d.*%$/,
)
const HABIT = words(
  'write come visit arrive click read open buy browse return search ask order book spend share play watch listen scroll log sign pay pick vote report complain contact call use learn practise practice study shop travel commute donate subscribe contribute answer reply respond post comment rate recommend leave switch abandon skip prefer',
)
const SEVERAL = words('people everyone men women', /[^s]s$/)

/** "Customers write most of their complaints in the evening": what people do as a rule, from a record of it. */
function habits(s: Sentence): Mark[] {
  const who = marks(s, 'audience').find((m) => m.to <= 5 && SEVERAL.at(s.tokens, m.to - 1))
  if (!who) return []
  const verb = s.tokens.findIndex(
    (t, i) => i >= who.to && i < who.to + 4 && t.pos === 'VERB' && t.word === t.root && HABIT.has(t.word),
  )
  return verb > 0 && OFTEN.in(s.tokens) ? [who, { from: verb, to: verb + 1 }] : []
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
