import type { Phrase } from './phrase.ts'
import { smallNumbers } from './small-numbers.ts'
import { type WordPlaces, windowOf } from './word-places.ts'

export interface Entry {
  /** The phrase and its number, and that of its list. */
  readonly phrase: Phrase
  readonly number: number
  readonly list: number
}

/** Takes what is found for a word. */
export interface Taker {
  /** A phrase of one word stands here. */
  stands(list: number): void
  /** A phrase may stand here. */
  mayStand(list: number, phrase: number): void
}

/** Stands for the count of needed words: of a phrase that needs none, and of one that is no more than the word. */
const NO_NEED = 0
const ALONE = -1

/** List, phrase, how many of the words behind it needs one of, where that has to stand. */
function cellsOf({ phrase: { alone, needed }, number, list }: Entry): number[] {
  if (alone || !needed) return [list, number, alone ? ALONE : NO_NEED, 0, 0]
  const { words, from, to } = needed
  return [list, number, words.length, from, to, ...words]
}
const HEAD = 5

/**
 * Phrases in rows, one row for each number of a word. The words of a sentence lead to hundreds of phrases of which few stand there.
 * All rows lie in one array of numbers, since passing over these costs next to nothing, while of objects strewn over the memory
 * each is waited for.
 */
export class PhraseRows {
  private readonly cells: Int16Array
  /** Where each row begins; it ends where the next one does. */
  private readonly begins: Int32Array

  constructor(rows: readonly (readonly Entry[] | undefined)[]) {
    const cells: number[] = []
    const begins = Array.from(rows, (row) => {
      const begin = cells.length
      for (const entry of row ?? []) cells.push(...cellsOf(entry))
      return begin
    })
    this.cells = smallNumbers(cells)
    this.begins = Int32Array.from([...begins, cells.length])
  }

  /** Passes on the phrases of a row, in their order, but for those whose needed word is not where it has to be. */
  each(row: number, at: number, places: WordPlaces, taker: Taker): void {
    const end = this.begins[row + 1] ?? 0
    for (let i = this.begins[row] ?? end; i < end; ) i = this.passOn(i, at, places, taker)
  }

  /** Passes on the phrase that lies here; returns where the next one does. */
  private passOn(entry: number, at: number, places: WordPlaces, taker: Taker): number {
    const { cells } = this
    const list = cells[entry] ?? 0
    const count = cells[entry + 2] ?? 0
    const next = entry + HEAD + Math.max(0, count)
    if (count === ALONE) taker.stands(list)
    else if (count === NO_NEED || this.isMet(entry, next, at, places)) taker.mayStand(list, cells[entry + 1] ?? 0)
    return next
  }

  private isMet(entry: number, end: number, at: number, places: WordPlaces): boolean {
    const { cells } = this
    const from = cells[entry + 3] ?? 0
    const window = windowOf(from, cells[entry + 4] ?? 0)
    for (let i = entry + HEAD; i < end; i += 1) if (places.has(cells[i] ?? 0, window, at + from)) return true
    return false
  }
}
