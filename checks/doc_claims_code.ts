import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { isModifier, speaks, toldBy } from './phrases/told.ts'
import { actOf, ownAct, secondAccount } from './second-look.ts'
import { settler } from './settling.ts'
import { words, wordsLike } from './word-class.ts'

const trips = (claim: Sentence): readonly Mark[] => (has(claim, 'exposed') ? [] : meant(claim))

const meant = (claim: Sentence): readonly Mark[] => [
  ...toldBy(claim, 'document'),
  ...speaks(claim, 'document', 6),
  ...marks(claim, 'by-design').filter(
    (m) => !isDenied(claim, m) && !(endsInDocument(claim, m) && isModifier(claim, m)),
  ),
  ...bySetting(claim),
  ...governs(claim),
  ...flatBehaviour(claim),
]

const SETTING = /=|\.(?:ya?ml|conf|toml|ini|json|md|cfg|tf|env|properties|rules)`?$/
const LEADS_TO_SETTING = words('by in to via through from per says')

const ACCOUNT = words('i we was were had did')

/** "dropped by `max_age = 3`", "since the rule sits in `alerts.yml`": said to be so since a setting says so. */
function bySetting(s: Sentence): Mark[] {
  if (!isPresent(s) || ACCOUNT.in(s.tokens)) return []
  return s.tokens.flatMap((t, i) =>
    t.code && SETTING.test(t.text) && LEADS_TO_SETTING.has(s.tokens[i - 1]?.word) ? [{ from: i - 1, to: i + 1 }] : [],
  )
}

const GOVERNS = words('keeps sets caps limits enables disables pins forces turns restricts')

/** "The config keeps sessions for 20 minutes": a text that is said to make a thing so. */
const governs = (s: Sentence): Mark[] =>
  marks(s, 'document').flatMap((m) => (GOVERNS.at(s.tokens, m.to) ? [m, { from: m.to, to: m.to + 1 }] : []))

const endsInDocument = (s: Sentence, m: Mark): boolean => marks(s, 'document').some((d) => d.to === m.to)
const NOT = words('not', /n['’]t$/)
const isDenied = (s: Sentence, m: Mark): boolean =>
  NOT.in(s.tokens, m.from - 1, m.to) || (s.tokens[m.from]?.lower === 'in' && BEFORE_NOW.in(s.tokens))

const BEFORE_NOW = words('was were had')
const PAST_OR_OURS = words(
  'was were had did i we you my our your me us took went came got saw found ran seems looks today yesterday here there afterwards january february march april june july august september october november december quarter remain remains',
)
/** How a thing goes wrong was met with, and not read in a document. */
const COMPLAINT = words(
  'problem problems bug bugs wrong broken unfortunately indefinitely wrongly incorrectly worse misleading',
)
/** "40%", "2.4", "1,200", "350 files": measured. A small number or a span of time may be the rule's own. */
const FIGURE = wordsLike(/^\d[\d,.]*%$|^\d+\.\d|^\d+,\d|^\d{3,}$/)
const NUMERAL = wordsLike(/^\d/)
const isFigure = (s: Sentence, i: number): boolean =>
  FIGURE.at(s.tokens, i) || (NUMERAL.at(s.tokens, i) && s.tokens[i + 1]?.lower === '%')

const ENDS_IN_ONE_S = wordsLike(/[^s]s$/)
const IS = words('is are')
const PARTICIPLE = wordsLike(/(?:ed|en|ept|eld|ent|ut|wn|ound)$/)

const isPresent = (s: Sentence): boolean =>
  s.tokens.some((t, i) => (t.pos === 'VERB' && ENDS_IN_ONE_S.has(t.word)) || isPassive(s, i))

const isPassive = (s: Sentence, i: number): boolean =>
  IS.at(s.tokens, i) &&
  s.tokens.slice(i + 1, i + 4).some((t) => (t.pos === 'VERB' || t.pos === 'ADJ') && PARTICIPLE.has(t.word))

/** A rule of behaviour stated flatly in the present, without a witness: as one writes what is meant to be so. */
function flatBehaviour(s: Sentence): readonly Mark[] {
  const turned = turnedInto(s)
  if (turned.length > 0) return turned
  if (PAST_OR_OURS.in(s.tokens) || s.tokens.some((_, i) => isFigure(s, i))) return []
  if (has(s, 'protects', 'is-protected', 'cannot-happen', 'strong-view') || COMPLAINT.in(s.tokens)) return []
  const changed = sinceTheChange(s)
  if (changed.length > 0) return changed
  return isPresent(s)
    ? [...marks(s, 'states-behaviour'), ...marks(s, 'rule-of-time'), ...marks(s, 'system-acts'), ...marks(s, 'is-done')]
    : marks(s, 'states-behaviour')
}

const IT = words('it they')
/** "It was read out as "button"; now it is "Close button"": what it was, and what it is said to be since. */
const turnedInto = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) =>
    i > 3 &&
    NOW.has(t.word) &&
    IT.at(s.tokens, i + 1) &&
    IS.at(s.tokens, i + 2) &&
    STOPPED.test(s.tokens[i - 1]?.text ?? '')
      ? [{ from: i, to: i + 3 }]
      : [],
  )
const STOPPED = /^[;,:–—]$/

const CHANGE = words('change pr patch commit fix release version pull')
const NOW = words('now')
const DONE_BY_NOW = words(
  'ship ships import imports provide provides require requires build builds compile compiles pass passes live lives exist exists include includes contain contains stand stands come comes have has had been can cannot could will would should may might must need needs seems seem',
)

/** "The guard now counts names": a thing, and what it is since said to do. */
const doesNow = (s: Sentence, now: number): boolean => {
  const verb = s.tokens[now + 1]
  return (
    now > 0 &&
    /^(?:NOUN|PROPN|PRON)$/.test(s.tokens[now - 1]?.pos ?? '') &&
    verb?.pos === 'VERB' &&
    !PARTICIPLE.has(verb.word) &&
    !/ing$/.test(verb.lower) &&
    !DONE_BY_NOW.has(verb.word) &&
    !has(s, 'audience')
  )
}

/** "With this change the timeout is 10 ms", "missing offsets are now taken as UTC": what a change is meant to make of it. */
function sinceTheChange(s: Sentence): Mark[] {
  const [first, which] = [s.tokens[0]?.lower, s.tokens[1]?.lower ?? '']
  const without = s.tokens.some((t) => t.lower === 'without')
  const present = isPresent(s) || IS.in(s.tokens)
  if (first === 'with' && /^(?:this|the)$/.test(which) && CHANGE.at(s.tokens, 2) && present && !without)
    return [{ from: 0, to: 3 }]
  return s.tokens.flatMap((t, i) =>
    NOW.has(t.word) && ((IS.at(s.tokens, i - 1) && PARTICIPLE.at(s.tokens, i + 1)) || doesNow(s, i))
      ? [{ from: i - 1, to: i + 2 }]
      : [],
  )
}

const trapOf = once(trips)
const step = (s: Sentence): readonly Mark[] => marks(s, 'ran-it')
/** "I have read the ADR from start to end": the document once more, and not the thing at work. */
const isReading = (s: Sentence, m: Mark): boolean =>
  s.tokens
    .slice(m.from, m.to + 2)
    .some((t) => /^(?:read|reread|re-read|open|go|study|see|skim|check|consult)$/.test(t.lemma)) &&
  [...marks(s, 'document'), ...marks(s, 'digest'), ...marks(s, 'read-whole')].some(
    (d) => d.to > m.from && d.from <= m.to + 8,
  )

const within = (s: Sentence): readonly Mark[] => [
  ...step(s),
  ...[...ownAct(s), ...secondAccount(s, trapOf(s), 'any')].filter((m) => !isReading(s, m)),
]

export const docClaimsCode: Check = {
  id: 'doc_claims_code',
  title: 'The document says so',
  question: 'Was the behaviour observed, or read in a document, comment, name or setting?',
  why: 'Documents, comments, names and settings say what a system is meant to do. The code may do something else, and often has since the day after.',
  whatToRun: 'Run it and look, trace the call, or read the code path to its end.',
  trips: trapOf,
  settledBy: settler({ trips: trapOf, step, within, after: actOf }),
}
