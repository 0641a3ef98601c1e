import type { Token } from './passage.ts'
import type { Word } from './word.ts'

const BITS = 30

/** The classes that list a word. */
const listed = new Map<string, WordClass[]>()
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
    return listed.get(word)?.includes(this) ?? false
  }

  has(word: Word | undefined): boolean {
    return word !== undefined && ((word.classes[this.slot] ?? 0) & this.bit) !== 0
  }

  /** Whether the word at a place is one of them. (An array that is asked for what lies before its start answers slowly.) */
  at(tokens: readonly Token[], place: number): boolean {
    return place >= 0 && place < tokens.length && this.has(tokens[place]?.word)
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
  bits[slot] = (bits[slot] ?? 0) | bit
}

/** The class of the listed words, and of those of a certain form. */
export function words(list: string, form?: RegExp | ((word: string) => boolean)): WordClass {
  const made = new WordClass()
  for (const word of list.split(/\s+/).filter(Boolean)) {
    const listing = listed.get(word)
    if (listing) listing.push(made)
    else listed.set(word, [made])
  }
  if (form) formed.push({ is: form instanceof RegExp ? (word) => form.test(word) : form, of: made })
  return made
}

/** The class of the words of a certain form, such as those that end in "ed". */
export const wordsLike = (form: RegExp | ((word: string) => boolean)): WordClass => words('', form)

/** The bits of all classes that a word belongs to, so many numbers for every word: one of them is found without a look at how many there are. */
export function classesOf(word: string): readonly number[] {
  read = true
  const bits = Array.from({ length: Math.ceil(classes / BITS) }, () => 0)
  for (const of of listed.get(word) ?? []) enter(bits, of)
  for (const { is, of } of formed) if (is(word)) enter(bits, of)
  return bits
}
