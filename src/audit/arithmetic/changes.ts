import type { ArithmeticItem } from './arithmetic-item.ts'
import { AGAINST_PATTERNS, CHANGE_PATTERNS, DOWN, UP } from './change-patterns.ts'
import { type ComparablePair, comparable } from './comparable.ts'
import { type Direction, judgeChange } from './judge-change.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'

const UP_WORD = new RegExp(`^(?:${UP}|plus|above|over|went up)$`)
const DOWN_WORD = new RegExp(`^(?:${DOWN}|minus|below|under|went down)$`)
const SPEED_WORD = /^(?:faster|slower|quicker|speedups?|slowdown|sped up|slowed|cheaper|better|worse)$/

function directionOf(word: string): Direction {
  if (UP_WORD.test(word)) return 'up'
  return DOWN_WORD.test(word) ? 'down' : 'any'
}

/** "After we went from 3 to 5 nodes, a 20% drop followed": the figures are the cause and not what changed. */
const CAUSE =
  /(?:^|[,;:(—] )(?:after|when|once|because|since|by|with|as|if|going|raising|lowering|cutting|changing|moving|setting|increasing|reducing|adding|switching) [^,;:(—]{0,120}$/
const CAUSE_WITHIN =
  /(?:^| )(?:after(?! [,)])|when|once|because|since|as|if|while|we|they|i|by) (?!factor |a factor |[NPQXD] )/

function isCause(sentence: Sentence, fit: Fit): boolean {
  if (CAUSE.test(sentence.shape.slice(Math.max(0, fit.first - 160), fit.first))) return true
  return CAUSE_WITHIN.test(sentence.shape.slice(fit.first, fit.next).replace(/ by (?:a factor of )?[NPQXD] /, ' '))
}

/** Whether "in errors" behind a change names what the figures count. */
function isOfFigures(sentence: Sentence, fit: Fit): boolean {
  const about = fit.words('about').split(' ').slice(1, -1)
  const told = sentence.shape.slice(0, fit.next - fit.words('about').length)
  return about.length === 0 || about.some((word) => word !== 'the' && told.includes(`${word} `))
}

const RELEASE = /(?<![a-z])(?:versions?|releases?|upgrad[a-z]*|bump[a-z]*|migrat[a-z]*|node|python|java|v) /

/** "5.3 is 9% quicker than 5.1": small numbers without a unit may be the names of releases. */
function mayBeReleases({ from, to }: ComparablePair, word: string, sentence: Sentence): boolean {
  if (from.unit !== '' || to.unit !== '' || from.value >= 100 || to.value >= 100) return false
  return SPEED_WORD.test(word) || RELEASE.test(sentence.shape)
}

function isBehind(fit: Fit, later: string, earlier: string): boolean {
  return (fit.token(later)?.start ?? 0) > (fit.token(earlier)?.start ?? 0)
}

/** Whether the change may be of something else than the two figures. */
function isUncertain(sentence: Sentence, fit: Fit, pair: ComparablePair, word: string): boolean {
  if (pair.from.yearLike && isBehind(fit, 'from', 'to')) return true // "a 3% increase from 2023"
  if (pair.from.signed || pair.to.signed || isCause(sentence, fit) || !isOfFigures(sentence, fit)) return true
  return !pair.percent && mayBeReleases(pair, word, sentence)
}

function itemOf(text: string, sentence: Sentence, fit: Fit, eitherBase: boolean): ArithmeticItem[] {
  const from = fit.figure('from')
  const to = fit.figure('to')
  const stated = fit.figure('stated')
  if (from === undefined || to === undefined || stated === undefined) return []
  if (fit.token('signed') !== undefined && !stated.quantity.signed) return []
  const pair = comparable(from, to)
  const word = `${fit.words('dir')}${fit.words('dir2')}`
  if (pair === null || isUncertain(sentence, fit, pair, word)) return []
  const direction = eitherBase ? 'any' : directionOf(word)
  const judged = judgeChange({ pair, stated, direction, eitherBase: eitherBase || SPEED_WORD.test(word) })
  if (judged === null) return []
  return [{ start: fit.start, end: fit.end, stated: text.slice(stated.start, stated.end), ...judged }]
}

/** Every pattern has one of these; most sentences with three figures have none. */
const CUE =
  /(?<![a-z])(?:from|versus|vs|against|instead|rather|compared|between|than|above|below|over|under|on|to|before) |→/

/** Changes that a text states beside the figures before and after: by so much, by so many per cent, by so many times. */
export function findChanges(text: string, sentence: Sentence): ArithmeticItem[] {
  if (sentence.letters.length < 3 || !CUE.test(sentence.shape)) return []
  return [
    ...CHANGE_PATTERNS.flatMap((pattern) =>
      fits(sentence, pattern).flatMap((fit) => itemOf(text, sentence, fit, false)),
    ),
    ...AGAINST_PATTERNS.flatMap((pattern) =>
      fits(sentence, pattern).flatMap((fit) => itemOf(text, sentence, fit, true)),
    ),
  ]
}
