import type { Piece } from './word-facts.ts'

/** The model's numbers for what rules are written in. */
const END = 2_070_000
const OTHERWISE = 2_070_003
const FIRST_HINT = 1_080_000
/** Columns of a table: parts of speech, then hints, and the end of the text in the last. */
const HINTS = 32
const COLUMNS = 128
const LAST = COLUMNS - 1

/** What wink-nlp keeps of a machine: version, count, next states, what each end makes of a word, which word that is. */
type Stored = readonly [
  version: number,
  states: number,
  next: Readonly<Record<string, Readonly<Record<string, number>>>>,
  targets: Readonly<Record<string, string>>,
  marks: Readonly<Record<string, readonly [number, number]>>,
]

const columnOf = (event: number): number =>
  event === END ? LAST : event >= FIRST_HINT ? event - FIRST_HINT + HINTS : event

/**
 * One pass of rules over a text, such as "a verb after an article is a noun": the longest that fits at a place says what one of its
 * words is. It is wink-nlp's own matcher over the tables of its model, for words that are apart already: that one has to cut a
 * text into words anew and look each up, which takes most of its time.
 */
export class TagRules {
  private readonly next: Int16Array
  /** Where a state falls back to when no word leads on, 0 where to none. */
  private readonly otherwise: Int16Array
  /** For each state that ends a rule the part of speech, negative where the word need not be known to have it. */
  private readonly target: Int8Array
  private readonly offset: Int8Array

  constructor(json: string) {
    const [, last, next, targets, marks] = JSON.parse(json) as Stored
    this.next = new Int16Array((last + 1) * COLUMNS)
    this.otherwise = new Int16Array(last + 1)
    this.target = new Int8Array(last + 1)
    this.offset = new Int8Array(last + 1)
    for (const [state, events] of Object.entries(next))
      for (const [event, to] of Object.entries(events)) this.lead(Number(state), Number(event), to)
    for (const [state, tag] of Object.entries(targets)) this.target[Number(state)] = Number(tag)
    for (const [state, [from]] of Object.entries(marks)) this.offset[Number(state)] = from
  }

  private lead(state: number, event: number, to: number): void {
    if (event === OTHERWISE) this.otherwise[state] = to
    else this.next[state * COLUMNS + columnOf(event)] = to
  }

  /** Corrects the parts of speech of the pieces of a text, all by what they were before. */
  apply(pieces: readonly Piece[], tags: Uint8Array): void {
    const before = tags.slice()
    for (let at = 0; at <= pieces.length; ) at = this.applyAt(at, pieces, before, tags)
  }

  /** Applies the longest rule that fits at a place, if any; returns where to look next. */
  private applyAt(from: number, pieces: readonly Piece[], before: Uint8Array, tags: Uint8Array): number {
    let state = 0
    let ended = 0
    let endedAt = from
    for (let at = from; at <= pieces.length; at += 1) {
      state = this.next[state * COLUMNS + this.columnAt(at, pieces, before)] ?? 0
      if (this.target[state]) {
        this.correct(from, state, pieces, tags)
        return at + 1
      }
      if (state === 0) break
      if (this.otherwise[state]) {
        ended = this.otherwise[state] ?? 0
        endedAt = at
      }
    }
    if (ended === 0) return from + 1
    this.correct(from, ended, pieces, tags)
    return endedAt + 1
  }

  private columnAt(at: number, pieces: readonly Piece[], tags: Uint8Array): number {
    const piece = pieces[at]
    if (!piece) return LAST
    return piece.hint > 0 ? HINTS + piece.hint : (tags[at] ?? 0)
  }

  private correct(from: number, state: number, pieces: readonly Piece[], tags: Uint8Array): void {
    const at = from + (this.offset[state] ?? 0)
    const target = this.target[state] ?? 0
    const piece = pieces[at]
    if (target < 0) tags[at] = -target
    else if (piece && piece.possible & (1 << target)) tags[at] = target
  }
}
