import type { Mark, Sentence } from '../passage.ts'
import { marks } from './find.ts'

const NO_COMPARATIVE =
  /^(?:other|over|under|never|after|either|whether|rather|former|latter|proper|super|inner|outer|upper|per|ever|however|together|later|clever|bitter|latest|honest|modest|rest|test|interest|inter|lower-case|customer|further|earlier|forest)$/

/** "greener", "quickest": a graded adjective or adverb that no list needs to hold. */
const gradedForms = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) =>
    /^(?:ADJ|ADV)$/.test(t.pos) && t.lower.length > 4 && /(?:er|est)$/.test(t.lower) && !NO_COMPARATIVE.test(t.lower)
      ? [{ from: i, to: i + 1 }]
      : [],
  )

const PICKS_ONE = /^(?:earlier|older|newer|further|later|first)$/
const SOME_MORE = /^(?:\d{1,2}|two|three|four|five|six|no|any|some|many)$/

/** "two more handlers", "the earlier scheme", "the largest trial", "most of it": says which or how many, compares nothing. */
function isDeterminer(s: Sentence, m: Mark): boolean {
  const word = s.tokens[m.from]?.lower ?? ''
  if (m.to - m.from > 1 || s.tokens.some((t) => t.lower === 'than')) return false
  const [before, after] = [s.tokens[m.from - 1]?.lower ?? '', s.tokens[m.to]?.lower ?? '']
  const ofNoun = /^(?:NOUN|PROPN|NUM)$/.test(s.tokens[m.to]?.pos ?? '')
  if (PICKS_ONE.test(word)) return ofNoun
  if (word === 'behind') return true
  if (word === 'more') return SOME_MORE.test(before)
  if (word === 'most') return before === 'at' || /^(?:of|likely)$/.test(after) || (ofNoun && before !== 'the')
  return isSuperlative(word) && (before === 'at' || (ofNoun && s.tokens[m.from - 1]?.pos === 'DET'))
}

const isSuperlative = (word: string): boolean => /est$/.test(word) || word === 'worst'

/** What a sentence says is more, better, alike or otherwise than something else. */
export const comparisons = (s: Sentence): Mark[] =>
  [...marks(s, 'compares'), ...gradedForms(s)].filter((m) => !isDeterminer(s, m))
