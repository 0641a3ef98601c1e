import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence } from './passage.ts'
import { comparisons } from './phrases/compared.ts'
import { has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { secondAccount } from './second-look.ts'
import { settler } from './settling.ts'
import { words, wordsLike } from './word-class.ts'

/** "The same figure", "the same event": what is the same is a finding or a thing, not what the arms were given. */
const NO_SETTING = words(
  'figure figures value values result results answer answers mark marks score scores sum sums total totals number numbers state states quality accuracy error errors way manner thing things issue problem question event source sources people model judge phone vendor neglect access conclusion story picture path place file log reason cause as is was in for , . :',
)
const ARMS = words(
  'than both two either each versus vs against between latter former ours theirs whereas while where apiece respectively',
)

const OLD = words('old')
const NEW = words('new')

const namesArms = (s: Sentence): boolean =>
  ARMS.in(s.tokens) ||
  s.tokens.some((t) => /^[A-Z]$/.test(t.text)) ||
  s.tokens.filter((t) => t.code).length > 1 ||
  (OLD.in(s.tokens) && NEW.in(s.tokens))

const SAME = words('same identical equal')

/** "Same" and "equal" speak of a setting where a thing follows that is one. */
function isSetting(s: Sentence, m: Mark): boolean {
  const same = SAME.find(s.tokens, m.from, m.to)
  if (same >= 0 && s.tokens[same + 1]?.lower === 'time' && s.tokens[same - 2]?.lower === 'at') return false
  if (!SAME.at(s.tokens, m.from)) return true
  const after = s.tokens.slice(m.from + 1, m.from + 4)
  const past = after.findIndex((t) => !/^(?:ADJ|NOUN|PROPN|NUM)$/.test(t.pos) && !t.code && !/ed$/.test(t.lower))
  const thing = after[past < 0 ? after.length - 1 : Math.max(0, past - 1)]
  if (thing?.lower === 'number' && after[past]?.lower === 'of') return true
  return thing !== undefined && !NO_SETTING.has(thing.word)
}

const CONTRAST = words('and where while whereas against versus vs but ours theirs to')
const OR = words('or')

/** "P closed eleven tickets and Q seven", "38 ms where the other takes 61": a reading of each arm. */
function readings(s: Sentence, from: number): Mark[] {
  const numbers = s.tokens.flatMap((t, i) => (i >= from && isNumber(t) && t.lower !== 'one' ? [i] : []))
  for (const [k, one] of numbers.entries()) {
    const other = numbers[k + 1]
    if (other === undefined) break
    if (other - one <= 9 && CONTRAST.in(s.tokens, one + 1, other) && !OR.in(s.tokens, one + 1, other))
      return [{ from: one, to: other + 1 }]
  }
  return []
}

/** These also say of one thing that it is so everywhere: "every codec that takes more room". */
const EVERYWHERE = words(
  'each every either both all throughout for in on at to with from across by under apiece alike evenly',
)
const DECIDES = words(
  'than versus vs against whereas beat beats outperform outperforms outperformed win wins won lead leads led ahead behind edge margin difference gap compared comparison points arm arms group groups model models side sides latter former',
)
const GIVEN = words('got given had received ran used sent fed took')
const isCompound = (s: Sentence, m: Mark): boolean => /^same-(?!sized)/.test(s.tokens[m.from]?.lower ?? '')

/** Whether the comparison is one of arms at all. */
const isOfArms = (s: Sentence, m: Mark): boolean =>
  !isCompound(s, m) &&
  (!EVERYWHERE.at(s.tokens, m.from) ||
    DECIDES.in(s.tokens) ||
    GIVEN.in(s.tokens, m.from, m.to) ||
    s.tokens.some((t) => isNumber(t) && t.lower !== 'one') ||
    namesLetters(s))
const namesLetters = (s: Sentence): boolean => s.tokens.some((t) => /^[A-Z]$/.test(t.text) && t.text !== 'I')

/** Measured against what somebody printed: no two arms of one trial. */
const isAgainstPrint = (s: Sentence): boolean =>
  PUBLISHED.in(s.tokens) || s.tokens.some((t, i) => t.lower === 'paper' && IN_IT.in(s.tokens, i - 2, i))
const PUBLISHED = words('published leaderboard')
const IN_IT = words('in from')

const ONE_OF = words('a an')

/** "More than three weeks without": a bound. */
const isMoreThan = (s: Sentence, m: Mark): boolean => {
  const next = s.tokens[m.from + 1]
  return s.tokens[m.from]?.lower === 'than' && next !== undefined && (isNumber(next) || ONE_OF.has(next.word))
}

function trips(claim: Sentence): readonly Mark[] {
  if (isAgainstPrint(claim)) return []
  const equal = marks(claim, 'equal').filter((m) => isSetting(claim, m) && isOfArms(claim, m))
  const compares = comparisons(claim)
  for (const e of equal) {
    const m = compares.find((c) => c.from < e.from || c.to > e.to)
    if (m) return [e, m]
  }
  const apart = has(claim, 'absent') ? [] : marks(claim, 'arms').filter((m) => !isMoreThan(claim, m))
  if (apart.length > 0) return apart.slice(0, 1)
  const [set] = equal
  return set && namesArms(claim) ? readings(claim, set.to).flatMap((m) => [set, m]) : []
}

const figureOf = (word: string): number => Number.parseFloat(word.replaceAll(',', ''))
const DIGITS = wordsLike((word) => word >= '0' && word < ':')

const JOINS_TWO = words('and vs versus')

/** The second of two numbers that "and" or "vs" joins, with a unit between them at most; or -1. */
function partnerOf(s: Sentence, i: number): number {
  const joint = JOINS_TWO.find(s.tokens, i + 1, i + 4)
  return joint < 0 ? -1 : DIGITS.find(s.tokens, joint + 1, joint + 4)
}

/** "61 and 60", "(2.00 M vs 2.00 M)": two readings that come out nearly alike are what the arms received, not the result. */
const likeReadings = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) => {
    const at = DIGITS.has(t.word) ? partnerOf(s, i) : -1
    if (at < 0) return []
    const [a, b] = [figureOf(t.lower), figureOf(s.tokens[at]?.lower ?? '')]
    return a >= 10 && Math.min(a, b) / Math.max(a, b) >= 0.96 ? [{ from: i, to: at + 1 }] : []
  })

const RECEIVED = words(
  'arrive come draw get receive use take run see reach complete attend drink eat spend hold weigh read average deliver consume burn finish answer return start go make process serve log record measure show',
)

const AGAINST = words('and vs versus against')
const NUMERAL = wordsLike(/^\d/)

/** "2,440 forms from the north and 1,310 from the south": what two arms got, told after their comparison. */
function pairOfReadings(s: Sentence): Mark[] {
  return s.tokens.some((t) => RECEIVED.has(t.root)) ? pairOfNumbers(s) : []
}

const PAIR = 7

/** The same, of whatever was measured: right after a comparison it is told of the two arms. */
function pairOfNumbers(s: Sentence): Mark[] {
  const joint = s.tokens.findIndex(
    (t, i) => AGAINST.has(t.word) && NUMERAL.in(s.tokens, i - PAIR, i) && NUMERAL.in(s.tokens, i + 1, i + 5),
  )
  return joint < 0 ? [] : [{ from: Math.max(0, joint - 5), to: joint + 1 }]
}

/** "...; the limed ones yielded more": the comparison itself, and no account of what the arms received. */
const isAccount = (s: Sentence, m: Mark): boolean =>
  pairOfNumbers(s).some((p) => p.to > m.from) || !comparisons(s).some((c) => c.from >= m.from)

const within = (s: Sentence): readonly Mark[] => [
  ...told(s),
  ...secondAccount(s, trapOf(s), 'stop').filter((m) => isAccount(s, m)),
]
const after = (s: Sentence): readonly Mark[] => [...told(s), ...pairOfNumbers(s)]
const told = (s: Sentence): readonly Mark[] => [...marks(s, 'realised'), ...likeReadings(s)]
const step = (s: Sentence): readonly Mark[] => [...told(s), ...pairOfReadings(s)]
const trapOf = once((s): readonly Mark[] => (has(s, 'equal', 'arms') ? trips(s) : []))

export const doseResponseEqual: Check = {
  id: 'dose_response_equal',
  title: 'Equal setting, equal dose',
  question: 'Did each arm really receive the same, or was only the knob at the same place?',
  why: 'The same threshold, budget or dose as set can reach the arms in different amounts: one is cut off, drops out or never sees it. Then the comparison is of doses, not of arms.',
  whatToRun:
    'Measure per arm what was really received (tokens used, exposures, attrition, realised dose) and compare at equal received dose, or match the arms on it.',
  trips: trapOf,
  settledBy: settler({ trips: trapOf, step, within, after }),
}
