import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { isWord } from './verbs.ts'

export const OPENERS = words(
  'and but so then or just now also please pls kindly first second third next finally afterwards otherwise instead always never oh well ok okay reminder note action follow-up todo todos',
)

/** Longest label in words, as in "API consumers: please upgrade". */
const LABEL = 4

function labelEnd(tokens: readonly Token[]): number {
  for (let i = 0; i <= LABEL; i += 1)
    if (tokens[i]?.text === ':' && tokens[i]?.end !== tokens[i + 1]?.start) return i < tokens.length - 1 ? i + 1 : 0
  return 0
}

/** Where a sentence's words start, past labels such as "Action:" and openers such as "then". */
export function startOf(tokens: readonly Token[]): number {
  for (let i = labelEnd(tokens); i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token && isWord(token) && !OPENERS.has(token.word)) return i
  }
  return tokens.length
}
