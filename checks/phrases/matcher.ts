import type { Mark, Marks, Token } from '../passage.ts'
import { vocabularySize } from '../word.ts'
import { isNumber } from './is-number.ts'
import { firstForms, firstRoots, type Phrase, phraseOf } from './phrase.ts'
import { type Entry, PhraseRows, type Taker } from './phrase-rows.ts'
import { type Ground, PhraseTable } from './phrase-table.ts'
import { WordPlaces, windowOf } from './word-places.ts'

const NONE: readonly never[] = []

interface List {
  readonly name: string
  readonly number: number
  readonly phrases: readonly Phrase[]
  /** Some phrase names another list: this one is matched after those above it. */
  readonly leans: boolean
  /** Phrases, by their numbers, that are looked up by the places of another list, and all such lists. */
  readonly byList: readonly (readonly [other: number, phrase: number])[]
  readonly others: readonly number[]
}

/** What all lists together look for, by what it is looked up by: however many lists there are, a word is looked up once. */
interface Index {
  readonly lists: readonly List[]
  readonly leaning: readonly List[]
  readonly phrases: readonly Phrase[]
  readonly table: PhraseTable
  readonly byForm: PhraseRows
  readonly byRoot: PhraseRows
  /** One row of those that are looked up by a number, and one of those by code. */
  readonly byKind: PhraseRows
}

const BY_NUMBER = 0
const BY_CODE = 1

type Sources = Readonly<Record<string, readonly string[]>>

function listsOf(sources: Sources): List[] {
  const above = new Map<string, number>()
  const numberOf = (name: string): number => {
    const number = above.get(name)
    if (number === undefined) throw new Error(`a list names those above it only, and not ${name}`)
    return number
  }
  let first = 0
  return Object.entries(sources).map(([name, lines], number) => {
    const phrases = lines.map((line) => phraseOf(line, numberOf))
    const from = first
    first += phrases.length
    const byList = phrases.flatMap(({ elements, anchor }, i) =>
      (elements[anchor]?.lists ?? []).map((other) => [other, from + i] as const),
    )
    above.set(name, number)
    const others = [...new Set(byList.map(([other]) => other))]
    return {
      name,
      number,
      phrases,
      leans: phrases.some((p) => p.elements.some((e) => e.lists.length > 0)),
      byList,
      others,
    }
  })
}

function indexOf(sources: Sources): Index {
  const lists = listsOf(sources)
  const phrases = lists.flatMap((l) => l.phrases)
  const [byForm, byRoot, byKind]: Entry[][][] = [[], [], [[], []]]
  const enter = (rows: Entry[][] = [], row: number, entry: Entry): void => {
    rows[row] = [...(rows[row] ?? []), entry]
  }
  const listOf = lists.flatMap((l) => l.phrases.map(() => l.number))
  phrases.forEach((phrase, number) => {
    const element = phrase.elements[phrase.anchor]
    if (!element) return
    const entry = { phrase, number, list: listOf[number] ?? 0 }
    for (const word of new Set(firstForms(element))) enter(byForm, word, entry)
    for (const word of new Set(firstRoots(element))) enter(byRoot, word, entry)
    if (element.number) enter(byKind, BY_NUMBER, entry)
    if (element.code) enter(byKind, BY_CODE, entry)
  })
  return {
    lists,
    leaning: lists.filter((l) => l.leans),
    phrases,
    table: new PhraseTable(phrases),
    byForm: new PhraseRows(byForm ?? []),
    byRoot: new PhraseRows(byRoot ?? []),
    byKind: new PhraseRows(byKind ?? []),
  }
}

/** Makes the function that finds every list's phrases in a sentence. A list may use those before it. */
export function matcher(sources: Sources): (tokens: readonly Token[]) => Marks {
  const search = new Search(indexOf(sources))
  return (tokens) => new Found(search, tokens)
}

/** Many sentences are never asked for any mark: the first question finds all there are, in one pass over the words. */
class Found implements Marks {
  private readonly search: Search
  private readonly tokens: readonly Token[]
  private byList: readonly ListMarks[] | null = null

  constructor(search: Search, tokens: readonly Token[]) {
    this.search = search
    this.tokens = tokens
  }

  get(concept: string): readonly Mark[] | undefined {
    this.byList ??= this.search.run(this.tokens)
    return this.byList[this.search.numberOf(concept)]
  }
}

type ListMarks = Mark[] | undefined

/** A place where a phrase may stand, by its number; where one of a single word does, there is none to match. */
interface Start {
  readonly phrase: number | null
  readonly at: number
}

/** The search for all lists in one sentence after the other; what it works with is kept from one to the next. */
class Search implements Ground, Taker {
  tokens: readonly Token[] = []
  private readonly index: Index
  private readonly places = new WordPlaces(vocabularySize())
  private readonly numbers: ReadonlyMap<string, number>
  /** As many as there are lists. */
  private readonly nothing: readonly ListMarks[]
  /** The marks of each list. */
  private found: ListMarks[] = []
  /** For each list that leans on others, where to look when these are found. */
  private readonly waiting: Start[][]
  private at = 0

  constructor(index: Index) {
    this.index = index
    this.numbers = new Map(index.lists.map(({ name, number }) => [name, number]))
    this.nothing = index.lists.map(() => undefined)
    this.waiting = index.lists.map(() => [])
  }

  /** The number of a list; that of none lies behind all others. */
  numberOf(list: string): number {
    return this.numbers.get(list) ?? this.nothing.length
  }

  run(tokens: readonly Token[]): readonly ListMarks[] {
    this.tokens = tokens
    this.found = this.nothing.slice()
    this.place()
    this.lookUpWords()
    for (const list of this.index.leaning) this.matchLeaning(list)
    return this.found
  }

  get(list: number): readonly Mark[] {
    return this.found[list] ?? NONE
  }

  stands(list: number): void {
    if (this.index.lists[list]?.leans) this.waiting[list]?.push({ phrase: null, at: this.at })
    else this.add(list, { from: this.at, to: this.at + 1 })
  }

  mayStand(list: number, which: number): void {
    if (this.index.lists[list]?.leans) this.waiting[list]?.push({ phrase: which, at: this.at })
    else this.match(list, which, this.at)
  }

  private place(): void {
    const { places, tokens } = this
    places.nextSentence()
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]
      if (!token) return
      places.add(token.word.id, at)
      if (token.root !== token.word) places.add(token.root.id, at)
    }
  }

  private lookUpWords(): void {
    const { places, tokens } = this
    const { byForm, byRoot, byKind } = this.index
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]
      if (!token) return
      const { word, root } = token
      this.at = at
      if (word.id >= 0) byForm.each(word.id, at, places, this)
      if (root !== word && root.id >= 0) byRoot.each(root.id, at, places, this)
      if (isNumber(token)) byKind.each(BY_NUMBER, at, places, this)
      if (token.code) byKind.each(BY_CODE, at, places, this)
    }
  }

  private matchLeaning({ number, byList, others }: List): void {
    const starts = this.waiting[number]
    if (starts && starts.length > 0) {
      for (const start of starts) this.matchStart(number, start)
      starts.length = 0
    }
    if (!this.hasSome(others)) return
    for (const [other, phrase] of byList)
      for (const { from } of this.get(other)) if (this.meetsNeed(phrase, from)) this.match(number, phrase, from)
  }

  private matchStart(list: number, { phrase, at }: Start): void {
    if (phrase === null) this.add(list, { from: at, to: at + 1 })
    else if (this.hasLists(phrase)) this.match(list, phrase, at)
  }

  /** Whether the sentence has something of each list that a phrase cannot do without. */
  private hasLists(phrase: number): boolean {
    for (const list of this.index.phrases[phrase]?.lists ?? NONE) if (this.get(list).length === 0) return false
    return true
  }

  private hasSome(lists: readonly number[]): boolean {
    for (const list of lists) if (this.found[list]) return true
    return false
  }

  private meetsNeed(phrase: number, at: number): boolean {
    const needed = this.index.phrases[phrase]?.needed
    if (!needed) return true
    const { words, from, to } = needed
    for (const word of words) if (this.places.has(word, windowOf(from, to), at + from)) return true
    return false
  }

  private match(list: number, phrase: number, at: number): void {
    const mark = this.index.table.match(phrase, at, this)
    if (mark) this.add(list, mark)
  }

  private add(list: number, mark: Mark): void {
    const marks = this.found[list]
    if (!marks) this.found[list] = [mark]
    else if (!isAmong(marks, mark)) marks.push(mark)
  }
}

function isAmong(marks: readonly Mark[], { from, to }: Mark): boolean {
  for (const mark of marks) if (mark.from === from && mark.to === to) return true
  return false
}
