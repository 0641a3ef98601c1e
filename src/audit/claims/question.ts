import type { Token } from '../../../checks/passage.ts'
import { startOf } from './sentence-start.ts'
import { lowerAt } from './verbs.ts'

const ASKS = /^(?:who|whom|whose|what|which|when|where|why|how|whether)$/
const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|should|would|will|shall|might|am)$/
const SUBJECT =
  /^(?:i|you|he|she|it|we|they|anyone|anybody|someone|somebody|there|this|that|these|those|the|a|an|your|my|our|his|her|its|their)$/

const DOUBT =
  /^(?:(?:i|we) (?:just |also |still |only )*(?:wonder|wondered|am not sure|are not sure|was wondering|am wondering|do not know|ask myself)|not (?:quite |really |entirely )?sure|no idea|(?:my|our|one|a|another|first|second|next) questions? (?:is|was))\b/

/** "I wonder whether ...", "Not sure if ...". */
const isDoubt = (tokens: readonly Token[]): boolean =>
  DOUBT.test(
    tokens
      .slice(startOf(tokens), startOf(tokens) + 8)
      .map((t) => t.lower)
      .join(' '),
  )

/** A question, also one that a hurried writer left without its mark. */
export function isQuestion(tokens: readonly Token[]): boolean {
  if (isDoubt(tokens)) return true
  if (tokens.slice(-3).some((t) => t.text === '?')) return true
  const first = lowerAt(tokens, startOf(tokens))
  const second = lowerAt(tokens, startOf(tokens) + 1)
  if (/^(?:anyone|anybody|who|want|thoughts)$/.test(first) && /^(?:up|got|else|wants|'s)$/.test(second)) return true
  const closed = /^[.!;]$/.test(tokens[tokens.length - 1]?.text ?? '')
  if (closed) return false
  return (AUXILIARY.test(first) && SUBJECT.test(second)) || (ASKS.test(first) && tokens.length < 12)
}
