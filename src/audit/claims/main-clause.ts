import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { startOf } from './sentence-start.ts'
import { finiteAt, lowerAt } from './verbs.ts'

/** Words that open a clause whatever follows. */
const OPENS = words(
  'which that who whose because although though where while if when say says said whether what yet ; :',
)
/** Words that open a clause or lead a mere time or reason: "before we go", "before the start". */
const PREPOSITION = words('since as until before after')
/** Words that join two clauses or two things of one clause. */
const JOINS = words('and but so')
const LEADS = words(
  'if when while before after once since because although though as until in on at from with for by during under to',
)

const hasFiniteIn = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.some((_, i) => i >= from && i < to && finiteAt(tokens, i))

/** Where the main clause begins: past "Before that, ..." and "When the disk is full, ...". */
function mainStart(tokens: readonly Token[], place: number): number {
  const first = startOf(tokens)
  if (!LEADS.at(tokens, first)) return first
  const comma = tokens.findIndex((t, i) => i > first && t.text === ',')
  return comma > 0 && comma < place ? comma + 1 : first
}

/** The position after an aside in brackets or between commas that opens here, or the same. */
function pastAside(tokens: readonly Token[], i: number): number {
  const bracket = tokens[i]?.text === '('
  const relative = tokens[i]?.text === ',' && /^(?:which|who|where)$/.test(lowerAt(tokens, i + 1))
  if (!bracket && !relative) return i
  const end = tokens.findIndex((t, j) => j > i && t.text === (bracket ? ')' : ','))
  return end < 0 ? tokens.length : end + 1
}

function opensClause(tokens: readonly Token[], from: number, i: number, place: number): boolean {
  if (PREPOSITION.at(tokens, i)) return tokens[i + 1]?.pos === 'PRON' || hasFiniteIn(tokens, i, place)
  if (JOINS.at(tokens, i)) return hasFiniteIn(tokens, from + 1, i)
  return OPENS.at(tokens, i) && tokens[i + 1]?.text !== ','
}

/** Whether a place lies in the main clause, and not in one that another word opens before it. */
export function inMainClause(tokens: readonly Token[], place: number): boolean {
  const from = mainStart(tokens, place)
  for (let i = from + 1; i < place; ) {
    const past = pastAside(tokens, i)
    if (past > i) i = past
    else if (opensClause(tokens, from, i, place)) return false
    else i += 1
    if (i > place) return false
  }
  return true
}
