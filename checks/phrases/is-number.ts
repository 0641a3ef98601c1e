import type { Token } from '../passage.ts'
import { wordsLike } from '../word-class.ts'

const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred
  thousand million billion dozen dozens hundreds thousands millions half`.split(/\s+/),
)

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Digits or words, also as the first part of a compound ("two-fold"). */
const NUMBERS = wordsLike((word) => {
  const hyphen = word.indexOf('-')
  return isDigit(word.charCodeAt(0)) || NUMBER_WORDS.has(hyphen < 0 ? word : word.slice(0, hyphen))
})

/** A number in digits or in words. */
export const isNumber = ({ code, word }: Token): boolean => !code && NUMBERS.has(word)
