import { idOf } from '../word.ts'

/** Alternatives at one place of a phrase; words are given by their numbers. */
export interface Element {
  /** Words in any form, by their dictionary form. */
  readonly words: readonly number[]
  /** Words as they stand in the text: those above and the ones of which only this form is meant. */
  readonly forms: readonly number[]
  /** Alternatives of several words. */
  readonly runs: readonly (readonly number[])[]
  /** Lists any of whose phrases will do, by their numbers. */
  readonly lists: readonly number[]
  readonly number: boolean
  readonly code: boolean
  readonly optional: boolean
  /** Most words that may be skipped before this element. */
  readonly gap: number
}

export interface Phrase {
  readonly elements: readonly Element[]
  /** The element by whose words the phrase is looked up: the first that is made of telling words. */
  readonly anchor: number
  /** The words of which one must stand beside the anchor, if anything is known: by these a sentence is quickly passed over. */
  readonly needed: Needed | null
  /** The phrase is one word and no more. */
  readonly alone: boolean
  /** The lists that it cannot do without. */
  readonly lists: readonly number[]
}

/** First words of an element, and where they may stand: from so many to so many words behind the anchor's first. */
export interface Needed {
  readonly words: readonly number[]
  readonly from: number
  readonly to: number
}

/** Words that stand in nearly every sentence; a phrase is not looked up by them if it has others. */
const COMMON = new Set(
  `a an the is are was were be been being am has have had do does did not no in on at by for from to of with without and or but as it its
  i we they he she you that this which who all any each every both one so if when than then now will would can could may must my our your their
  there what how some more only also just under over up out into per new`
    .split(/\s+/)
    .map(idOf),
)

const tellingWords = (e: Element): boolean => isWords(e) && firstForms(e).every((w) => !COMMON.has(w))

const firstOfRuns = ({ runs }: Element): number[] => runs.flatMap((run) => run.slice(0, 1))

/** The words by which an element is looked up as they stand in the text. */
export const firstForms = (e: Element): number[] => [...e.forms, ...firstOfRuns(e)]
/** The same by their dictionary form. */
export const firstRoots = (e: Element): number[] => [...e.words, ...firstOfRuns(e)]

const isWords = (e: Element): boolean => !e.optional && !e.number && !e.code && e.lists.length === 0

/** The list without which an element cannot be, if any. */
const listOf = ({ optional, number, code, forms, runs, lists }: Element): readonly number[] =>
  lists.length > 1 || optional || number || code || forms.length + runs.length > 0 ? [] : lists

const isAlone = ([element, second]: readonly Element[]): boolean =>
  element !== undefined && second === undefined && isWords(element) && element.runs.length === 0

/** So long at most is taken what a list finds; it stands for "anywhere". */
const LONG = 31
const shortest = ({ optional }: Element): number => (optional ? 0 : 1)
const longest = ({ lists, runs }: Element): number =>
  lists.length > 0 ? LONG : Math.max(1, ...runs.map((r) => r.length))

/** How far apart the first words of two elements may stand. */
function distance(elements: readonly Element[], one: number, other: number): { from: number; to: number } {
  const before = elements.slice(one, other)
  const gaps = elements.slice(one + 1, other + 1).reduce((n, e) => n + e.gap, 0)
  return { from: before.reduce((n, e) => n + shortest(e), 0), to: before.reduce((n, e) => n + longest(e), gaps) }
}

function neededAt(elements: readonly Element[], anchor: number, which: number): Needed | null {
  const element = elements[which]
  if (!element || which === anchor || !isWords(element)) return null
  const words = firstForms(element)
  const behind = which > anchor
  const { from, to } = behind ? distance(elements, anchor, which) : distance(elements, which, anchor)
  return behind ? { words, from, to } : { words, from: -to, to: -from }
}

/** Of the elements beside the anchor that must be there the one with the fewest words. */
const neededOf = (elements: readonly Element[], anchor: number): Needed | null =>
  elements
    .map((_, i) => neededAt(elements, anchor, i))
    .reduce((fewest, one) => (one && !(fewest && fewest.words.length <= one.words.length) ? one : fewest), null)

const GAP = /^~(\d)$/

function elementOf(source: string, gap: number, numberOf: (list: string) => number): Element {
  const optional = source.length > 1 && source.endsWith('?')
  const parts = (optional ? source.slice(0, -1) : source).split('|')
  const plain = parts.filter((p) => !/^(?:=.|<.+>$|#$|\{\}$)/.test(p))
  const words = plain.filter((p) => !p.includes('_')).map(idOf)
  return {
    words,
    runs: parts.filter((p) => p.includes('_')).map((p) => p.replace(/^=/, '').split('_').map(idOf)),
    forms: [...words, ...parts.filter((p) => /^=[^_]+$/.test(p)).map((p) => idOf(p.slice(1)))],
    lists: parts.filter((p) => /^<.+>$/.test(p)).map((p) => numberOf(p.slice(1, -1))),
    number: parts.includes('#'),
    code: parts.includes('{}'),
    optional,
    gap,
  }
}

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
 *
 * @param numberOf the number of a list that the phrase names
 */
export function phraseOf(source: string, numberOf: (list: string) => number): Phrase {
  const elements: Element[] = []
  let gap = 0
  for (const part of source.split(/\s+/)) {
    const skip = GAP.exec(part)
    if (skip) gap = Number(skip[1])
    else {
      elements.push(elementOf(part, gap, numberOf))
      gap = 0
    }
  }
  if (elements[0]?.optional !== false) throw new Error(`a phrase starts with something that must be there: ${source}`)
  const anchor = Math.max(0, elements.findIndex(tellingWords))
  return {
    elements,
    anchor,
    needed: neededOf(elements, anchor),
    alone: isAlone(elements),
    lists: elements.flatMap(listOf),
  }
}
