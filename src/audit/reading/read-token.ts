import type { Token } from '../../../checks/passage.ts'
import type { Word } from '../../../checks/word.ts'
import { type Spelling, spellingOf } from './spelling.ts'

/** A word, number, mark or inline code span. Its part of speech and dictionary form are filled in by the tagger. */
export class ReadToken implements Token {
  readonly text: string
  readonly spelling: Spelling
  readonly word: Word
  readonly lower: string
  pos = 'X'
  root: Word
  lemma: string
  readonly start: number
  readonly end: number
  readonly code: boolean
  /** Whether it stands on another line than the token before it. */
  readonly newLine: boolean

  constructor(text: string, start: number, end: number, code: boolean, newLine: boolean) {
    this.text = text
    this.spelling = spellingOf(text, code)
    this.word = this.spelling.word
    this.lower = this.word.text
    this.root = this.word
    this.lemma = this.lower
    this.start = start
    this.end = end
    this.code = code
    this.newLine = newLine
  }

  tag(pos: string, root: Word): void {
    this.pos = pos
    this.root = root
    this.lemma = root.text
  }
}
