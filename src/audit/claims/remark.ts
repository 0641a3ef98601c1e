import type { Token } from '../../../checks/passage.ts'
import { isNumber } from '../../../checks/phrases/is-number.ts'
import { words } from '../../../checks/word-class.ts'
import { lowerAt } from './verbs.ts'

const REMARK = words(
  'no not zero 0 none nothing all clean green ok safe passed passes same identical fixed neither nor unchanged successfully inconclusive',
)
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/

const isNumberAt = (tokens: readonly Token[], i: number): boolean => tokens[i] !== undefined && isNumber(tokens[i])

const FROM = words('from per')
const isChange = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => FROM.has(t.word) && isNumberAt(tokens, i + 1)) &&
  tokens.some((t, i) => t.lower === 'to' && isNumberAt(tokens, i + 1))

/** "Badge log: 19.4 on average", "WMS: 4,102 pallets on hand": a reading under the name of what was read. */
function isReading(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex((t) => t.text === ':')
  if (colon < 1 || colon > 4 || !isNumberAt(tokens, colon + 1)) return false
  const unit = tokens[colon + 2]
  return (
    unit !== undefined &&
    !MONTH.test(unit.lower) &&
    /^[\p{L}°]/u.test(unit.text) &&
    tokens[colon]?.end !== tokens[colon + 1]?.start
  )
}

const ENDS_WELL = words('clean green ok passed successfully')
const THING = words('new a an')

/** A remark without a verb that still says how something is: "zero hits", "`cargo fmt` clean", "from 291 to 1,204 stars". */
export function isRemark(tokens: readonly Token[], words: readonly Token[]): boolean {
  if (THING.at(tokens, 0)) return false
  if (isChange(tokens) || isReading(tokens)) return true
  if (!words.some((t) => REMARK.has(t.word))) return false
  if (words.some((t) => t.code)) return true
  const ends = words.some((t) => ENDS_WELL.has(t.word))
  return (
    words.length > 2 &&
    (ends || words.length > 4 || words.some(isNumber) || /^(?:no|not|zero|0)$/.test(lowerAt(words, 0)))
  )
}
