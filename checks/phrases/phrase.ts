import { idOf } from '../word.ts'

/** Alternatives at one place of a phrase; words are given by their numbers. */
export interface Element {
  /** Words in any form, by their dictionary form. */
  readonly words: ReadonlySet<number>
  /** Words as they stand in the text: those above and the ones of which only this form is meant. */
  readonly forms: ReadonlySet<number>
  /** Alternatives of several words. */
  readonly runs: readonly (readonly number[])[]
  readonly lists: readonly string[]
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
  /** First words of each element beside the anchor that must be there, the fewest first. */
  readonly needed: readonly (readonly number[])[]
}

/** Words that stand in nearly every sentence; a phrase is not looked up by them if it has others. */
const COMMON = new Set(
  `a an the is are was were be been being am has have had do does did not no in on at by for from to of with without and or but as it its
  i we they he she you that this which who all any each every both one so if when than then now will would can could may must my our your their
  there what how some more only also just under over up out into per new`
    .split(/\s+/)
    .map(idOf),
)

const tellingWords = (e: Element): boolean => isWords(e) && firstWords(e).every((w) => !COMMON.has(w))

/** The words by which an element can be looked up. */
export const firstWords = (e: Element): number[] => [...e.forms, ...e.runs.flatMap((r) => r.slice(0, 1))]

const isWords = (e: Element): boolean => !e.optional && !e.number && !e.code && e.lists.length === 0

const neededWords = (elements: readonly Element[], anchor: number): number[][] =>
  elements
    .filter((e, i) => i !== anchor && isWords(e))
    .map(firstWords)
    .sort((a, b) => a.length - b.length)

const GAP = /^~(\d)$/

function elementOf(source: string, gap: number): Element {
  const optional = source.length > 1 && source.endsWith('?')
  const parts = (optional ? source.slice(0, -1) : source).split('|')
  const plain = parts.filter((p) => !/^(?:=.|<.+>$|#$|\{\}$)/.test(p))
  const words = plain.filter((p) => !p.includes('_')).map(idOf)
  return {
    words: new Set(words),
    runs: parts.filter((p) => p.includes('_')).map((p) => p.replace(/^=/, '').split('_').map(idOf)),
    forms: new Set([...words, ...parts.filter((p) => /^=[^_]+$/.test(p)).map((p) => idOf(p.slice(1)))]),
    lists: parts.filter((p) => /^<.+>$/.test(p)).map((p) => p.slice(1, -1)),
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
 */
export function phraseOf(source: string): Phrase {
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
  const anchor = Math.max(0, elements.findIndex(tellingWords))
  return { elements, anchor, needed: neededWords(elements, anchor) }
}
