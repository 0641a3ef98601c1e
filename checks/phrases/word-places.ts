/** Places are told apart up to this many: one bit each. */
const BITS = 31

/**
 * Places of words relative to another, `from` to `to`, as a question that costs the same however many they are. Places that lie 32
 * apart are not told apart, so the answer may be a false "yes", and never a false "no".
 */
export const windowOf = (from: number, to: number): number => (to - from >= BITS ? -1 : (1 << (to - from + 1)) - 1)

const turned = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - (by & BITS)))

/** Where the words of one sentence stand, by their numbers. Nothing is cleared for the next one: each word has the number of its sentence. */
export class WordPlaces {
  /** For each word the sentence that had it last and a bit for each of its places there. */
  private readonly cells: Int32Array
  private sentence = 0

  /** @param words how many words are numbered */
  constructor(words: number) {
    this.cells = new Int32Array(2 * words)
  }

  nextSentence(): void {
    this.sentence = (this.sentence + 1) | 0
  }

  add(word: number, place: number): void {
    if (word < 0) return
    const { cells, sentence } = this
    const before = cells[2 * word] === sentence ? (cells[2 * word + 1] ?? 0) : 0
    cells[2 * word] = sentence
    cells[2 * word + 1] = before | (1 << place)
  }

  /** Whether a word may stand in a window that begins at a place. */
  has(word: number, window: number, begin: number): boolean {
    const { cells } = this
    return cells[2 * word] === this.sentence && ((cells[2 * word + 1] ?? 0) & turned(window, begin)) !== 0
  }
}
