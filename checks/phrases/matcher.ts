import type { Mark, Marks, Token } from '../passage.ts'
import { vocabularySize } from '../word.ts'
import { isNumber } from './is-number.ts'
import { type Ground, matchPhrase } from './match-phrase.ts'
import { firstWords, type Phrase, phraseOf } from './phrase.ts'

const NONE: readonly never[] = []

/** A phrase and the number of its list. */
interface Entry {
  readonly list: number
  readonly phrase: Phrase
}

/** What all lists together look for, by what it is looked up by: however many lists there are, a word is looked up once. */
interface Entries {
  readonly byWord: readonly (Row | undefined)[]
  readonly byNumber: Row
  readonly byCode: Row
  /** Phrases that are looked up by the places of a list, by the number of their own. */
  readonly byList: readonly (readonly (readonly [string, Phrase])[])[]
}

interface Index extends Entries {
  /** The number of each list. */
  readonly lists: ReadonlyMap<string, number>
  /** What is known of each list in a sentence where nothing may start: not there, but for those that other lists lead to. */
  readonly none: readonly (readonly never[] | undefined)[]
}

function indexOf(sources: Readonly<Record<string, readonly string[]>>): Index {
  const concepts = Object.keys(sources)
  const lists = new Map(concepts.map((concept, list) => [concept, list]))
  const byWord: Entry[][] = []
  const byNumber: Entry[] = []
  const byCode: Entry[] = []
  const byList = concepts.map((): [string, Phrase][] => [])
  const enter = (phrase: Phrase, list: number): void => {
    const anchor = phrase.elements[phrase.anchor]
    if (!anchor) return
    for (const word of new Set(firstWords(anchor))) byWord[word] = [...(byWord[word] ?? []), { list, phrase }]
    for (const name of anchor.lists) byList[list]?.push([name, phrase])
    if (anchor.number) byNumber.push({ list, phrase })
    if (anchor.code) byCode.push({ list, phrase })
  }
  concepts.forEach((concept, list) => {
    for (const source of sources[concept] ?? []) {
      const phrase = phraseOf(source)
      const wrong = phrase.elements.some((e) => e.lists.some((name) => (lists.get(name) ?? list) >= list))
      if (wrong) throw new Error(`a list names those above it only: ${source}`)
      enter(phrase, list)
    }
  })
  const none = byList.map((phrases) => (phrases.length > 0 ? undefined : NONE))
  return {
    lists,
    byWord: Array.from(byWord, (entries) => entries && new Row(entries)),
    byNumber: new Row(byNumber),
    byCode: new Row(byCode),
    byList,
    none,
  }
}

/**
 * Makes the function that finds every list's phrases in a sentence. A list may use those before it. Most lists are never asked for
 * in most sentences: one scan tells which phrases may stand where, and these are matched when their list is asked for.
 */
export function matcher(sources: Readonly<Record<string, readonly string[]>>): (tokens: readonly Token[]) => Marks {
  const index = indexOf(sources)
  const last = new Int32Array(vocabularySize())
  let sentences = 0
  return (tokens) => {
    sentences = (sentences + 1) | 0
    const starts = scan(tokens, index, { last, sentence: sentences })
    return starts.length === 0 ? NO_MARKS : new SentenceMarks(tokens, index, starts)
  }
}

/** The marks of a sentence where nothing may start. */
const NO_MARKS: Marks = { get: () => NONE }

/** A phrase that may stand at a place. */
interface Start extends Entry {
  readonly at: number
}

/** The words of one sentence: those that were last seen in it. */
interface Seen {
  readonly last: Int32Array
  readonly sentence: number
}

/**
 * Entries in one row of numbers, each with how many words it needs and which: a sentence's words lead to thousands of entries, of
 * which few may stand, and numbers in a row are quicker to pass over than objects.
 */
class Row {
  private readonly entries: readonly Entry[]
  private readonly row: Int32Array

  constructor(entries: readonly Entry[]) {
    this.entries = entries
    this.row = Int32Array.from(
      entries.flatMap(({ phrase: { needed } }) => [needed[0]?.length ?? 0, ...(needed[0] ?? [])]),
    )
  }

  /** Adds the entries all of whose needed words a sentence has. */
  note(starts: Start[], at: number, seen: Seen): void {
    const { entries, row } = this
    let i = 0
    for (let e = 0; e < entries.length; e += 1) {
      const end = i + 1 + (row[i] ?? 0)
      let word = i + 1
      while (word < end && seen.last[row[word] ?? 0] !== seen.sentence) word += 1
      const entry = entries[e]
      if (entry && (word < end || end === i + 1) && hasAll(entry.phrase, seen))
        starts.push({ list: entry.list, phrase: entry.phrase, at })
      i = end
    }
  }
}

function hasAll({ needed }: Phrase, seen: Seen): boolean {
  for (let i = 1; i < needed.length; i += 1) if (!hasOne(needed[i] ?? [], seen)) return false
  return true
}

function hasOne(words: readonly number[], { last, sentence }: Seen): boolean {
  for (const word of words) if (last[word] === sentence) return true
  return false
}

function see(tokens: readonly Token[], { last, sentence }: Seen): void {
  for (const { word, root } of tokens) {
    if (word.id >= 0) last[word.id] = sentence
    if (root.id >= 0) last[root.id] = sentence
  }
}

/** The phrases that may stand in a sentence: their anchor does, and the words that they need besides. */
function scan(tokens: readonly Token[], { byWord, byNumber, byCode }: Index, seen: Seen): Start[] {
  const starts: Start[] = []
  see(tokens, seen)
  tokens.forEach((token, at) => {
    const { word, root } = token
    if (word.id >= 0) byWord[word.id]?.note(starts, at, seen)
    if (root !== word && root.id >= 0) byWord[root.id]?.note(starts, at, seen)
    if (isNumber(token)) byNumber.note(starts, at, seen)
    if (token.code) byCode.note(starts, at, seen)
  })
  return starts
}

class SentenceMarks implements Marks, Ground {
  readonly tokens: readonly Token[]
  private readonly index: Index
  private readonly starts: readonly Start[]
  private readonly found: (readonly Mark[] | undefined)[]

  constructor(tokens: readonly Token[], index: Index, starts: readonly Start[]) {
    this.tokens = tokens
    this.index = index
    this.starts = starts
    this.found = index.none.slice()
    for (const { list } of starts) this.found[list] = undefined
  }

  get(concept: string): readonly Mark[] {
    const list = this.index.lists.get(concept)
    if (list === undefined) return NONE
    return this.found[list] ?? this.match(list)
  }

  private match(list: number): readonly Mark[] {
    const marks: Mark[] = []
    for (const start of this.starts) if (start.list === list) add(marks, matchPhrase(start.phrase, start.at, this))
    for (const [name, phrase] of this.index.byList[list] ?? NONE)
      for (const { from } of this.get(name)) add(marks, matchPhrase(phrase, from, this))
    const found = marks.length > 0 ? marks : NONE
    this.found[list] = found
    return found
  }
}

function add(marks: Mark[], mark: Mark | null): void {
  if (mark && !marks.some((m) => m.from === mark.from && m.to === mark.to)) marks.push(mark)
}
