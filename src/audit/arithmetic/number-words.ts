const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen',
]
  .join(' ')
  .split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const VALUES = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, 20 + 10 * index]),
  // The hyphen of "twenty-five" is gone when a word reaches a pattern.
  ...TENS.flatMap((tens, index) =>
    SMALL.slice(1, 10).map((unit, one): [string, number] => [tens + unit, 21 + 10 * index + one]),
  ),
])

/** Words that multiply the number before them. */
export const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])

/** The value of a number word below one hundred, undefined for any other word. */
export function numberWord(word: string): number | undefined {
  return VALUES.get(word)
}
