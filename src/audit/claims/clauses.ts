import type { Token } from '../../../checks/passage.ts'
import { words, wordsLike } from '../../../checks/word-class.ts'
import { hasVerb } from './verbs.ts'
import { RESULTS, SUBJECTS } from './words.ts'

const LEADS = words(
  'when if after once as since with in on for at from because while given run set put kept before by under during although though to thanks left fed without per until held taken made shown seen built',
)
const AFTER_COMMA = words(
  'and but so while which whereas yet hence because since as for i.e that meaning with both each neither all none in one two though although thus therefore then',
)
const PARTICIPLE = wordsLike(/(?:ed|ing)$/)
const OWN_SUBJECT = new Set(['PRON', 'DET', 'PROPN'])
const JOINTS = words('; : — – = → =>')

/** Whether a comma or "and" at a place opens a clause with a subject of its own. */
function opensClause(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.text === ',') return AFTER_COMMA.at(tokens, i + 1) || LEADS.at(tokens, 0) || PARTICIPLE.at(tokens, 0)
  if (RESULTS.at(tokens, i + 1)) return true
  const subject = OWN_SUBJECT.has(tokens[i + 1]?.pos ?? '') && !SUBJECTS.at(tokens, i + 1)
  return subject && hasVerb(tokens.slice(i + 1, i + 8))
}

function isJoint(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i]
  if (!t) return false
  if (JOINTS.has(t.word) && !t.code) return true
  return (t.text === ',' || t.lower === 'and' || t.lower === 'but') && opensClause(tokens, i)
}

/** The clauses of a sentence, roughly: each is looked at by itself. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = []
  let part: Token[] = []
  tokens.forEach((t, i) => {
    if (isJoint(tokens, i) && part.length > 0) {
      parts.push(part)
      part = []
    } else part.push(t)
  })
  if (part.length > 0) parts.push(part)
  return parts
}
