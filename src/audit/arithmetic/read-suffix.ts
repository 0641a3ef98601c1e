import { SCALES } from './number-words.ts'
import type { Quantity } from './quantity.ts'
import type { QuantityToken, Token } from './token.ts'
import { MEASURES, SECONDS, SUFFIX_SCALES } from './units.ts'

/** A number with what stands behind it: "12k", "35 %", "1.9x", "4 h", "10 percentage points", "3 million". */
export interface Suffixed {
  /** Null where the letters behind a number make it a name ("4G", "3rd", "500-token"). */
  readonly token: QuantityToken | null
  /** How many tokens were read. */
  readonly used: number
}

function scaled(quantity: Quantity, factor: number): Quantity {
  const step = (quantity.step === 0 ? 1 : quantity.step) * factor
  return { ...quantity, value: quantity.value * factor, step, yearLike: false }
}

/** A duration in seconds; a whole number of hours was rounded to hours. */
function timed(quantity: Quantity, unit: string): Quantity {
  const seconds = SECONDS.get(unit) ?? 1
  return { ...scaled(quantity, seconds), unit: 's' }
}

function measured(quantity: Quantity, unit: string): Quantity {
  return { ...quantity, unit, step: quantity.step === 0 ? 1 : quantity.step }
}

function retold(
  token: QuantityToken,
  end: number,
  letter: QuantityToken['letter'],
  quantity?: Quantity,
): QuantityToken {
  return { ...token, end, letter, quantity: quantity ?? token.quantity }
}

function wordAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  return token?.kind === 'word' ? token.word : ''
}

function symbolAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  return token?.kind === 'symbol' ? token.symbol : ''
}

/** Letters that touch the number. */
function readTight(masked: string, token: QuantityToken, next: Token & { kind: 'word' }): QuantityToken | null {
  const { word, end } = next
  const written = masked.slice(next.start, end)
  // "0x81" is no multiple of nought, nor "4s2" seconds.
  if (/\p{N}/u.test(written)) return null
  if (word === 'x') return retold(token, end, 'X')
  if (word === 'pp' || word === 'pts') return retold(token, end, 'Q')
  const scale = written === 'm' ? undefined : SUFFIX_SCALES.get(word)
  if (scale !== undefined) return retold(token, end, 'N', scaled(token.quantity, scale))
  if (SECONDS.has(word)) return retold(token, end, 'D', timed(token.quantity, word))
  if (MEASURES.has(word) || word === 'm' || word === 'g') return retold(token, end, 'N', measured(token.quantity, word))
  return null
}

/** "12-day", "3-fold", "20-percent"; a "500-token limit" is no count of tokens. */
function readHyphenated(token: QuantityToken, word: Token | undefined): QuantityToken | null {
  if (word?.kind !== 'word') return null
  if (word.word === 'fold') return retold(token, word.end, 'X')
  if (word.word === 'percent') return retold(token, word.end, 'P')
  if (word.word === 'point') return retold(token, word.end, 'Q')
  if (SECONDS.has(word.word)) return retold(token, word.end, 'D', timed(token.quantity, word.word))
  return null
}

/** Per cent or percentage points from the tokens at `index`. */
function readPercent(token: QuantityToken, tokens: readonly Token[], index: number): Suffixed | null {
  const sign = symbolAt(tokens, index) === '%' || ['percent', 'pct'].includes(wordAt(tokens, index))
  const two = ['per cent', 'percentage point', 'percentage points'].includes(
    `${wordAt(tokens, index)} ${wordAt(tokens, index + 1)}`,
  )
  if (!sign && !two) return null
  let used = sign ? 1 : 2
  if (sign && symbolAt(tokens, index + used) === '-' && /^points?$/.test(wordAt(tokens, index + used + 1))) used++
  const points = (two && wordAt(tokens, index) === 'percentage') || /^points?$/.test(wordAt(tokens, index + used))
  if (points && sign) used++
  const end = tokens[index + used - 1]?.end ?? token.end
  return { token: retold(token, end, points ? 'Q' : 'P'), used }
}

function readSpaced(token: QuantityToken, tokens: readonly Token[], index: number): Suffixed {
  const next = tokens[index]
  if (next?.kind !== 'word') return { token, used: 0 }
  const { word, end } = next
  if (['points', 'point', 'pts', 'pp', 'ppt'].includes(word)) return { token: retold(token, end, 'Q'), used: 1 }
  if (word === 'times' || word === 'fold') return { token: retold(token, end, 'X'), used: 1 }
  if (word === 'x' && tokens[index + 1]?.kind !== 'quantity') return { token: retold(token, end, 'X'), used: 1 }
  if (SECONDS.has(word)) return { token: retold(token, end, 'D', timed(token.quantity, word)), used: 1 }
  if (MEASURES.has(word)) return { token: retold(token, end, 'N', measured(token.quantity, word)), used: 1 }
  return { token, used: 0 }
}

/** A hyphen and a word that touch the number, else null. */
function readHyphen(number: QuantityToken, tokens: readonly Token[], index: number): Suffixed | null {
  const after = tokens[index + 1]
  if (symbolAt(tokens, index) !== '-' || tokens[index]?.start !== number.end) return null
  if (after?.kind !== 'word' || after.start !== number.end + 1) return null
  return { token: readHyphenated(number, after), used: 2 }
}

/** "4.7× fewer", not "4 × 30". */
function isMultiple(token: QuantityToken, tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.start === token.end && tokens[index + 1]?.kind !== 'quantity'
}

function readScale(number: QuantityToken, tokens: readonly Token[], index: number): Suffixed {
  const scale = SCALES.get(wordAt(tokens, index))
  if (scale === undefined) return { token: number, used: 0 }
  const end = tokens[index]?.end ?? number.end
  return { token: retold(number, end, 'N', scaled(number.quantity, scale)), used: 1 }
}

/** Reads what stands behind the number `token`, from the tokens at `index` on. */
export function readSuffix(masked: string, token: QuantityToken, tokens: readonly Token[], index: number): Suffixed {
  const next = tokens[index]
  const touching = next?.kind === 'word' && next.start === token.end ? next : null
  const tight = touching === null ? token : readTight(masked, token, touching)
  const first = touching === null ? 0 : 1
  if (tight === null || tight.letter !== 'N') return { token: tight, used: first }
  if (symbolAt(tokens, index) === '×' && isMultiple(token, tokens, index)) {
    return { token: retold(token, token.end + 1, 'X'), used: 1 }
  }
  const hyphen = readHyphen(tight, tokens, index + first)
  if (hyphen !== null) return { token: hyphen.token, used: first + hyphen.used }
  const scale = readScale(tight, tokens, index + first)
  const number = scale.token ?? tight
  const used = first + scale.used
  const behind = readPercent(number, tokens, index + used) ?? readSpaced(number, tokens, index + used)
  return { token: behind.token, used: used + behind.used }
}
