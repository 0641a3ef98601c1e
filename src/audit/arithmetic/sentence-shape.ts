import type { QuantityToken, Token } from './token.ts'

/**
 * A sentence with its figures as letters and its words in lower case, so that a pattern over it is short and bounded:
 * "12 of the 40 runs (35%)" has the shape "N of the N runs ( P ) ". T is a time of day, Y a day, C code or a range.
 */
export class Sentence {
  readonly shape: string
  /** The letters of its figures in order, "NNP": a kind looks only where its figures are. */
  readonly letters: string
  private readonly tokens: readonly Token[]
  private places: Map<number, Token> | null = null

  constructor(tokens: readonly Token[]) {
    let shape = ''
    let letters = ''
    for (const token of tokens) {
      shape += `${shapeOf(token)} `
      if (token.kind === 'quantity') letters += token.letter
    }
    this.tokens = tokens
    this.shape = shape
    this.letters = letters
  }

  /** The token that begins at a place of the shape. Few sentences fit any pattern, so places are counted when one is asked for. */
  tokenAt(place: number): Token | undefined {
    this.places ??= placesOf(this.tokens)
    return this.places.get(place)
  }
}

function placesOf(tokens: readonly Token[]): Map<number, Token> {
  const places = new Map<number, Token>()
  let place = 0
  for (const token of tokens) {
    places.set(place, token)
    place += shapeOf(token).length + 1
  }
  return places
}

function shapeOf(token: Token): string {
  switch (token.kind) {
    case 'word':
      return token.word
    case 'symbol':
      return token.symbol
    case 'quantity':
      return token.letter
    case 'time':
      return 'T'
    case 'day':
      return 'Y'
    default:
      return 'C'
  }
}

/** No sentence is longer; a table without marks or a hostile text is cut, so that the work stays linear. */
const MOST_TOKENS = 200

function isFigure(token: Token): boolean {
  return token.kind === 'quantity' || token.kind === 'time' || token.kind === 'day'
}

/** The sentences that hold a figure. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = []
  let open: Token[] = []
  const close = () => {
    if (open.some(isFigure)) sentences.push(new Sentence(open))
    if (open.length > 0) open = []
  }
  for (const token of tokens) {
    if (token.kind !== 'stop') open.push(token)
    if (token.kind === 'stop' || open.length === MOST_TOKENS) close()
  }
  close()
  return sentences
}

/** One place where a pattern fits a sentence. */
export interface Fit {
  readonly start: number
  readonly end: number
  /** The words that a named group took, "" where it took none. */
  words(group: string): string
  /** The figure that a named group took. */
  figure(group: string): QuantityToken | undefined
  token(group: string): Token | undefined
  /** The places in the shape where the fit begins and ends. */
  readonly first: number
  readonly next: number
}

/** All fits of a pattern (flags "dg") in a sentence, first to last. */
export function fits(sentence: Sentence, pattern: RegExp): Fit[] {
  const found: Fit[] = []
  // A walk by `exec`: `matchAll` makes a new pattern for each sentence.
  pattern.lastIndex = 0
  for (let match = pattern.exec(sentence.shape); match !== null; match = pattern.exec(sentence.shape)) {
    if (match[0] === '') pattern.lastIndex += 1
    found.push(fitOf(sentence, match))
  }
  return found
}

function fitOf(sentence: Sentence, match: RegExpExecArray): Fit {
  const token = (group: string) => {
    const place = match.indices?.groups?.[group]
    return place === undefined ? undefined : sentence.tokenAt(place[0])
  }
  const tokens = tokensBetween(sentence, match.index, match.index + match[0].length)
  return {
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    words: (group) => match.groups?.[group] ?? '',
    token,
    figure: (group) => {
      const figure = token(group)
      return figure?.kind === 'quantity' ? figure : undefined
    },
    first: match.index,
    next: match.index + match[0].length,
  }
}

/** The tokens between two places of the shape. */
export function tokensBetween(sentence: Sentence, from: number, to: number): Token[] {
  const tokens: Token[] = []
  for (let place = from; place < to; place++) {
    const token = sentence.tokenAt(place)
    if (token !== undefined) tokens.push(token)
  }
  return tokens
}
