import type { Passage, Sentence } from '../../../checks/passage.ts'
import { CHECK_PHRASES } from '../../../checks/phrases/lists.ts'
import { matcher } from '../../../checks/phrases/matcher.ts'
import { assertsFinding } from '../claims/claim.ts'
import { moodOf } from '../claims/mood.ts'
import { MOOD_PHRASES } from '../claims/mood-phrases.ts'
import { placesOf } from '../claims/places.ts'
import { read } from './read.ts'

/** A longer sentence is read up to here; no writer's sentence is that long. */
const MAX_READ = 300

const NOWHERE = { opens: false, background: false, section: 'open' } as const

const markChecks = matcher(CHECK_PHRASES)
const markMoods = matcher(MOOD_PHRASES)

/** No check reads a sentence that states nothing, whatever its phrases. */
const NO_MARKS: Sentence['marks'] = { get: () => undefined }

/**
 * Reads a text into what the checks look at. With `asClaim` every sentence is taken for a claim: the caller says that the text is
 * one, whatever it looks like.
 */
export function readPassage(text: string, { asClaim = false } = {}): Passage {
  const all = read(text)
  const places = placesOf(all)
  const sentences = all.map(({ kind, tokens: whole }, index): Sentence => {
    const tokens = whole.length > MAX_READ ? whole.slice(0, MAX_READ) : whole
    const mood = moodOf(tokens, markMoods(tokens))
    const stated = kind === 'prose' && mood === 'stated'
    return {
      index,
      inQuestion: false,
      start: whole[0]?.start ?? 0,
      end: whole[whole.length - 1]?.end ?? 0,
      kind,
      mood,
      claim: asClaim || (stated && assertsFinding(tokens, places[index] ?? NOWHERE)),
      tokens,
      marks: asClaim || stated ? markChecks(tokens) : NO_MARKS,
      kept: [],
    }
  })
  return { sentences }
}
