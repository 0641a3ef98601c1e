import type { Mark, Token } from '../passage.ts'

/**
 * The small language in which phrases are written down. A phrase is words with spaces between them:
 *
 * | written | matches |
 * | --- | --- |
 * | `exit` | the word in any form (exit, exits, exited) |
 * | `=exits` | this form only |
 * | `exit\|return` | either |
 * | `<view>` | any phrase of the list of that name |
 * | `#` | a number |
 * | `~3` | up to three words of any kind |
 * | `code` in `{}` | an inline code span |
 * | `word?` | the word or nothing |
 * | `back_up` | two words where one alternative is meant: `restored\|backed_up` |
 *
 * Every phrase starts with a word, a list or a number, so that a sentence is matched by looking words up, in time linear in its
 * length: nothing is tried where its first word does not stand.
 */
interface Element {
  readonly words: ReadonlySet<string>
  readonly forms: ReadonlySet<string>
  /** Alternatives of several words. */
  readonly runs: readonly (readonly string[])[]
  readonly lists: readonly string[]
  readonly number: boolean
  readonly code: boolean
  readonly optional: boolean
  /** Most words that may be skipped before this element. */
  readonly gap: number
}

interface Phrase {
  readonly elements: readonly Element[]
  /** The element by whose words the phrase is looked up: the first that is made of telling words. */
  readonly anchor: number
}

/** Words that stand in nearly every sentence; a phrase is not looked up by them if it has others. */
const COMMON = new Set(
  `a an the is are was were be been being am has have had do does did not no in on at by for from to of with without and or but as it its
  i we they he she you that this which who all any each every both one so if when than then now will would can could may must my our your their
  there what how some more only also just under over up out into per new`.split(/\s+/),
)

const tellingWords = (e: Element): boolean =>
  !e.optional && !e.number && !e.code && e.lists.length === 0 && firstWords(e).every((w) => !COMMON.has(w))

const firstWords = (e: Element): string[] => [...e.words, ...e.forms, ...e.runs.map((r) => r[0] ?? '')]

export type Marks = ReadonlyMap<string, readonly Mark[]>

const GAP = /^~(\d)$/
/** A gap does not run across one of these: what stands beyond it is said of something else. */
const BARRIERS = new Set([';', '.', '?', '!'])

function elementOf(source: string, gap: number): Element {
  const optional = source.length > 1 && source.endsWith('?')
  const parts = (optional ? source.slice(0, -1) : source).split('|')
  const plain = parts.filter((p) => !/^(?:=.|<.+>$|#$|\{\}$)/.test(p))
  return {
    words: new Set(plain.filter((p) => !p.includes('_'))),
    runs: parts.filter((p) => p.includes('_')).map((p) => p.replace(/^=/, '').split('_')),
    forms: new Set(parts.filter((p) => /^=[^_]+$/.test(p)).map((p) => p.slice(1))),
    lists: parts.filter((p) => /^<.+>$/.test(p)).map((p) => p.slice(1, -1)),
    number: parts.includes('#'),
    code: parts.includes('{}'),
    optional,
    gap,
  }
}

function phraseOf(source: string): Phrase {
  const elements: Element[] = []
  let gap = 0
  for (const part of source.split(/\s+/)) {
    const skip = GAP.exec(part)
    if (skip) gap = Number(skip[1])
    else {
      elements.push(elementOf(part, gap))
      gap = 0
    }
  }
  if (elements[0]?.optional !== false) throw new Error(`a phrase starts with something that must be there: ${source}`)
  const telling = elements.findIndex(tellingWords)
  return { elements, anchor: Math.max(0, telling) }
}

const NUMBER =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|dozens|hundreds|thousands|millions|half)(?:-|$))/

const FIRST_OF_NUMBER = new Set('0123456789otfsentwhmbd')

export const isNumber = (token: Token): boolean =>
  !token.code && FIRST_OF_NUMBER.has(token.lower[0] ?? '') && NUMBER.test(token.lower)

/** One phrase a line or between commas. */
export const phrases = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((p) => p.trim())
    .filter(Boolean)

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
  concepts.forEach((concept, layer) => {
    for (const source of lists[concept] ?? []) {
      const phrase = phraseOf(source)
      const first = phrase.elements[phrase.anchor]
      if (!first) continue
      const candidate = { layer, phrase }
      for (const word of new Set(firstWords(first))) put(word, candidate)
      for (const name of first.lists) byList[layer]?.push([name, phrase])
      if (first.number) byNumber.push(candidate)
      if (first.code) byCode.push(candidate)
    }
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
    for (let layer = 0; layer < index.concepts.length; layer += 1) {
      const concept = index.concepts[layer] ?? ''
      for (const start of starts[layer] ?? []) matchAt(start, concept, tokens, marks)
      for (const [name, phrase] of index.byList[layer] ?? [])
        for (const mark of marks.get(name) ?? []) matchAt({ phrase, at: mark.from }, concept, tokens, marks)
    }
    return marks
  }
}

function matchAt({ phrase, at }: Start, concept: string, tokens: readonly Token[], marks: Map<string, Mark[]>): void {
  const to = matchFrom(phrase.elements, phrase.anchor, tokens, at, marks)
  const from = to > at ? matchBack(phrase.elements, phrase.anchor, tokens, at, marks) : -1
  if (from >= 0) add(marks, concept, { from, to })
}

interface Start {
  readonly phrase: Phrase
  readonly at: number
}

/** The phrases that may start at some word of the sentence, by layer. */
function startsIn(tokens: readonly Token[], index: Index): Start[][] {
  const starts: Start[][] = []
  const note = (candidates: readonly Candidate[] | undefined, at: number): void => {
    if (!candidates) return
    for (const { layer, phrase } of candidates) {
      const list = starts[layer]
      if (list) list.push({ phrase, at })
      else starts[layer] = [{ phrase, at }]
    }
  }
  for (const [at, token] of tokens.entries()) {
    note(index.byWord.get(token.lower), at)
    if (token.lemma !== token.lower) note(index.byWord.get(token.lemma), at)
    if (isNumber(token)) note(index.byNumber, at)
    if (token.code) note(index.byCode, at)
  }
  return starts
}

function add(marks: Map<string, Mark[]>, concept: string, mark: Mark): void {
  const list = marks.get(concept)
  if (!list) marks.set(concept, [mark])
  else if (!list.some((m) => m.from === mark.from && m.to === mark.to)) list.push(mark)
}

/** End of the longest match of the elements from `which` on at a place, or -1. */
function matchFrom(
  phrase: readonly Element[],
  which: number,
  tokens: readonly Token[],
  at: number,
  marks: Marks,
): number {
  const element = phrase[which]
  if (!element) return at
  const gap = which === 0 ? 0 : element.gap
  let best = element.optional ? matchFrom(phrase, which + 1, tokens, at, marks) : -1
  for (let skip = 0; skip <= gap; skip += 1) {
    const here = at + skip
    if (here >= tokens.length || (skip > 0 && BARRIERS.has(tokens[here - 1]?.text ?? ';'))) break
    const end = endHere(element, tokens, here, marks)
    if (end < 0) continue
    best = Math.max(best, matchFrom(phrase, which + 1, tokens, end, marks))
    if (best >= 0 && !element.optional) break
  }
  return best
}

/** Where one element that starts here ends, or -1; of several the longest. */
function endHere(element: Element, tokens: readonly Token[], at: number, marks: Marks): number {
  const token = tokens[at]
  if (!token) return -1
  let end = isOne(element, token) ? at + 1 : -1
  for (const run of element.runs)
    if (run.every((word, i) => isForm(tokens[at + i], word))) end = Math.max(end, at + run.length)
  for (const name of element.lists) for (const m of marks.get(name) ?? []) if (m.from === at) end = Math.max(end, m.to)
  return end
}

/** Start of the elements before the anchor, which stand to the left of a place, or -1. */
function matchBack(
  phrase: readonly Element[],
  anchor: number,
  tokens: readonly Token[],
  at: number,
  marks: Marks,
): number {
  const element = phrase[anchor - 1]
  if (!element) return at
  const gap = phrase[anchor]?.gap ?? 0
  for (let skip = 0; skip <= gap; skip += 1) {
    const end = at - skip
    if (skip > 0 && BARRIERS.has(tokens[end]?.text ?? ';')) break
    const start = startOf(element, tokens, end, marks)
    const from = start >= 0 ? matchBack(phrase, anchor - 1, tokens, start, marks) : -1
    if (from >= 0) return from
  }
  return element.optional ? matchBack(phrase, anchor - 1, tokens, at, marks) : -1
}

/** Where one element that ends here starts, or -1. */
function startOf(element: Element, tokens: readonly Token[], end: number, marks: Marks): number {
  const token = tokens[end - 1]
  if (!token) return -1
  if (isOne(element, token)) return end - 1
  for (const run of element.runs) {
    const start = end - run.length
    if (run.every((word, i) => isForm(tokens[start + i], word))) return start
  }
  for (const name of element.lists) for (const m of marks.get(name) ?? []) if (m.to === end) return m.from
  return -1
}

const isForm = (token: Token | undefined, word: string): boolean => token?.lower === word || token?.lemma === word

const isOne = (element: Element, token: Token): boolean =>
  element.words.has(token.lower) ||
  element.words.has(token.lemma) ||
  element.forms.has(token.lower) ||
  (element.number && isNumber(token)) ||
  (element.code && token.code)
