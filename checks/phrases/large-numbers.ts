import { once } from '../once.ts'
import type { Mark, Sentence } from '../passage.ts'
import { words } from '../word-class.ts'
import { isNumber } from './is-number.ts'

const SCALE = words('m k bn million millions thousand thousands billion billions hundred hundreds')
const YEAR = /^(?:19|20)\d\d$/

/** Three digits and more that are no year, "12k" and "thousands". */
const LARGE = words('million millions thousand thousands hundred hundreds', (word) => {
  const digits = word.replaceAll(',', '')
  return (/^\d{3,}(?:\.\d+)?$/.test(digits) && !YEAR.test(word)) || /^\d+(?:\.\d+)?(?:k|m|bn)$/.test(digits)
})

/** A count of a hundred or more, or one in millions: small counts are looked at one by one. */
function largeNumberAt(s: Sentence, i: number): Mark | null {
  const token = s.tokens[i]
  if (!token || !isNumber(token)) return null
  if (SCALE.at(s.tokens, i + 1)) return { from: i, to: i + 2 }
  return LARGE.has(token.word) ? { from: i, to: i + 1 } : null
}

/** The large counts of a sentence. */
export const largeNumbers = once((s: Sentence): readonly Mark[] => {
  const found: Mark[] = []
  for (let i = 0; i < s.tokens.length; i += 1) {
    const number = largeNumberAt(s, i)
    if (number) found.push(number)
  }
  return found
})
