import type { Mark, Sentence, Token } from '../passage.ts'
import { words, wordsLike } from '../word-class.ts'
import { marks } from './find.ts'

const NO_COMPARATIVE = words(
  'other over under never after either whether rather former latter proper super inner outer upper per ever however together later clever bitter latest honest modest rest test interest inter lower-case customer further earlier forest forever',
)

const GRADED = wordsLike(/(?:...er|..est)$/)

/** "greener", "quickest": a graded adjective or adverb that no list needs to hold. */
const gradedForms = (s: Sentence): Mark[] =>
  s.tokens.flatMap((t, i) =>
    GRADED.has(t.word) && (t.pos === 'ADJ' || t.pos === 'ADV') && !NO_COMPARATIVE.has(t.word)
      ? [{ from: i, to: i + 1 }]
      : [],
  )

const PICKS_ONE = /^(?:earlier|older|newer|further|later|first)$/
const SOME_MORE = /^(?:\d{1,2}|two|three|four|five|six|no|any|some|many)$/

const lowerOf = (t: Token | undefined): string => t?.lower ?? ''
const isNominal = (t: Token | undefined): boolean => /^(?:NOUN|PROPN|NUM)$/.test(t?.pos ?? '')

/** "two more handlers", "the earlier scheme", "the largest trial", "most of it": says which or how many, compares nothing. */
function isDeterminer(s: Sentence, m: Mark): boolean {
  if (s.tokens[m.from]?.lower === 'longer' && s.tokens[m.from - 1]?.lower === 'no') return true
  if (m.to - m.from > 1 || s.tokens.some((t) => t.lower === 'than')) return false
  const word = lowerOf(s.tokens[m.from])
  const before = s.tokens[m.from - 1]
  const ofNoun = isNominal(s.tokens[m.to])
  if (PICKS_ONE.test(word)) return ofNoun
  if (word === 'more') return SOME_MORE.test(lowerOf(before)) || before?.lower === 'or'
  if (word === 'most') return isPortion(lowerOf(before), lowerOf(s.tokens[m.to]), ofNoun)
  return word === 'behind' || (isSuperlative(word) && (before?.lower === 'at' || (ofNoun && before?.pos === 'DET')))
}

/** "at most", "most of", "most trials"; but "serves the most trials". */
const isPortion = (before: string, after: string, ofNoun: boolean): boolean =>
  before === 'at' || /^(?:of|likely)$/.test(after) || (ofNoun && before !== 'the')

const isSuperlative = (word: string): boolean => /est$/.test(word) || word === 'worst'

/** What a sentence says is more, better, alike or otherwise than something else. */
export const comparisons = (s: Sentence): Mark[] =>
  [...marks(s, 'compares'), ...gradedForms(s)].filter((m) => !isDeterminer(s, m))
