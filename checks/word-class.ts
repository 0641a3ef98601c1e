import type { Token } from './passage.ts'
import type { Word } from './word.ts'

const BITS = 30
const NONE: readonly number[] = []

/** The bits of each word that some class lists. */
const listed = new Map<string, number[]>()
/** Classes that are told by the form of a word. */
const formed: { readonly is: (word: string) => boolean; readonly of: WordClass }[] = []
let classes = 0
let read = false

/**
 * Words that a rule takes for the same, such as those that open a condition. A word's classes are found out once, so that asking
 * costs next to nothing wherever it stands. Places are of a sentence's tokens; `to` is exclusive, and both may lie outside.
 */
export class WordClass {
  readonly slot: number
  readonly bit: number

  constructor() {
    if (read) throw new Error('a class of words was made after the first word was read')
    this.slot = Math.floor(classes / BITS)
    this.bit = 1 << (classes % BITS)
    classes += 1
  }

  /** Whether a class lists a word that stands in no text; for making other classes of it. */
  lists(word: string): boolean {
    return ((listed.get(word)?.[this.slot] ?? 0) & this.bit) !== 0
  }

  has(word: Word | undefined): boolean {
    return word !== undefined && ((word.classes[this.slot] ?? 0) & this.bit) !== 0
  }

  /** Whether the word at a place is one of them. */
  at(tokens: readonly Token[], place: number): boolean {
    return this.has(tokens[place]?.word)
  }

  /** The first place where one of them stands, or -1. */
  find(tokens: readonly Token[], from = 0, to = tokens.length): number {
    const end = Math.min(to, tokens.length)
    for (let i = Math.max(0, from); i < end; i += 1) if (this.has(tokens[i]?.word)) return i
    return -1
  }

  /** Whether one of them stands between two places. */
  in(tokens: readonly Token[], from = 0, to = tokens.length): boolean {
    return this.find(tokens, from, to) >= 0
  }
}

function enter(bits: number[], { slot, bit }: WordClass): void {
  while (bits.length <= slot) bits.push(0)
  bits[slot] = (bits[slot] ?? 0) | bit
}

/** The class of the listed words, and of those of a certain form. */
export function words(list: string, form?: RegExp | ((word: string) => boolean)): WordClass {
  const made = new WordClass()
  for (const word of list.split(/\s+/).filter(Boolean)) {
    const bits = listed.get(word) ?? []
    enter(bits, made)
    listed.set(word, bits)
  }
  if (form) formed.push({ is: form instanceof RegExp ? (word) => form.test(word) : form, of: made })
  return made
}

/** The class of the words of a certain form, such as those that end in "ed". */
export const wordsLike = (form: RegExp | ((word: string) => boolean)): WordClass => words('', form)

/** The bits of all classes that a word belongs to. */
export function classesOf(word: string): readonly number[] {
  read = true
  const bits = [...(listed.get(word) ?? NONE)]
  for (const { is, of } of formed) if (is(word)) enter(bits, of)
  return bits
}
