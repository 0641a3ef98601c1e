import type { Qualifier } from './quantity.ts'
import type { Token } from './token.ts'

// Longest first: "just over" is read before "over".
const QUALIFIERS: readonly (readonly [readonly string[], Qualifier])[] = [
  [['just', 'over'], 'over'],
  [['well', 'over'], 'over'],
  [['slightly', 'over'], 'over'],
  [['slightly', 'more', 'than'], 'over'],
  [['more', 'than'], 'over'],
  [['greater', 'than'], 'over'],
  [['at', 'least'], 'over'],
  [['over'], 'over'],
  [['above'], 'over'],
  [['just', 'under'], 'under'],
  [['less', 'than'], 'under'],
  [['fewer', 'than'], 'under'],
  [['at', 'most'], 'under'],
  [['under'], 'under'],
  [['below'], 'under'],
  [['close', 'to'], 'about'],
  [['approximately'], 'about'],
  [['approx'], 'about'],
  [['about'], 'about'],
  [['around'], 'about'],
  [['roughly'], 'about'],
  [['circa'], 'about'],
  [['ca'], 'about'],
  [['some'], 'about'],
  [['nearly'], 'nearly'],
  [['almost'], 'nearly'],
]

/** The same by their last word. */
const BY_LAST_WORD = new Map<string, (readonly [readonly string[], Qualifier])[]>()
for (const entry of QUALIFIERS) {
  const last = entry[0].at(-1) ?? ''
  BY_LAST_WORD.set(last, [...(BY_LAST_WORD.get(last) ?? []), entry])
}

const LOOSE_SYMBOLS = new Map<string, Qualifier>([
  ['~', 'about'],
  ['≈', 'about'],
  ['>', 'over'],
  ['≥', 'over'],
  ['<', 'under'],
  ['≤', 'under'],
])

/** After a figure, or after "an increase", these words compare and do not loosen: "3 more than 40", "a rise of 5% over 40". */
const COMPARED = /^(?:increase|rise|gain|improvement|decrease|drop|fall|reduction|growth|up|down|times|points)$/

function endsWith(tokens: readonly Token[], words: readonly string[]): boolean {
  return words.every((word, index) => {
    const token = tokens[tokens.length - words.length + index]
    return token?.kind === 'word' && token.word === word
  })
}

function compares(before: Token | undefined, qualifier: Qualifier): boolean {
  if (qualifier !== 'over' && qualifier !== 'under') return false
  return before?.kind === 'quantity' || (before?.kind === 'word' && COMPARED.test(before.word))
}

/** Takes a loosening word or sign off the end of the tokens read so far. */
export function takeQualifier(read: Token[]): Qualifier {
  const last = read.at(-1)
  if (last?.kind === 'symbol') {
    const symbol = LOOSE_SYMBOLS.get(last.symbol)
    const before = read.at(-2)
    // "p < .05" and "5 < 8" are relations; "(<5%" is a loose figure.
    const relation =
      before?.kind === 'word' || before?.kind === 'quantity' || (before?.kind === 'symbol' && before.symbol === ')')
    if (symbol === undefined || (relation && symbol !== 'about')) return 'exact'
    read.pop()
    return symbol
  }
  const found =
    last?.kind === 'word' ? BY_LAST_WORD.get(last.word)?.find(([words]) => endsWith(read, words)) : undefined
  if (found === undefined || compares(read.at(-1 - found[0].length), found[1])) return 'exact'
  read.length -= found[0].length
  return found[1]
}
