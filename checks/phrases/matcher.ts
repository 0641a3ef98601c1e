import type { Mark, Marks, Token } from '../passage.ts'
import { isNumber } from './is-number.ts'
import { matchPhrase } from './match-phrase.ts'
import { firstWords, type Phrase, phraseOf } from './phrase.ts'

/** The phrases of one list that are looked up by the same word. */
interface Candidates {
  readonly layer: number
  readonly phrases: Phrase[]
}

/** Where phrases may start, over all lists: one look-up a word, however many lists there are. */
interface Index {
  /** The layer of each list. */
  readonly layers: ReadonlyMap<string, number>
  readonly byWord: ReadonlyMap<string, readonly Candidates[]>
  readonly byNumber: readonly Candidates[]
  readonly byCode: readonly Candidates[]
  /** Phrases that start with a list, by layer. */
  readonly byList: readonly (readonly [string, Phrase])[][]
}

/** Lists are entered one after the other, so the last candidates are those of the same list or of one before. */
function put(candidates: Candidates[], layer: number, phrase: Phrase): Candidates[] {
  const last = candidates[candidates.length - 1]
  if (last?.layer === layer) last.phrases.push(phrase)
  else candidates.push({ layer, phrases: [phrase] })
  return candidates
}

function indexOf(lists: Readonly<Record<string, readonly string[]>>): Index {
  const byWord = new Map<string, Candidates[]>()
  const byNumber: Candidates[] = []
  const byCode: Candidates[] = []
  const concepts = Object.keys(lists)
  const layers = new Map(concepts.map((concept, layer) => [concept, layer]))
  const byList = concepts.map((): [string, Phrase][] => [])
  const enter = (phrase: Phrase, layer: number): void => {
    const anchor = phrase.elements[phrase.anchor]
    if (!anchor) return
    for (const word of new Set(firstWords(anchor))) byWord.set(word, put(byWord.get(word) ?? [], layer, phrase))
    for (const name of anchor.lists) byList[layer]?.push([name, phrase])
    if (anchor.number) put(byNumber, layer, phrase)
    if (anchor.code) put(byCode, layer, phrase)
  }
  concepts.forEach((concept, layer) => {
    for (const source of lists[concept] ?? []) {
      const phrase = phraseOf(source)
      const wrong = phrase.elements.some((e) => e.lists.some((name) => (layers.get(name) ?? layer) >= layer))
      if (wrong) throw new Error(`a list names those above it only: ${source}`)
      enter(phrase, layer)
    }
  })
  return { layers, byWord, byNumber, byCode, byList }
}

/**
 * Makes the function that finds every list's phrases in a sentence. A list may use those before it. Most lists are never asked for
 * in most sentences, so each is matched when it is.
 */
export function matcher(lists: Readonly<Record<string, readonly string[]>>): (tokens: readonly Token[]) => Marks {
  const index = indexOf(lists)
  return (tokens) => new SentenceMarks(tokens, index)
}

/** A word of a sentence and the phrases of one list that are looked up by it. */
interface Start {
  readonly at: number
  readonly phrases: readonly Phrase[]
}

const NONE: readonly never[] = []

class SentenceMarks implements Marks {
  readonly tokens: readonly Token[]
  readonly marks: Marks = this
  private readonly index: Index
  private readonly words: Set<string>
  private readonly starts: readonly (readonly Start[] | undefined)[]
  private readonly found: (readonly Mark[] | undefined)[] = []

  constructor(tokens: readonly Token[], index: Index) {
    this.tokens = tokens
    this.index = index
    this.words = wordsOf(tokens)
    this.starts = startsIn(tokens, index)
  }

  get(concept: string): readonly Mark[] {
    const layer = this.index.layers.get(concept)
    if (layer === undefined) return NONE
    const known = this.found[layer]
    if (known) return known
    const marks = this.match(layer)
    this.found[layer] = marks
    return marks
  }

  private match(layer: number): readonly Mark[] {
    const marks: Mark[] = []
    for (const { at, phrases } of this.starts[layer] ?? NONE)
      for (const phrase of phrases) if (mayStand(phrase, this.words)) add(marks, matchPhrase(phrase, at, this))
    for (const [name, phrase] of this.index.byList[layer] ?? NONE)
      for (const { from } of this.get(name)) add(marks, matchPhrase(phrase, from, this))
    return marks.length > 0 ? marks : NONE
  }
}

function wordsOf(tokens: readonly Token[]): Set<string> {
  const words = new Set<string>()
  for (const { lower, lemma } of tokens) words.add(lower).add(lemma)
  return words
}

/** The words of a sentence by which phrases are looked up, by layer. */
function startsIn(tokens: readonly Token[], { byWord, byNumber, byCode }: Index): Start[][] {
  const starts: Start[][] = []
  const note = (at: number, candidates: readonly Candidates[]): void => {
    for (const { layer, phrases } of candidates) {
      const list = starts[layer]
      if (list) list.push({ at, phrases })
      else starts[layer] = [{ at, phrases }]
    }
  }
  tokens.forEach((token, at) => {
    note(at, byWord.get(token.lower) ?? NONE)
    if (token.lemma !== token.lower) note(at, byWord.get(token.lemma) ?? NONE)
    if (isNumber(token)) note(at, byNumber)
    if (token.code) note(at, byCode)
  })
  return starts
}

/** Whether one of the words that a phrase needs besides its anchor stands in the sentence. */
function mayStand({ needed }: Phrase, words: ReadonlySet<string>): boolean {
  if (needed.length === 0) return true
  for (const word of needed) if (words.has(word)) return true
  return false
}

function add(marks: Mark[], mark: Mark | null): void {
  if (mark && !marks.some((m) => m.from === mark.from && m.to === mark.to)) marks.push(mark)
}
