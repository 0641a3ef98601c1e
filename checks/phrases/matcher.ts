import type { Mark, Token } from '../passage.ts'
import { isNumber } from './is-number.ts'
import { type Marks, matchPhrase } from './match-phrase.ts'
import { firstWords, type Phrase, phraseOf } from './phrase.ts'

interface Candidate {
  readonly layer: number
  readonly phrase: Phrase
}

/** Where phrases may start, over all lists: one look-up a word, however many lists there are. */
interface Index {
  readonly concepts: readonly string[]
  readonly byWord: ReadonlyMap<string, readonly Candidate[]>
  readonly byNumber: readonly Candidate[]
  readonly byCode: readonly Candidate[]
  /** Phrases that start with a list, by layer. */
  readonly byList: readonly (readonly (readonly [string, Phrase])[])[]
}

function indexOf(lists: Readonly<Record<string, readonly string[]>>): Index {
  const byWord = new Map<string, Candidate[]>()
  const byNumber: Candidate[] = []
  const byCode: Candidate[] = []
  const concepts = Object.keys(lists)
  const byList = concepts.map((): [string, Phrase][] => [])
  const put = (word: string, candidate: Candidate): void => {
    const list = byWord.get(word)
    if (list) list.push(candidate)
    else byWord.set(word, [candidate])
  }
  const enter = (phrase: Phrase, layer: number): void => {
    const anchor = phrase.elements[phrase.anchor]
    if (!anchor) return
    const candidate = { layer, phrase }
    for (const word of new Set(firstWords(anchor))) put(word, candidate)
    for (const name of anchor.lists) byList[layer]?.push([name, phrase])
    if (anchor.number) byNumber.push(candidate)
    if (anchor.code) byCode.push(candidate)
  }
  concepts.forEach((concept, layer) => {
    for (const source of lists[concept] ?? []) enter(phraseOf(source), layer)
  })
  return { concepts, byWord, byNumber, byCode, byList }
}

/**
 * Makes the function that finds every list's phrases in a sentence. Lists are matched in the order given; a list may use those
 * before it.
 */
export function matcher(lists: Readonly<Record<string, readonly string[]>>): (tokens: readonly Token[]) => Marks {
  const index = indexOf(lists)
  return (tokens) => {
    const marks = new Map<string, Mark[]>()
    const starts = startsIn(tokens, index)
    index.concepts.forEach((concept, layer) => {
      for (const { phrase, at } of starts[layer] ?? []) add(marks, concept, matchPhrase(phrase, at, { tokens, marks }))
      for (const { phrase, at } of listStarts(index.byList[layer] ?? [], marks))
        add(marks, concept, matchPhrase(phrase, at, { tokens, marks }))
    })
    return marks
  }
}

/** Where phrases that start with a list may stand: wherever that list was marked. */
const listStarts = (entries: readonly (readonly [string, Phrase])[], marks: Marks): Start[] =>
  entries.flatMap(([name, phrase]) => (marks.get(name) ?? []).map((mark) => ({ phrase, at: mark.from })))

interface Start {
  readonly phrase: Phrase
  readonly at: number
}

/** The phrases that may stand at some word of the sentence, by layer. */
function startsIn(tokens: readonly Token[], index: Index): Start[][] {
  const starts: Start[][] = []
  const note = (candidates: readonly Candidate[] | undefined, at: number): void => {
    for (const { layer, phrase } of candidates ?? []) {
      const list = starts[layer]
      if (list) list.push({ phrase, at })
      else starts[layer] = [{ phrase, at }]
    }
  }
  tokens.forEach((token, at) => {
    note(index.byWord.get(token.lower), at)
    if (token.lemma !== token.lower) note(index.byWord.get(token.lemma), at)
    if (isNumber(token)) note(index.byNumber, at)
    if (token.code) note(index.byCode, at)
  })
  return starts
}

function add(marks: Map<string, Mark[]>, concept: string, mark: Mark | null): void {
  if (!mark) return
  const list = marks.get(concept)
  if (!list) marks.set(concept, [mark])
  else if (!list.some((m) => m.from === mark.from && m.to === mark.to)) list.push(mark)
}
