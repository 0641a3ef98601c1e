import type { Mark, Token } from '../passage.ts'
import { isNumber } from './is-number.ts'
import type { Element, Phrase } from './phrase.ts'

/** The sentence in which a phrase is looked for. */
export interface Ground {
  readonly tokens: readonly Token[]
  /** The numbers of its words as they stand there. */
  readonly forms: readonly number[]
  /** The numbers of their dictionary forms, where these are others. */
  readonly lemmas: readonly number[]
  /** The places of the lists that phrases may name. */
  get(list: string): readonly Mark[]
}

/** A gap does not run across one of these: what stands beyond it is said of something else. */
const BARRIERS = new Set([';', '.', '?', '!'])

/** Where a phrase lies whose anchor stands at a place, or null. */
export function matchPhrase({ elements, anchor }: Phrase, at: number, ground: Ground): Mark | null {
  const to = matchFrom(elements, anchor, at, 0, ground)
  const from = to > at ? matchBack(elements, anchor, at, ground) : -1
  return from < 0 ? null : { from, to }
}

/** Whether a gap may reach this far: it ends before the end of a clause. */
const reaches = ({ tokens }: Ground, skipped: number): boolean => !BARRIERS.has(tokens[skipped]?.text ?? ';')

/** End of the elements from `which` on, the first within `gap` words of a place; or -1. */
function matchFrom(elements: readonly Element[], which: number, at: number, gap: number, ground: Ground): number {
  const element = elements[which]
  if (!element) return at
  const next = elements[which + 1]?.gap ?? 0
  for (let here = at; here <= at + gap; here += 1) {
    if (here > at && !reaches(ground, here - 1)) break
    const end = endHere(element, here, ground)
    const to = end < 0 ? -1 : matchFrom(elements, which + 1, end, next, ground)
    if (to >= 0) return to
  }
  return element.optional ? matchFrom(elements, which + 1, at, next, ground) : -1
}

/** Start of the elements before the anchor, which stand to the left of a place, or -1. */
function matchBack(elements: readonly Element[], anchor: number, at: number, ground: Ground): number {
  const element = elements[anchor - 1]
  if (!element) return at
  const gap = elements[anchor]?.gap ?? 0
  for (let end = at; end >= at - gap; end -= 1) {
    if (end < at && !reaches(ground, end)) break
    const start = startHere(element, end, ground)
    const from = start < 0 ? -1 : matchBack(elements, anchor - 1, start, ground)
    if (from >= 0) return from
  }
  return element.optional ? matchBack(elements, anchor - 1, at, ground) : -1
}

/** Where an element that starts here ends, or -1; of several the longest. */
function endHere(element: Element, at: number, ground: Ground): number {
  if (at >= ground.tokens.length) return -1
  let end = isOne(element, at, ground) ? at + 1 : -1
  for (const run of element.runs) if (isRun(run, at, ground)) end = Math.max(end, at + run.length)
  for (const list of element.lists)
    for (const mark of ground.get(list)) if (mark.from === at) end = Math.max(end, mark.to)
  return end
}

/** Where an element that ends here starts, or -1. */
function startHere(element: Element, end: number, ground: Ground): number {
  if (end < 1 || end > ground.tokens.length) return -1
  if (isOne(element, end - 1, ground)) return end - 1
  for (const run of element.runs) if (isRun(run, end - run.length, ground)) return end - run.length
  for (const list of element.lists) for (const mark of ground.get(list)) if (mark.to === end) return mark.from
  return -1
}

const isWord = (word: number, at: number, { forms, lemmas }: Ground): boolean =>
  forms[at] === word || lemmas[at] === word

function isRun(run: readonly number[], at: number, ground: Ground): boolean {
  for (let i = 0; i < run.length; i += 1) if (!isWord(run[i] ?? 0, at + i, ground)) return false
  return true
}

function isOne({ forms, words, number, code }: Element, at: number, ground: Ground): boolean {
  if (forms.has(ground.forms[at] ?? -1) || words.has(ground.lemmas[at] ?? -1)) return true
  const token = number || code ? ground.tokens[at] : undefined
  return token !== undefined && ((number && isNumber(token)) || (code && token.code))
}
