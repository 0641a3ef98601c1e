import type { Token } from '../../../checks/passage.ts'
import type { Word } from '../../../checks/word.ts'
import type { Spelling } from './spelling.ts'

/**
 * A word, number, mark or inline code span. Its part of speech and dictionary form are filled in by the tagger. A text has so many
 * of these that their size tells: what a spelling knows is asked of it.
 */
export class ReadToken implements Token {
  readonly spelling: Spelling
  readonly word: Word
  pos = 'X'
  root: Word
  readonly start: number
  readonly end: number
  /** Whether it stands on another line than the token before it. */
  readonly newLine: boolean

  constructor(spelling: Spelling, start: number, end: number, newLine: boolean) {
    this.spelling = spelling
    this.word = spelling.word
    this.root = spelling.word
    this.start = start
    this.end = end
    this.newLine = newLine
  }

  get text(): string {
    return this.spelling.text
  }

  get lower(): string {
    return this.word.text
  }

  get lemma(): string {
    return this.root.text
  }

  get code(): boolean {
    return this.spelling.code
  }

  tag(pos: string, root: Word): void {
    this.pos = pos
    this.root = root
  }
}
