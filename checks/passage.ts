import type { Word } from './word.ts'

/** What the checks are given to read. `src/audit` makes these from the submitted text; offsets are in that text. */
export interface Token {
  readonly text: string
  readonly lower: string
  /** Dictionary form ("exited" -> "exit"), in lower case. */
  readonly lemma: string
  readonly pos: string
  /** `lower` and `lemma` as words, whose classes cost nothing to ask. */
  readonly word: Word
  readonly root: Word
  readonly start: number
  readonly end: number
  /** The token stands for a whole inline code span. */
  readonly code: boolean
}

/** Words of one concept that were found in a sentence; token positions, `to` exclusive. */
export interface Mark {
  readonly from: number
  readonly to: number
}

/** The marks of a sentence by concept name; one that was not found has none. */
export interface Marks {
  get(concept: string): readonly Mark[] | undefined
}

export type Mood = 'stated' | 'question' | 'instruction' | 'plan' | 'requirement' | 'definition' | 'undone'

export interface Sentence {
  readonly index: number
  readonly start: number
  readonly end: number
  /** A task is an item whose box is not ticked: it is still to be done. */
  readonly kind: 'prose' | 'heading' | 'code' | 'table' | 'task'
  readonly mood: Mood
  /** The sentence asserts a finding. One that is `stated` without is a bare account of what was done. */
  readonly claim: boolean
  /** The claim trips some check: what is itself in question settles nothing else. */
  readonly inQuestion: boolean
  readonly tokens: readonly Token[]
  readonly marks: Marks
  /** What was found out of it before, for `once`. */
  readonly kept: unknown[]
}

export interface Passage {
  readonly sentences: readonly Sentence[]
}
