import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { startOf } from './sentence-start.ts'

const ASKS = words('who whom whose what which when where why how whether')
const AUXILIARY = words('is are was were do does did has have had can could should would will shall might am')
const SUBJECT = words(
  'i you he she it we they anyone anybody someone somebody there this that these those the a an your my our his her its their',
)
const CALLS = words('anyone anybody who want thoughts volunteers takers')
const CALLED = words("up got else wants 's for")

/** How a doubt begins. */
const DOUBTS = words('i we not no my our one a another first second next')
const DOUBT =
  /^(?:(?:i|we) (?:just |also |still |only )*(?:wonder|wondered|am not sure|are not sure|was wondering|am wondering|do not know|ask myself)|not (?:quite |really |entirely )?sure|no idea|(?:my|our|one|a|another|first|second|next) questions? (?:is|was))\b/

/** "I wonder whether ...", "Not sure if ...". */
const isDoubt = (tokens: readonly Token[], first: number): boolean =>
  (DOUBTS.at(tokens, first) || tokens[first]?.code === true) &&
  DOUBT.test(
    tokens
      .slice(first, first + 8)
      .map((t) => t.lower)
      .join(' '),
  )

function endsAsQuestion(tokens: readonly Token[]): boolean {
  for (let i = Math.max(0, tokens.length - 3); i < tokens.length; i += 1) if (tokens[i]?.text === '?') return true
  return false
}

const CLOSING = new Set(['.', '!', ';'])

/** A question, also one that a hurried writer left without its mark. */
export function isQuestion(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if (isDoubt(tokens, first)) return true
  if (endsAsQuestion(tokens)) return true
  if (CALLS.at(tokens, first) && CALLED.at(tokens, first + 1)) return true
  if (CLOSING.has(tokens[tokens.length - 1]?.text ?? '')) return false
  return (
    (AUXILIARY.at(tokens, first) && SUBJECT.at(tokens, first + 1)) || (ASKS.at(tokens, first) && tokens.length < 12)
  )
}
