import type { Mark, Marks, Token } from '../passage.ts'
import { isNumber } from './is-number.ts'
import { matchPhrase } from './match-phrase.ts'
import { firstWords, type Phrase, phraseOf } from './phrase.ts'
import { idOf, UNKNOWN, vocabularySize } from './vocabulary.ts'

/** The phrases of one list by what they are looked up by. */
interface List {
  readonly byWord: Map<number, Phrase[]>
  readonly byNumber: Phrase[]
  readonly byCode: Phrase[]
  /** Phrases that are looked up by the places of another list. */
  readonly byList: { readonly list: string; readonly phrase: Phrase }[]
}

/** Sets of lists, one bit each. */
type Lists = number[]
const BITS = 30

const slotOf = (which: number): number => Math.floor(which / BITS)
const bitOf = (which: number): number => 1 << (which % BITS)

/** Where phrases may stand, over all lists: whatever the number of lists, a word is looked up once. */
interface Index {
  readonly lists: readonly List[]
  /** The number of each list. */
  readonly numbers: ReadonlyMap<string, number>
  /** The lists that may have a phrase where a word, a number or a code span stands. */
  readonly atWord: readonly (Lists | undefined)[]
  readonly atNumber: Lists
  readonly atCode: Lists
  /** For each word the sentence in which it was last seen. */
  readonly seen: Int32Array
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

function enter(list: List, phrase: Phrase): void {
  const anchor = phrase.elements[phrase.anchor]
  if (!anchor) return
  for (const word of new Set(firstWords(anchor))) push(list.byWord, word, phrase)
  for (const name of anchor.lists) list.byList.push({ list: name, phrase })
  if (anchor.number) list.byNumber.push(phrase)
  if (anchor.code) list.byCode.push(phrase)
}

function listOf(sources: readonly string[], mayName: (list: string) => boolean): List {
  const list: List = { byWord: new Map(), byNumber: [], byCode: [], byList: [] }
  for (const source of sources) {
    const phrase = phraseOf(source)
    if (!phrase.elements.every((e) => e.lists.every(mayName)))
      throw new Error(`a list names those above it only: ${source}`)
    enter(list, phrase)
  }
  return list
}

/** The numbers of a list and of those by whose places its phrases are looked up: any of their words may start one. */
function withNamed(which: number, lists: readonly List[], numbers: ReadonlyMap<string, number>): Set<number> {
  const named = (lists[which]?.byList ?? []).map(({ list }) => numbers.get(list) ?? which)
  return new Set([which, ...named.flatMap((n) => [...withNamed(n, lists, numbers)])])
}

function indexOf(sources: Readonly<Record<string, readonly string[]>>): Index {
  const concepts = Object.keys(sources)
  const numbers = new Map(concepts.map((concept, which) => [concept, which]))
  const lists = concepts.map((concept, which) =>
    listOf(sources[concept] ?? [], (named) => (numbers.get(named) ?? which) < which),
  )
  const none = (): Lists => Array.from({ length: slotOf(lists.length) + 1 }, () => 0)
  const index = { lists, numbers, atWord: [] as Lists[], atNumber: none(), atCode: none() }
  lists.forEach((_, which) => {
    const note = (set: Lists): void => {
      set[slotOf(which)] = (set[slotOf(which)] ?? 0) | bitOf(which)
    }
    for (const from of withNamed(which, lists, numbers)) {
      const { byWord, byNumber, byCode } = lists[from] ?? listOf([], () => false)
      for (const word of byWord.keys()) note((index.atWord[word] ??= none()))
      if (byNumber.length > 0) note(index.atNumber)
      if (byCode.length > 0) note(index.atCode)
    }
  })
  return { ...index, seen: new Int32Array(vocabularySize() + 1) }
}

/**
 * Makes the function that finds every list's phrases in a sentence. A list may use those before it. Most lists are never asked for
 * in most sentences, so each is matched when it is.
 */
export function matcher(sources: Readonly<Record<string, readonly string[]>>): (tokens: readonly Token[]) => Marks {
  const index = indexOf(sources)
  let sentences = 0
  return (tokens) => {
    sentences += 1
    return new SentenceMarks(tokens, index, sentences)
  }
}

const NONE: readonly never[] = []

class SentenceMarks implements Marks {
  readonly tokens: readonly Token[]
  readonly forms: number[] = []
  readonly lemmas: number[] = []
  private readonly index: Index
  private readonly number: number
  /** The lists that may have a phrase here. */
  private readonly possible: Lists
  private readonly found: (readonly Mark[] | undefined)[] = []

  constructor(tokens: readonly Token[], index: Index, number: number) {
    this.tokens = tokens
    this.index = index
    this.number = number
    this.possible = index.atNumber.map(() => 0)
    for (const token of tokens) this.read(token)
  }

  get(concept: string): readonly Mark[] {
    const which = this.index.numbers.get(concept)
    if (which === undefined || ((this.possible[slotOf(which)] ?? 0) & bitOf(which)) === 0) return NONE
    const known = this.found[which]
    if (known) return known
    const marks = this.match(which)
    this.found[which] = marks
    return marks
  }

  private read(token: Token): void {
    const form = idOf(token.lower)
    const lemma = token.lemma === token.lower ? UNKNOWN : idOf(token.lemma)
    this.forms.push(form)
    this.lemmas.push(lemma)
    this.allow(this.index.atWord[form])
    this.allow(this.index.atWord[lemma])
    if (isNumber(token)) this.allow(this.index.atNumber)
    if (token.code) this.allow(this.index.atCode)
  }

  private allow(lists: Lists | undefined): void {
    if (lists) for (let i = 0; i < lists.length; i += 1) this.possible[i] = (this.possible[i] ?? 0) | (lists[i] ?? 0)
  }

  private match(which: number): readonly Mark[] {
    const list = this.index.lists[which]
    if (!list) return NONE
    const marks: Mark[] = []
    this.tokens.forEach((token, at) => {
      this.tryAll(list.byWord.get(this.forms[at] ?? UNKNOWN), at, marks)
      this.tryAll(list.byWord.get(this.lemmas[at] ?? UNKNOWN), at, marks)
      if (list.byNumber.length > 0 && isNumber(token)) this.tryAll(list.byNumber, at, marks)
      if (token.code) this.tryAll(list.byCode, at, marks)
    })
    for (const { list: name, phrase } of list.byList)
      for (const { from } of this.get(name)) this.tryAll([phrase], from, marks)
    return marks.length > 0 ? marks : NONE
  }

  private tryAll(phrases: readonly Phrase[] | undefined, at: number, marks: Mark[]): void {
    if (phrases) for (const phrase of phrases) if (this.mayStand(phrase)) add(marks, matchPhrase(phrase, at, this))
  }

  /** Whether one of the words that a phrase needs besides its anchor stands in the sentence. */
  private mayStand({ needed }: Phrase): boolean {
    if (needed.length === 0) return true
    const { seen } = this.index
    this.markSeen(seen)
    for (const word of needed) if (seen[word] === this.number) return true
    return false
  }

  /** Another sentence may have been looked at since; the last of all words tells. */
  private markSeen(seen: Int32Array): void {
    if (seen[seen.length - 1] === this.number) return
    for (const word of this.forms) if (word !== UNKNOWN) seen[word] = this.number
    for (const word of this.lemmas) if (word !== UNKNOWN) seen[word] = this.number
    seen[seen.length - 1] = this.number
  }
}

function add(marks: Mark[], mark: Mark | null): void {
  if (mark && !marks.some((m) => m.from === mark.from && m.to === mark.to)) marks.push(mark)
}
