import { isScope } from './is-scope.ts'
import { NO_ABSENCE } from './no-absence.ts'
import type { Mark, Sentence } from './passage.ts'
import { words } from './word-class.ts'

const NONE = words('no zero')
const THAT = words('that whether how why')
const NO_THING = words('no nothing none')
const NO_MORE = words(', but more reason about')
/** "Found no way in", "find no other caller": looked for. */
const SOUGHT = words('find')

/** "No big deal", "why we saw no alert", "unable to reproduce the paper's figures", "not the same as": no silence of an instrument. */
function isOtherNo(s: Sentence, m: Mark): boolean {
  if (WHY.in(s.tokens, m.from - 6, m.from)) return true
  const rest = s.tokens.slice(m.from, m.to + 6)
  if (rest.some((t) => t.root.text === 'reproduce') && PUBLISHED.in(s.tokens, m.from, m.to + 8)) return true
  if (SAME.in(s.tokens, m.from, m.to)) return DENIED.in(s.tokens, m.from, m.to) || SETUP.in(s.tokens)
  return DEAL.at(s.tokens, m.to) || s.tokens[m.from - 1]?.lower === 'false' || isLack(s, m)
}
/** "Has no guard": what a thing is without; "has no effect" is a null. */
const isLack = (s: Sentence, m: Mark): boolean => {
  const no = NONE.find(s.tokens, m.from, m.to)
  return no >= 0 && HAS.at(s.tokens, no - 1) && !EFFECT.in(s.tokens, no + 1, no + 6)
}
const HAS = words('has have')
const EFFECT = words(
  'effect effects impact influence bearing difference trace sign signs evidence leak leaks error errors fault faults problem problems issue issues complaint complaints gap gaps loss losses duplicate duplicates row rows hit hits crack cracks defect defects orphan orphans change changes alert alerts finding findings match matches band bands growth signal signals',
)
const WHY = words('why how')
const PUBLISHED = words(
  'result results number numbers score scores accuracy figure figures claim claims paper experiment experiments performance table',
)
const SAME = words('same')
const DENIED = words('not', /^n['’]t$/)
const SETUP = words('setting settings hyperparameter hyperparameters setup config configuration parameters options')
const DEAL = words('deal')

/** "Nothing but", "no reason", "not reported by two of them", "divide by zero": turns in which nothing is missing. */
export function isTurnOfAbsence(s: Sentence, m: Mark): boolean {
  if (isOtherNo(s, m)) return true
  if (isLeft(s, m) || isQuoted(s, m) || isGiven(s, m)) return true
  if (NO_THING.at(s.tokens, m.from) && NO_MORE.at(s.tokens, m.from + 1)) return true
  if (s.tokens[m.from]?.lower === 'nothing' && THAT.at(s.tokens, m.to)) return true
  const no = NONE.find(s.tokens, m.from, m.to)
  if (no >= 0 && !SOUGHT.has(s.tokens[no - 1]?.root) && NO_ABSENCE.at(s.tokens, no + 1)) return true
  if (s.tokens[m.to]?.lower === 'by' && s.tokens[m.to - 1]?.lower === 'reported') return true
  return s.tokens[m.from]?.lower === 'zero' && s.tokens[m.from - 1]?.lower === 'by'
}

const LEAVING = words('leaving')
const BE_LEFT = words('is are was were been')
const AT_ONCE = words('immediately yet always fully directly obviously')
const COST = words('charge cost an')
const UNTIL = words('until till')
/** "Leaving the rows intact", "free of charge", "nobody notices until Monday": what is done, or how long it lasts. */
const isLeft = (s: Sentence, m: Mark): boolean =>
  LEAVING.at(s.tokens, m.from) ||
  (s.tokens[m.from]?.lower === 'left' && BE_LEFT.at(s.tokens, m.from - 1)) ||
  AT_ONCE.in(s.tokens, m.from, m.to) ||
  (s.tokens[m.from]?.lower === 'free' && COST.at(s.tokens, m.to)) ||
  (NOBODY.at(s.tokens, m.from) && UNTIL.in(s.tokens, m.to))
const NOBODY = words('nobody no')

const QUOTE = /^["“”]$/
const OF_OTHERS = words('says say said prints printed reads flagged logged message')
/** "... says: "no run was found"": what something says of itself is quoted, and not found by the writer. */
const isQuoted = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(0, m.from).filter((t) => QUOTE.test(t.text)).length % 2 === 1 && OF_OTHERS.in(s.tokens, 0, m.from)

const GIVEN = words('given specified set defined provided supplied passed')
const NO = words('no none neither')
/** "When no limit has been specified", "no flag given", "neither file is imported": how a thing is set up. */
const isGiven = (s: Sentence, m: Mark): boolean => {
  const no = NO.find(s.tokens, m.from, m.to)
  return no >= 0 && (GIVEN.in(s.tokens, no + 1, no + 8) || isScope(s, no))
}
