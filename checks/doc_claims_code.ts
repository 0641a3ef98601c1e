import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks } from './phrases/find.ts'
import { isModifier, speaks, toldBy } from './phrases/told.ts'
import { actOf, ownAct, secondAccount } from './second-look.ts'
import { settler } from './settling.ts'

const trips = (claim: Sentence): readonly Mark[] => [
  ...toldBy(claim, 'document'),
  ...speaks(claim, 'document', 6),
  ...marks(claim, 'by-design').filter(
    (m) => !isDenied(claim, m) && !(endsInDocument(claim, m) && isModifier(claim, m)),
  ),
  ...bySetting(claim),
  ...(isPresent(claim) ? follows(claim, 'setting-file', 'sets', 2) : []),
  ...flatBehaviour(claim),
]

const SETTING = /=|\.(?:ya?ml|conf|toml|ini|json|md|cfg|tf|env|properties|rules)`?$/
const LEADS_TO_SETTING = /^(?:by|in|to|via|through|from|per|says)$/

/** "dropped by `max_age = 3`", "since the rule sits in `alerts.yml`": said to be so since a setting says so. */
function bySetting(s: Sentence): Mark[] {
  if (!isPresent(s) || s.tokens.some((t) => /^(?:i|we|was|were|had|did)$/.test(t.lower))) return []
  return s.tokens.flatMap((t, i) =>
    t.code && SETTING.test(t.text) && LEADS_TO_SETTING.test(s.tokens[i - 1]?.lower ?? '')
      ? [{ from: i - 1, to: i + 1 }]
      : [],
  )
}

const endsInDocument = (s: Sentence, m: Mark): boolean => marks(s, 'document').some((d) => d.to === m.to)
const isDenied = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.from, m.to).some((t) => /n['’]t$|^not$/.test(t.lower))

const PAST_OR_OURS =
  /^(?:was|were|had|did|i|we|you|my|our|your|me|us|took|went|came|got|saw|found|ran|seems|looks|today|yesterday|here|there)$/
/** "40%", "2.4", "1,200", "350 files": measured. A small number or a span of time may be the rule's own. */
const isFigure = (s: Sentence, i: number): boolean => {
  const word = s.tokens[i]?.lower ?? ''
  return /^\d[\d,.]*%$|^\d+\.\d|^\d+,\d|^\d{3,}$/.test(word) || (/^\d/.test(word) && s.tokens[i + 1]?.lower === '%')
}

const isPresent = (s: Sentence): boolean =>
  s.tokens.some((t, i) => (t.pos === 'VERB' && /[^s]s$/.test(t.lower)) || isPassive(s, i))

const isPassive = (s: Sentence, i: number): boolean =>
  /^(?:is|are)$/.test(s.tokens[i]?.lower ?? '') &&
  s.tokens
    .slice(i + 1, i + 4)
    .some((t) => /^(?:VERB|ADJ)$/.test(t.pos) && /(?:ed|en|ept|eld|ent|ut|wn|ound)$/.test(t.lower))

/** A rule of behaviour stated flatly in the present, without a witness: as one writes what is meant to be so. */
function flatBehaviour(s: Sentence): readonly Mark[] {
  const told = s.tokens.some((t, i) => PAST_OR_OURS.test(t.lower) || isFigure(s, i))
  if (told || has(s, 'protects', 'is-protected', 'cannot-happen', 'strong-view')) return []
  return isPresent(s)
    ? [...marks(s, 'states-behaviour'), ...marks(s, 'rule-of-time'), ...marks(s, 'system-acts'), ...marks(s, 'is-done')]
    : marks(s, 'states-behaviour')
}

const step = (s: Sentence): readonly Mark[] => marks(s, 'ran-it')
/** "I have read the ADR from start to end": the document once more, and not the thing at work. */
const isReading = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(m.from, m.to + 2).some((t) => /^(?:read|reread|re-read|open|go|study|see|skim|check|consult)$/.test(t.lemma)) &&
  [...marks(s, 'document'), ...marks(s, 'digest'), ...marks(s, 'read-whole')].some((d) => d.to > m.from && d.from <= m.to + 8)

const within = (s: Sentence): readonly Mark[] => [
  ...step(s),
  ...[...ownAct(s), ...secondAccount(s, trips(s), 'any')].filter((m) => !isReading(s, m)),
]

export const docClaimsCode: Check = {
  id: 'doc_claims_code',
  title: 'The document says so',
  question: 'Was the behaviour observed, or read in a document, comment, name or setting?',
  why: 'Documents, comments, names and settings say what a system is meant to do. The code may do something else, and often has since the day after.',
  whatToRun: 'Run it and look, trace the call, or read the code path to its end.',
  trips,
  settledBy: settler({ trips, step, within, after: actOf }),
}
