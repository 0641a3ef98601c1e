import type { Mark, Token } from '../passage.ts'
import { isNumber } from './is-number.ts'
import type { Element, Phrase } from './phrase.ts'
import { smallNumbers } from './small-numbers.ts'

/** The sentence in which a phrase is looked for. */
export interface Ground {
  readonly tokens: readonly Token[]
  /** The places of the lists that phrases may name. */
  get(list: number): readonly Mark[]
}

/** A gap does not run across one of these: what stands beyond it is said of something else. */
const BARRIERS = new Set([';', '.', '?', '!'])

/** Whether a gap may reach this far: it ends before the end of a clause. */
const reaches = ({ tokens }: Ground, skipped: number): boolean => !BARRIERS.has(tokens[skipped]?.text ?? ';')

const OPTIONAL = 1
const NUMBER = 2
const CODE = 4
const NONE = -1

/** What stands before the words of an element: its kinds, its gap, and where, from its beginning, forms, words, runs and lists end. */
const HEAD = 6
const [GAP, FORMS_END, WORDS_END, RUNS_END, LISTS_END] = [1, 2, 3, 4, 5]

function cellsOf({ words, forms, runs, lists, number, code, optional, gap }: Element): number[] {
  const kinds = (optional ? OPTIONAL : 0) | (number ? NUMBER : 0) | (code ? CODE : 0)
  const runCells = runs.flatMap((run) => [run.length, ...run])
  const formsEnd = HEAD + forms.length
  const wordsEnd = formsEnd + words.length
  const runsEnd = wordsEnd + runCells.length
  return [kinds, gap, formsEnd, wordsEnd, runsEnd, runsEnd + lists.length, ...forms, ...words, ...runCells, ...lists]
}

/**
 * Phrases as numbers in one array, each with its anchor, the count of its elements and where, from its beginning, these lie. To match one of many
 * thousands a few neighbouring numbers are read, where objects would lie strewn over the memory.
 */
export class PhraseTable {
  private readonly cells: Int16Array
  private readonly begins: Int32Array

  constructor(phrases: readonly Phrase[]) {
    const cells: number[] = []
    this.begins = Int32Array.from(phrases, ({ anchor, elements }) => {
      const begin = cells.length
      cells.push(anchor, elements.length, ...elements.map(() => 0))
      elements.forEach((element, which) => {
        cells[begin + 2 + which] = cells.length - begin
        cells.push(...cellsOf(element))
      })
      return begin
    })
    this.cells = smallNumbers(cells)
  }

  /** Where a phrase lies whose anchor stands at a place, or null. */
  match(phrase: number, at: number, ground: Ground): Mark | null {
    const begin = this.begins[phrase] ?? 0
    const anchor = this.cell(begin)
    const to = this.matchFrom(begin, anchor, at, 0, ground)
    const from = to > at ? this.matchBack(begin, anchor, at, ground) : NONE
    return from < 0 ? null : { from, to }
  }

  private cell(at: number): number {
    return this.cells[at] ?? 0
  }

  private elementAt(phrase: number, which: number): number {
    return which >= 0 && which < this.cell(phrase + 1) ? phrase + this.cell(phrase + 2 + which) : NONE
  }

  private endOf(element: number, part: number): number {
    return element + this.cell(element + part)
  }

  private gapBefore(element: number): number {
    return element < 0 ? 0 : this.cell(element + GAP)
  }

  /** End of the elements from `which` on, the first within `gap` words of a place; or -1. */
  private matchFrom(phrase: number, which: number, at: number, gap: number, ground: Ground): number {
    const element = this.elementAt(phrase, which)
    if (element < 0) return at
    const next = this.gapBefore(this.elementAt(phrase, which + 1))
    for (let here = at; here <= at + gap; here += 1) {
      if (here > at && !reaches(ground, here - 1)) break
      const end = this.endHere(element, here, ground)
      const to = end < 0 ? NONE : this.matchFrom(phrase, which + 1, end, next, ground)
      if (to >= 0) return to
    }
    return this.cell(element) & OPTIONAL ? this.matchFrom(phrase, which + 1, at, next, ground) : NONE
  }

  /** Start of the elements before the anchor, which stand to the left of a place, or -1. */
  private matchBack(phrase: number, anchor: number, at: number, ground: Ground): number {
    const element = this.elementAt(phrase, anchor - 1)
    if (element < 0) return at
    const gap = this.gapBefore(this.elementAt(phrase, anchor))
    for (let end = at; end >= at - gap; end -= 1) {
      if (end < at && !reaches(ground, end)) break
      const start = this.startHere(element, end, ground)
      const from = start < 0 ? NONE : this.matchBack(phrase, anchor - 1, start, ground)
      if (from >= 0) return from
    }
    return this.cell(element) & OPTIONAL ? this.matchBack(phrase, anchor - 1, at, ground) : NONE
  }

  /** Where an element that starts here ends, or -1; of several the longest. */
  private endHere(element: number, at: number, ground: Ground): number {
    const token = at < ground.tokens.length ? ground.tokens[at] : undefined
    if (!token) return NONE
    let end = this.isOne(element, token) ? at + 1 : NONE
    for (let run = this.endOf(element, WORDS_END); run < this.endOf(element, RUNS_END); run += this.cell(run) + 1)
      if (this.isRun(run, ground.tokens, at)) end = Math.max(end, at + this.cell(run))
    for (let list = this.endOf(element, RUNS_END); list < this.endOf(element, LISTS_END); list += 1)
      for (const mark of ground.get(this.cell(list))) if (mark.from === at) end = Math.max(end, mark.to)
    return end
  }

  /** Where an element that ends here starts, or -1. */
  private startHere(element: number, end: number, ground: Ground): number {
    const token = end > 0 && end <= ground.tokens.length ? ground.tokens[end - 1] : undefined
    if (!token) return NONE
    if (this.isOne(element, token)) return end - 1
    const run = this.runBefore(element, end, ground.tokens)
    if (run >= 0) return run
    for (let list = this.endOf(element, RUNS_END); list < this.endOf(element, LISTS_END); list += 1)
      for (const mark of ground.get(this.cell(list))) if (mark.to === end) return mark.from
    return NONE
  }

  /** Where a run of an element starts that ends here, or -1. */
  private runBefore(element: number, end: number, tokens: readonly Token[]): number {
    for (let run = this.endOf(element, WORDS_END); run < this.endOf(element, RUNS_END); run += this.cell(run) + 1)
      if (this.isRun(run, tokens, end - this.cell(run))) return end - this.cell(run)
    return NONE
  }

  private isRun(run: number, tokens: readonly Token[], at: number): boolean {
    const length = this.cell(run)
    if (at < 0 || at + length > tokens.length) return false
    for (let i = 0; i < length; i += 1) {
      const token = tokens[at + i]
      const word = this.cell(run + 1 + i)
      if (token?.word.id !== word && token?.root.id !== word) return false
    }
    return true
  }

  private isOne(element: number, token: Token): boolean {
    const formsEnd = this.endOf(element, FORMS_END)
    if (this.holds(element + HEAD, formsEnd, token.word.id)) return true
    if (this.holds(formsEnd, this.endOf(element, WORDS_END), token.root.id)) return true
    const kinds = this.cell(element)
    return ((kinds & NUMBER) !== 0 && isNumber(token)) || ((kinds & CODE) !== 0 && token.code)
  }

  private holds(from: number, to: number, word: number): boolean {
    for (let i = from; i < to; i += 1) if (this.cells[i] === word) return true
    return false
  }
}
