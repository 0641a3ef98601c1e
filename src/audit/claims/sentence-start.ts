import type { Token } from '../../../checks/passage.ts'
import { isWord } from './verbs.ts'

const OPENERS =
  /^(?:and|but|so|then|or|just|now|also|please|pls|kindly|first|second|third|next|finally|afterwards|otherwise|instead|always|never|oh|well|ok|okay|reminder|note|action|follow-up|todo|todos)$/

export const isOpener = (word: string): boolean => OPENERS.test(word)

/** Longest label in words, as in "API consumers: please upgrade". */
const LABEL = 3

/** Where a sentence's words start, past labels such as "Action:" and openers such as "then". */
export function startOf(tokens: readonly Token[]): number {
  const colon = tokens.findIndex((t, i) => t.text === ':' && t.end !== tokens[i + 1]?.start)
  const from = colon >= 0 && colon <= LABEL && colon < tokens.length - 1 ? colon + 1 : 0
  const first = tokens.findIndex((t, i) => i >= from && isWord(t) && !isOpener(t.lower))
  return first < 0 ? tokens.length : first
}
