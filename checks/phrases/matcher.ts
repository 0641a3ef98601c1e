import type { Mark, Marks, Token } from '../passage.ts'
import { vocabularySize } from '../word.ts'
import { isNumber } from './is-number.ts'
import { type Ground, matchPhrase } from './match-phrase.ts'
import { firstForms, firstRoots, type Phrase, phraseOf } from './phrase.ts'
import { type Entry, PhraseRows, type Taker } from './phrase-rows.ts'
import { WordPlaces } from './word-places.ts'

const NONE: readonly never[] = []

interface List {
  readonly number: number
  readonly phrases: readonly Phrase[]
  /** Some phrase names another list: this one is matched after those above it. */
  readonly leans: boolean
  /** Phrases that are looked up by the places of another list. */
  readonly byList: readonly (readonly [other: number, phrase: Phrase])[]
}

/** What all lists together look for, by what it is looked up by: however many lists there are, a word is looked up once. */
interface Index {
  readonly lists: readonly List[]
  readonly leaning: readonly List[]
  readonly numbers: ReadonlyMap<string, number>
  readonly phrases: readonly Phrase[]
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
  const numberOf = (name: string, source: string): number => {
    const number = above.get(name)
    if (number === undefined) throw new Error(`a list names those above it only: ${source}`)
    return number
  }
  return Object.entries(sources).map(([name, lines], number) => {
    const phrases = lines.map(phraseOf)
    const named = phrases.flatMap(({ elements }) => elements.flatMap((e) => e.lists))
    for (const other of named) numberOf(other, name)
    const byList = phrases.flatMap((phrase) =>
      (phrase.elements[phrase.anchor]?.lists ?? []).map((other) => [numberOf(other, name), phrase] as const),
    )
    above.set(name, number)
    return { number, phrases, leans: named.length > 0, byList }
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
    numbers: new Map(Object.keys(sources).map((name, number) => [name, number])),
    phrases,
    byForm: new PhraseRows(byForm ?? []),
    byRoot: new PhraseRows(byRoot ?? []),
    byKind: new PhraseRows(byKind ?? []),
  }
}

/**
 * Makes the function that finds every list's phrases in a sentence. A list may use those before it. Many sentences are never asked
 * for any: the first question finds all there are, in one pass over the words.
 */
export function matcher(sources: Sources): (tokens: readonly Token[]) => Marks {
  const index = indexOf(sources)
  const places = new WordPlaces(vocabularySize())
  return (tokens) => {
    let search: Search | undefined
    return {
      get: (concept) => {
        search ??= new Search(tokens, index, places)
        return search.get(concept)
      },
    }
  }
}

/** A place where a phrase may stand; where one of a single word does, there is none to match. */
interface Start {
  readonly phrase: Phrase | null
  readonly at: number
}

/** The search for all lists in one sentence. */
class Search implements Ground, Taker {
  readonly tokens: readonly Token[]
  private readonly index: Index
  private readonly places: WordPlaces
  /** The marks of each list. */
  private readonly found: (Mark[] | undefined)[]
  /** For each list that leans on others, where to look when these are found. */
  private readonly waiting: (Start[] | undefined)[]
  private at = 0

  constructor(tokens: readonly Token[], index: Index, places: WordPlaces) {
    this.tokens = tokens
    this.index = index
    this.places = places
    this.found = new Array(index.lists.length)
    this.waiting = new Array(index.lists.length)
    this.place()
    this.lookUpWords()
    for (const list of index.leaning) this.matchLeaning(list)
  }

  get(name: string): readonly Mark[] {
    const list = this.index.numbers.get(name)
    return list === undefined ? NONE : (this.found[list] ?? NONE)
  }

  stands(list: number): void {
    if (this.index.lists[list]?.leans) this.wait(list, { phrase: null, at: this.at })
    else this.add(list, { from: this.at, to: this.at + 1 })
  }

  mayStand(list: number, which: number): void {
    const phrase = this.index.phrases[which]
    if (!phrase) return
    if (this.index.lists[list]?.leans) this.wait(list, { phrase, at: this.at })
    else this.match(list, phrase, this.at)
  }

  private wait(list: number, start: Start): void {
    const starts = this.waiting[list]
    if (starts) starts.push(start)
    else this.waiting[list] = [start]
  }

  private place(): void {
    const { places, tokens } = this
    places.nextSentence()
    tokens.forEach(({ word, root }, at) => {
      places.add(word.id, at)
      if (root !== word) places.add(root.id, at)
    })
  }

  private lookUpWords(): void {
    const { places } = this
    const { byForm, byRoot, byKind } = this.index
    this.tokens.forEach((token, at) => {
      const { word, root } = token
      this.at = at
      if (word.id >= 0) byForm.each(word.id, at, places, this)
      if (root !== word && root.id >= 0) byRoot.each(root.id, at, places, this)
      if (isNumber(token)) byKind.each(BY_NUMBER, at, places, this)
      if (token.code) byKind.each(BY_CODE, at, places, this)
    })
  }

  private matchLeaning({ number, byList }: List): void {
    for (const { phrase, at } of this.waiting[number] ?? NONE)
      if (phrase) this.match(number, phrase, at)
      else this.add(number, { from: at, to: at + 1 })
    for (const [other, phrase] of byList)
      for (const { from } of this.found[other] ?? NONE) this.match(number, phrase, from)
  }

  private match(list: number, phrase: Phrase, at: number): void {
    const mark = matchPhrase(phrase, at, this)
    if (mark) this.add(list, mark)
  }

  private add(list: number, mark: Mark): void {
    const marks = this.found[list]
    if (!marks) this.found[list] = [mark]
    else if (!marks.some((m) => m.from === mark.from && m.to === mark.to)) marks.push(mark)
  }
}
