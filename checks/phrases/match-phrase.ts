import type { Mark, Token } from '../passage.ts'
import { isNumber } from './is-number.ts'
import type { Element, Phrase } from './phrase.ts'

/** The sentence in which a phrase is looked for. */
export interface Ground {
  readonly tokens: readonly Token[]
  /** The places of the lists that phrases may name. */
  get(list: number): readonly Mark[]
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
  const element = anchor > 0 ? elements[anchor - 1] : undefined
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
  const token = ground.tokens[at]
  if (!token) return -1
  let end = isOne(element, token) ? at + 1 : -1
  for (const run of element.runs) if (isRun(run, ground.tokens, at)) end = Math.max(end, at + run.length)
  for (const list of element.lists)
    for (const mark of ground.get(list)) if (mark.from === at) end = Math.max(end, mark.to)
  return end
}

/** Where an element that ends here starts, or -1. */
function startHere(element: Element, end: number, ground: Ground): number {
  const token = end > 0 ? ground.tokens[end - 1] : undefined
  if (!token) return -1
  if (isOne(element, token)) return end - 1
  for (const run of element.runs) if (isRun(run, ground.tokens, end - run.length)) return end - run.length
  for (const list of element.lists) for (const mark of ground.get(list)) if (mark.to === end) return mark.from
  return -1
}

function isRun(run: readonly number[], tokens: readonly Token[], at: number): boolean {
  for (let i = 0; i < run.length; i += 1) {
    const token = tokens[at + i]
    if (token?.word.id !== run[i] && token?.root.id !== run[i]) return false
  }
  return true
}

const isOne = ({ forms, words, number, code }: Element, token: Token): boolean =>
  forms.includes(token.word.id) || words.includes(token.root.id) || (number && isNumber(token)) || (code && token.code)
