import type { ArithmeticItem } from './arithmetic-item.ts'
import { type ComparablePair, comparable } from './comparable.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { type Direction, judgeChange } from './judge-change.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'

const UP = 'increase|increases|increased|rise|rose|risen|growth|grew|grown|climbed|jumped|up|more|higher|gained'
const DOWN =
  'decrease|decreased|drop|dropped|fall|fell|fallen|decline|declined|reduction|reduced|down|fewer|less|lower|shrank|shrunk'
const OPEN_NOUN =
  'gain|improvement|cut|saving|loss|change|difference|jump|uplift|lift|dip|gap|speedup|speedups|slowdown|margin'
const OPEN_ADJECTIVE = 'faster|slower|better|worse|quicker|shorter|longer|smaller|larger|bigger|cheaper'
const NOUN = `(?:${UP}|${DOWN}|${OPEN_NOUN})`
const COMPARATIVE = `(?:more|fewer|less|higher|lower|${OPEN_ADJECTIVE})`
const VERB = `(?:${UP}|${DOWN}|${OPEN_NOUN}|improved|gained|lost|raised|lifted|slowed|sped up|went up|went down)`

const FROM_TO = `from (?:the |a |an |about )?(?<from>[NPD]) (?:${words(5)})(?:up |down )?to (?:the |a |an |only |just )?(?<to>[NPD]) `
const JOINT = '[,;—–:(] (?:(?:and|that is|which is|which was|ie|or|this is|making|for|=) ,? ?)?'
const ENDS = '(?=[)\\],;:—–] |$)'
const NO_OTHER_BASE = '(?!than (?!before )|of |the target|per )'

const PATTERNS = [
  // from A to B, an increase of S / (a drop of S) / , a total reduction of S
  shapePattern(
    `${FROM_TO}${words(5)}${JOINT}(?:a|an|the) ${words(2)}(?<dir>${NOUN}) of (?:just |only )?(?<stated>[PQXND]) (?!of )`,
  ),
  // from A to B, a S increase / (20% drop)
  shapePattern(
    `${FROM_TO}${words(5)}${JOINT}(?:a |an |the )?(?<stated>[PQXD]) ${words(1)}(?<dir>${NOUN}|${COMPARATIVE}) ${NO_OTHER_BASE}`,
  ),
  // from A to B, up S / , i.e. down by S
  shapePattern(
    `${FROM_TO}${words(5)}${JOINT}(?<dir>up|down|plus|minus) (?:by )?(?<stated>[PQXND]) (?!on |over |of |from )`,
  ),
  // from A to B (S)
  shapePattern(`${FROM_TO}${words(3)}[(] (?:ie ,? ?|= |by |or )?(?<stated>[PQX]) (?=[)] )`),
  // from A to B (+3), (3 more), , 3 fewer
  shapePattern(`${FROM_TO}${words(3)}[(] (?<stated>[ND]) (?<signed>[)] )`),
  shapePattern(`${FROM_TO}${words(3)}${JOINT}(?<stated>[ND]) (?<dir>more|fewer|less|higher|lower) ${ENDS}`),
  // from A to B, or S
  shapePattern(`${FROM_TO}${words(3)}, (?:which is|that is|or|ie) ,? ?(?<stated>[PQX]) ${ENDS}`),
  // grew by S from A to B; up S, from A to B; a drop of S (from A to B)
  shapePattern(
    `${WORD_START}(?<dir>${VERB}) (?:by |of )?(?:just |only )?(?<stated>[PQXND]) ${words(4)}(?:[,(:—–] )?${FROM_TO}`,
  ),
  // a S drop from A to B
  shapePattern(
    `${WORD_START}(?:a|an|the) (?<stated>[PQXD]) ${words(1)}(?<dir>${NOUN}) ${words(5)}(?:[,(:—–] )?${FROM_TO}`,
  ),
  // S faster (from A to B)
  shapePattern(`(?<stated>[PX]) (?<dir>${COMPARATIVE}) (?:[,(:—–] )?${FROM_TO}`),
  // B, up S from A; B is down by S from A
  shapePattern(
    `(?<to>[NPD]) ${words(4)}(?:[,(—–] )?(?<dir>up|down) (?:by )?(?<stated>[PQXND]) (?:${words(1)})from (?:the |its )?(?<from>[NPD]) (?!to )`,
  ),
  // B, S more than the A; B is S above A
  shapePattern(
    `(?<to>[NPD]) ${words(3)}(?:[,(—–] |is |was |are |were |which is )(?<stated>[PQND]) (?:(?<dir>${COMPARATIVE}) ${words(1)}than|(?<dir2>above|below|over|under)) (?:the |its |our )?(?:[a-z]+ )?(?<from>[NPD]) ${NO_OTHER_BASE}`,
  ),
  // B, an increase of S over A; B, a S increase on the A
  shapePattern(
    `(?<to>[NPD]) ${words(4)}[,(—–] (?:a|an) ${words(1)}(?<dir>${NOUN}) of (?<stated>[PQXND]) (?:over|from|on|against) (?:the |its )?(?:[a-z]+ )?(?<from>[NPD]) `,
  ),
  shapePattern(
    `(?<to>[NPD]) ${words(4)}[,(—–] (?:a|an) (?<stated>[PQXD]) (?<dir>${NOUN}) (?:over|from|on|against) (?:the |its )?(?:[a-z]+ )?(?<from>[NPD]) `,
  ),
  // A -> B (S)
  shapePattern(
    `(?<from>[NPD]) ${words(1)}→ (?<to>[NPD]) ${words(2)}[(,:] (?<stated>[PQX]) (?:(?<dir>${NOUN}|${COMPARATIVE}) )?${ENDS}`,
  ),
]

// Which of two arms is the base is not said: any base, and only the size is compared.
const AGAINST = `(?<from>[NPD]) ${words(4)}(?:, )?(?:vs|versus|against|compared with|compared to) (?:the |a |an |its )?(?<to>[NPD]) `
const AGAINST_PATTERNS = [
  shapePattern(
    `${AGAINST}${words(5)}[,;(:—–] (?:(?:or|ie|that is|which is) ,? ?)?(?:a |an )?(?<stated>[PQX]) ${words(1)}(?:${NOUN}|${COMPARATIVE}) ${NO_OTHER_BASE}`,
  ),
  shapePattern(`${AGAINST}${words(5)}[,;(:—–] (?:a|an|the) (?:${NOUN}) of (?<stated>[PQXND]) `),
  shapePattern(`${AGAINST}${words(3)}[(] (?<stated>[PQX]) (?=[)] )`),
  shapePattern(
    `between (?<from>[NPD]) ${words(4)}and (?<to>[NPD]) ${words(3)}(?:is|was|[,(:]) (?<stated>[PQND]) ${ENDS}`,
  ),
]

const UP_WORD = new RegExp(`^(?:${UP}|plus|above|over|went up)$`)
const DOWN_WORD = new RegExp(`^(?:${DOWN}|minus|below|under|went down)$`)
const SPEED_WORD = /^(?:faster|slower|quicker|speedups?|slowdown|sped up|slowed|cheaper|better|worse)$/

function directionOf(word: string): Direction {
  if (UP_WORD.test(word)) return 'up'
  return DOWN_WORD.test(word) ? 'down' : 'any'
}

const RELEASE = /(?<![a-z])(?:versions?|releases?|upgrad[a-z]*|bump[a-z]*|migrat[a-z]*|node|python|java|v) /

/** "5.3 is 9% quicker than 5.1": small numbers without a unit may be the names of releases. */
function mayBeReleases({ from, to }: ComparablePair, word: string, sentence: Sentence): boolean {
  if (from.unit !== '' || to.unit !== '' || from.value >= 100 || to.value >= 100) return false
  return SPEED_WORD.test(word) || RELEASE.test(sentence.shape)
}

function itemOf(text: string, sentence: Sentence, fit: Fit, eitherBase: boolean): ArithmeticItem[] {
  const from = fit.figure('from')
  const to = fit.figure('to')
  const stated = fit.figure('stated')
  if (from === undefined || to === undefined || stated === undefined) return []
  if (fit.words('signed') !== '' && !stated.quantity.signed) return []
  const pair = comparable(from, to)
  if (pair === null || pair.from.signed || pair.to.signed) return []
  const word = `${fit.words('dir')}${fit.words('dir2')}`
  if (!pair.percent && mayBeReleases(pair, word, sentence)) return []
  const direction = eitherBase ? 'any' : directionOf(word)
  const judged = judgeChange({ pair, stated, direction, eitherBase: eitherBase || SPEED_WORD.test(word) })
  if (judged === null) return []
  return [{ start: fit.start, end: fit.end, stated: text.slice(stated.start, stated.end), ...judged }]
}

/** Changes that a text states beside the figures before and after: by so much, by so many per cent, by so many times. */
export function findChanges(text: string, sentence: Sentence): ArithmeticItem[] {
  if (sentence.letters.length < 3) return []
  return [
    ...PATTERNS.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => itemOf(text, sentence, fit, false))),
    ...AGAINST_PATTERNS.flatMap((pattern) =>
      fits(sentence, pattern).flatMap((fit) => itemOf(text, sentence, fit, true)),
    ),
  ]
}
