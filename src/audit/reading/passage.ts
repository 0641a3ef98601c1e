import type { Passage, Sentence } from '../../../checks/passage.ts'
import { markPhrases } from '../../../checks/phrases/lists.ts'
import { assertsFinding } from '../claims/claim.ts'
import { moodOf } from '../claims/mood.ts'
import { read } from './read.ts'

/** A longer sentence is read up to here; no writer's sentence is that long. */
const MAX_READ = 300

/** No check reads a sentence that states nothing, so its phrases are not looked for. */
const NO_MARKS: Sentence['marks'] = new Map()

/**
 * Reads a text into what the checks look at. With `asClaim` every sentence is taken for a claim: the caller says that the text is
 * one, whatever it looks like.
 */
export function readPassage(text: string, { asClaim = false } = {}): Passage {
  const sentences = read(text).map(({ kind, tokens: all }, index): Sentence => {
    const tokens = all.slice(0, MAX_READ)
    const mood = moodOf(tokens)
    const stated = kind === 'prose' && mood === 'stated'
    return {
      index,
      inQuestion: false,
      start: all[0]?.start ?? 0,
      end: all[all.length - 1]?.end ?? 0,
      kind,
      mood,
      claim: asClaim || (stated && assertsFinding(tokens)),
      tokens,
      marks: asClaim || stated ? markPhrases(tokens) : NO_MARKS,
    }
  })
  return { sentences }
}
