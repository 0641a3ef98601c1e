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
  readonly concept: string
  readonly elements: readonly Element[]
}

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
    runs: plain.filter((p) => p.includes('_')).map((p) => p.split('_')),
    forms: new Set(parts.filter((p) => /^=./.test(p)).map((p) => p.slice(1))),
    lists: parts.filter((p) => /^<.+>$/.test(p)).map((p) => p.slice(1, -1)),
    number: parts.includes('#'),
    code: parts.includes('{}'),
    optional,
    gap,
  }
}

function phraseOf(concept: string, source: string): Phrase {
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
  return { concept, elements }
}

const NUMBER =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|dozens|hundreds|thousands|millions|half)(?:-|$))/

export const isNumber = (token: Token): boolean => !token.code && NUMBER.test(token.lower)

/** One phrase a line or between commas. */
export const phrases = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((p) => p.trim())
    .filter(Boolean)

/**
 * Makes the function that finds every list's phrases in a sentence. Lists are matched in the order given; a list may use those
 * before it.
 */
export function matcher(lists: Readonly<Record<string, readonly string[]>>): (tokens: readonly Token[]) => Marks {
  const layers = Object.entries(lists).map(([concept, sources]) => index(sources.map((s) => phraseOf(concept, s))))
  return (tokens) => {
    const marks = new Map<string, Mark[]>()
    for (const layer of layers) {
      for (let at = 0; at < tokens.length; at += 1) {
        for (const phrase of layer.startingAt(tokens, at, marks)) {
          const to = matchFrom(phrase, 0, tokens, at, marks)
          if (to > at) add(marks, phrase.concept, { from: at, to })
        }
      }
    }
    return marks
  }
}

function add(marks: Map<string, Mark[]>, concept: string, mark: Mark): void {
  const list = marks.get(concept)
  if (list) list.push(mark)
  else marks.set(concept, [mark])
}

/** The phrases of one list by what they start with. */
function index(list: readonly Phrase[]) {
  const byWord = new Map<string, Phrase[]>()
  const byList = new Map<string, Phrase[]>()
  const byNumber: Phrase[] = []
  const byCode: Phrase[] = []
  const put = (map: Map<string, Phrase[]>, key: string, phrase: Phrase): void => {
    map.set(key, [...(map.get(key) ?? []), phrase])
  }
  for (const phrase of list) {
    const first = phrase.elements[0]
    if (!first) continue
    for (const word of first.words) put(byWord, word, phrase)
    for (const form of first.forms) put(byWord, form, phrase)
    for (const run of first.runs) put(byWord, run[0] ?? '', phrase)
    for (const name of first.lists) put(byList, name, phrase)
    if (first.number) byNumber.push(phrase)
    if (first.code) byCode.push(phrase)
  }
  const startingAt = (tokens: readonly Token[], at: number, marks: Marks): Phrase[] => {
    const token = tokens[at]
    if (!token) return []
    const found = [...(byWord.get(token.lower) ?? [])]
    if (token.lemma !== token.lower) found.push(...(byWord.get(token.lemma) ?? []))
    if (byNumber.length > 0 && isNumber(token)) found.push(...byNumber)
    if (byCode.length > 0 && token.code) found.push(...byCode)
    for (const [name, phrase] of byList) if (startsAt(marks, name, at)) found.push(...phrase)
    return found
  }
  return { startingAt }
}

const startsAt = (marks: Marks, name: string, at: number): boolean =>
  marks.get(name)?.some((m) => m.from === at) ?? false

/** End of the longest match of the elements from `which` on at a place, or -1. */
function matchFrom(phrase: Phrase, which: number, tokens: readonly Token[], at: number, marks: Marks): number {
  const element = phrase.elements[which]
  if (!element) return at
  let best = element.optional ? matchFrom(phrase, which + 1, tokens, at, marks) : -1
  for (let skip = 0; skip <= element.gap; skip += 1) {
    if (skip > 0 && BARRIERS.has(tokens[at + skip - 1]?.text ?? ';')) break
    for (const end of ends(element, tokens, at + skip, marks)) {
      const to = matchFrom(phrase, which + 1, tokens, end, marks)
      if (to > best) best = to
    }
    if (best >= 0 && !element.optional) break
  }
  return best
}

const isForm = (token: Token | undefined, word: string): boolean => token?.lower === word || token?.lemma === word

function ends(element: Element, tokens: readonly Token[], at: number, marks: Marks): number[] {
  const token = tokens[at]
  if (!token) return []
  const found: number[] = []
  const isWord =
    element.words.has(token.lower) ||
    element.words.has(token.lemma) ||
    element.forms.has(token.lower) ||
    (element.number && isNumber(token)) ||
    (element.code && token.code)
  if (isWord) found.push(at + 1)
  for (const run of element.runs) if (run.every((word, i) => isForm(tokens[at + i], word))) found.push(at + run.length)
  for (const name of element.lists) for (const m of marks.get(name) ?? []) if (m.from === at) found.push(m.to)
  return found
}
