import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { interned } from '../../../checks/interned.ts'

/** One word as the tagger sees it, whatever stands around it. */
export interface Piece {
  /** The number of the part of speech that it has unless a rule says otherwise. */
  readonly tag: number
  /** A bit for each part of speech that it can have. */
  readonly possible: number
  /** The number of the hint by which rules know it instead of by its part of speech, 0 where it has none. */
  readonly hint: number
  /** A part of a contraction: no rule changes what it is. */
  readonly fixed: boolean
}

/** What wink-nlp knows of words; the names are those of its types, which it leaves to its models. */
interface Words {
  isMemberPOS(word: number, tag: number): boolean
  mappedSpelling(word: number): number
  normal(word: number): number
  nox(spaces: number): number
  property(word: number, name: 'posHint'): number
  valueOf(name: 'pos', tag: number): string
}
interface Read {
  readonly cache: Words
  /** Four numbers a token: word, spaces before it with what a contraction stands for, dictionary form with part of speech, flags. */
  readonly tokens: number[]
}
interface Rules {
  /** The rules as a table of states, in JSON. */
  readonly machines: readonly string[]
  readonly setter: (read: Read, tags: readonly number[], size: number, bits: number) => void
}

const modelRules = (model as unknown as { readonly pos: () => Rules }).pos()

/** The rules that correct parts of speech by the words around. */
export const RULES: readonly string[] = modelRules.machines

const CONTRACTED = 0xffff
const ALL_TAGS = Array.from({ length: 31 }, (_, tag) => tag)

let pieces: Piece[] = []
let names: readonly string[] = []
let wanted: number | null = null

const pieceOf = ({ cache, tokens }: Read, at: number, tag: number): Piece => {
  const [word = 0, spaces = 0, form = 0] = tokens.slice(at, at + 3)
  const plain = spaces > CONTRACTED ? cache.nox(spaces) : cache.normal(word)
  return {
    tag,
    possible: ALL_TAGS.reduce((bits, t) => (cache.isMemberPOS(plain, t) ? bits | (1 << t) : bits), 0),
    hint: cache.property(word, 'posHint'),
    fixed: form !== 0,
  }
}

/** Called by wink-nlp with the part of speech that each word has by itself, since its rules are left out here. */
const take: Rules['setter'] = (read, tags, size, bits) => {
  pieces = tags.map((tag, i) => pieceOf(read, i * size, tag))
  if (names.length === 0) names = ALL_TAGS.map((tag) => interned(read.cache.valueOf('pos', tag)))
  modelRules.setter(read, wanted === null ? tags : tags.map(() => wanted ?? 0), size, bits)
}

const nlp = winkNLP({ ...model, pos: () => ({ ...modelRules, machines: [], setter: take }) } as typeof model, ['pos'])

/** The pieces of what is written without a space: "cannot" has two. */
export function piecesOf(text: string): readonly Piece[] {
  nlp.readDoc(text)
  return pieces
}

/** The dictionary form of the first piece of a text where it is this part of speech. */
export function lemmaOf(text: string, tag: number): string {
  wanted = tag
  const tokens = nlp.readDoc(text).tokens()
  wanted = null
  return String(tokens.itemAt(0).out(nlp.its.lemma as never))
}

/** The name of a part of speech: "NOUN". */
export const nameOfTag = (tag: number): string => names[tag] ?? 'X'
