import { ABBREVIATIONS, MAY_END } from './abbreviations.ts'
import type { ReadToken } from './read-token.ts'

const ENDS = new Set(['.', '!', '?', '…', '。', '！', '？'])
const CLOSERS = new Set([')', ']', '"', '”', '’', "'", '»'])
const startsLower = (text: string): boolean => /^\p{Ll}/u.test(text)

/** Splits a block's tokens into sentences. */
export function sentencesOf(
  tokens: readonly ReadToken[],
  deliberate: (token: ReadToken, next: ReadToken) => boolean,
): ReadToken[][] {
  const sentences: ReadToken[][] = []
  let from = 0
  for (let i = 0; i < tokens.length; i += 1) {
    const end = breakAfter(tokens, i, deliberate)
    if (end === null) continue
    sentences.push(tokens.slice(from, end))
    from = end
    i = end - 1
  }
  if (from < tokens.length) sentences.push(tokens.slice(from))
  return sentences
}

/** The position after which the sentence that token `i` may end is over, or null. */
function breakAfter(
  tokens: readonly ReadToken[],
  i: number,
  deliberate: (token: ReadToken, next: ReadToken) => boolean,
): number | null {
  const token = tokens[i]
  if (!token) return null
  if (token.spelling.isMark && ENDS.has(token.text)) return endOfSentence(tokens, i)
  const next = tokens[i + 1]
  return next?.newLine && deliberate(token, next) ? i + 1 : null
}

/** The position after a stop and the brackets and quotes that close with it; null where the stop ends nothing. */
function endOfSentence(tokens: readonly ReadToken[], stop: number): number | null {
  let end = stop + 1
  while (end < tokens.length && end < stop + 12 && glued(tokens, end) && closes(tokens[end])) end += 1
  const next = tokens[end]
  if (!next) return end
  const isFullStop = tokens[stop]?.text === '.'
  if (glued(tokens, end) || (isFullStop && (abbreviated(tokens, stop, next) || initial(tokens, stop)))) return null
  const goesOn = startsLower(next.text) && end > stop + 1
  return goesOn ? null : end
}

const glued = (tokens: readonly ReadToken[], at: number): boolean => tokens[at]?.start === tokens[at - 1]?.end
const closes = (token: ReadToken | undefined): boolean =>
  token !== undefined && (CLOSERS.has(token.text) || ENDS.has(token.text))

/** The stop in "J. Smith": a single capital after nothing, another initial or a capitalised name. */
function initial(tokens: readonly ReadToken[], stop: number): boolean {
  const letter = tokens[stop - 1]
  if (!letter || !/^\p{Lu}$/u.test(letter.text) || letter.end !== tokens[stop]?.start) return false
  const before = tokens[stop - 2]
  return before === undefined || (before.text === '.' && /^\p{Lu}$/u.test(tokens[stop - 3]?.text ?? ''))
}

function abbreviated(tokens: readonly ReadToken[], stop: number, next: ReadToken): boolean {
  const before = tokens[stop - 1]
  if (!before || before.code || before.end !== tokens[stop]?.start) return false
  const word = before.text.toLowerCase()
  if (!ABBREVIATIONS.has(word)) return false
  const sentenceStart = !startsLower(next.text) && !/^\d/.test(next.text)
  const unit = /^\d/.test(tokens[stop - 2]?.text ?? '')
  return !((unit || MAY_END.has(word)) && sentenceStart)
}
