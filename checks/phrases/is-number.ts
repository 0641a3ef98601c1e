import type { Token } from '../passage.ts'

const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred
  thousand million billion dozen dozens hundreds thousands millions half`.split(/\s+/),
)

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A number in digits or in words, also as the first part of a compound ("two-fold"). */
export function isNumber({ code, lower }: Token): boolean {
  if (code) return false
  if (isDigit(lower.charCodeAt(0))) return true
  const hyphen = lower.indexOf('-')
  return NUMBER_WORDS.has(hyphen < 0 ? lower : lower.slice(0, hyphen))
}
