import type { Passage, Sentence } from '../../../checks/passage.ts'
import { markPhrases } from '../../../checks/phrases/lists.ts'
import { assertsFinding } from '../claims/claim.ts'
import { moodOf } from '../claims/mood.ts'
import { placesOf } from '../claims/places.ts'
import { read } from './read.ts'

/** A longer sentence is read up to here; no writer's sentence is that long. */
const MAX_READ = 300

const NOWHERE = { opens: false, background: false, quiet: false }

/** Reads a text into what the checks look at. */
export function readPassage(text: string): Passage {
  const all = read(text)
  const places = placesOf(all)
  const sentences = all.map(({ kind, tokens: whole }, index): Sentence => {
    const tokens = whole.slice(0, MAX_READ)
    const mood = moodOf(tokens)
    return {
      index,
      inQuestion: false,
      start: whole[0]?.start ?? 0,
      end: whole[whole.length - 1]?.end ?? 0,
      kind,
      mood,
      claim: kind === 'prose' && mood === 'stated' && assertsFinding(tokens, places[index] ?? NOWHERE),
      tokens,
      marks: markPhrases(tokens),
    }
  })
  return { sentences }
}
