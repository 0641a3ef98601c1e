import { shapePattern, WORD_START, words } from './filler.ts'

/** Words that say that a figure grew, joined for a pattern. */
export const UP = 'increase|increases|increased|rise|rose|risen|growth|grew|grown|climbed|jumped|up|more|higher|gained'
/** Words that say that a figure shrank. */
export const DOWN =
  'decrease|decreased|drop|dropped|fall|fell|fallen|decline|declined|reduction|reduced|down|fewer|less|lower|shrank|shrunk'
const OPEN_NOUN =
  'gain|improvement|cut|saving|loss|change|difference|jump|uplift|lift|dip|gap|speedup|speedups|slowdown|margin|factor'
const OPEN_ADJECTIVE = 'faster|slower|better|worse|quicker|shorter|longer|smaller|larger|bigger|cheaper'
const NOUN = `(?:${UP}|${DOWN}|${OPEN_NOUN})`
const COMPARATIVE = `(?:more|fewer|less|higher|lower|${OPEN_ADJECTIVE})`
const VERB = `(?:${UP}|${DOWN}|${OPEN_NOUN}|improved|gained|lost|raised|lifted|slowed|sped up|went up|went down)`

// The two figures in each order: "from A to B", "to B from A", "B, up from A".
const FROM_TO = `from (?:the |a |an |about )?(?<from>[NPD]) (?:${words(5)})(?:up |down )?(?:to|→) (?:the |a |an |only |just )?(?<to>[NPD]) `
const TO_FROM = `to (?:the |a |an |only |just )?(?<to>[NPD]) ${words(4)}(?:, )?(?:up |down )?from (?:the |a |an )?(?<from>[NPD]) `
const UP_FROM = `(?<to>[NPD]) ${words(4)}[,(—–]? ?(?:up|down) from (?:the |only |just )?(?<from>[NPD]) `

const BEFORE_AFTER = `(?<from>[NPD]) ${words(2)}before [,;] (?:and )?(?<to>[NPD]) ${words(2)}(?:after|afterwards|now) `
const IN_BRACKETS = '[(] (?<from>[NPD]) (?:to|→) (?<to>[NPD]) (?=[)] )'

const JOINT = '[,;—–:(] (?:(?:and|that is|which is|which was|ie|or|this is|making|for|so|=) ,? ?)?'
const ENDS = '(?=[)\\],;:—–] |$)'
const NO_OTHER_BASE = '(?!than (?!before )|of |the target|per )'
// "a 25% increase in errors" is of the figures only if they are errors.
const ABOUT = '(?<about>in (?:the )?(?:[a-z]+ ){1,2})?'
const MOVED = 'up|down|plus|minus|saving|gaining|losing|adding|by'

/** The change stated behind the two figures. */
function behind(figures: string): RegExp[] {
  return [
    // an increase of S; (a drop of S); a factor of S
    shapePattern(
      `${figures}${words(5)}${JOINT}(?:a|an|the) ${words(2)}(?<dir>${NOUN}) of (?:just |only )?(?<stated>[PQXND]) (?!of )${ABOUT}`,
    ),
    // a S increase; (20% drop)
    shapePattern(
      `${figures}${words(5)}${JOINT}(?:a |an |the )?(?<stated>[PQXD]) ${words(1)}(?<dir>${NOUN}) ${NO_OTHER_BASE}${ABOUT}`,
    ),
    // 25% smaller
    shapePattern(
      `${figures}${words(5)}${JOINT}(?<stated>[PQXD]) (?<dir>${COMPARATIVE}) (?=[)\\],;:—–] |$|than before |now |overall |in all )`,
    ),
    // up S; i.e. down by S; saving S
    shapePattern(
      `${figures}${words(5)}${JOINT}(?:so )?(?<dir>${MOVED}) (?:by )?(?<stated>[PQXND]) (?!on |over |of |from )`,
    ),
    // (S); (+3)
    shapePattern(`${figures}${words(3)}[(] (?:ie ,? ?|= |by |or )?(?<stated>[PQX]) (?=[)] )`),
    shapePattern(`${figures}${words(3)}[(,] (?<stated>[NDP]) (?<signed>(?=[)] ))`),
    // (3 more); , 3 fewer
    shapePattern(`${figures}${words(3)}${JOINT}(?<stated>[ND]) (?<dir>more|fewer|less|higher|lower) ${ENDS}`),
    // , or S; , 0.4 points
    shapePattern(`${figures}${words(3)}, (?:which is|that is|or|ie) ,? ?(?<stated>[PQX]) ${ENDS}`),
    shapePattern(`${figures}${words(3)}${JOINT}(?<stated>Q) ${ENDS}`),
  ]
}

/** The change stated before the two figures. */
function before(figures: string): RegExp[] {
  return [
    // grew by S from A to B; up S, from A to B; a drop of S (from A to B); rose by a factor of S from A to B
    shapePattern(
      `${WORD_START}(?<dir>${VERB}) (?:by |of )?(?:a factor of )?(?:just |only )?(?<stated>[PQXND]) ${words(4)}(?:[,(:—–] )?${figures}`,
    ),
    // a S drop from A to B
    shapePattern(
      `${WORD_START}(?:a|an|the) (?<stated>[PQXD]) ${words(1)}(?<dir>${NOUN}) ${words(5)}(?:[,(:—–] )?${figures}`,
    ),
    // 3.8 points (from A to B); 80% size reduction (from A to B); S faster (from A to B)
    shapePattern(`(?<stated>Q) [(] ${figures}`),
    shapePattern(`(?<stated>[PX]) ${words(1)}(?<dir>${NOUN}) [(] ${figures}`),
    shapePattern(`(?<stated>[PX]) (?<dir>${COMPARATIVE}) (?:[,(:—–] )?${figures}`),
  ]
}

/** Changes whose base is said: groups from, to, stated and dir, the word of direction. */
export const CHANGE_PATTERNS = [
  ...[FROM_TO, TO_FROM, UP_FROM, BEFORE_AFTER].flatMap(behind),
  ...[FROM_TO, TO_FROM, IN_BRACKETS].flatMap(before),
  // B, up S from A; B is down by S from A
  shapePattern(
    `(?<to>[NPD]) ${words(4)}(?:[,(—–] )?(?<dir>up|down) (?:by )?(?<stated>[PQXND]) (?:${words(1)})from (?:the |its )?(?<from>[NPD]) (?!to )`,
  ),
  // B, S more than the A; B is S above A
  shapePattern(
    `(?<to>[NPD]) ${words(3)}(?:[,(—–] |is |was |are |were |which is )(?<stated>[PQND]) (?:(?<dir>${COMPARATIVE}) ${words(1)}than|(?<dir2>above|below|over|under)) (?:the |its |our )?(?:[a-z]+ )?(?<from>[NPD]) `,
  ),
  // B, an increase of S over A; B, a S increase on the A
  shapePattern(
    `(?<to>[NPD]) ${words(4)}[,(—–] (?:a|an) ${words(1)}(?<dir>${NOUN}) of (?<stated>[PQXND]) (?:over|from|on|against) (?:the |its )?(?:[a-z]+ )?(?<from>[NPD]) `,
  ),
  shapePattern(
    `(?<to>[NPD]) ${words(4)}[,(—–] (?:a |an )?(?<stated>[PQXD]) (?<dir>${NOUN}) (?:over|from|on|against) (?:the |its )?(?:[a-z]+ )?(?<from>[NPD]) `,
  ),
  // A -> B (S)
  shapePattern(
    `(?<from>[NPD]) ${words(1)}→ (?<to>[NPD]) ${words(2)}[(,:] (?<stated>[PQX]) (?:(?<dir>${NOUN}|${COMPARATIVE}) )?${ENDS}`,
  ),
]

const AGAINST = `(?<from>[NPD]) ${words(4)}(?:, )?(?:vs|versus|against|instead of|rather than|compared with|compared to) (?:the |a |an |its )?(?<to>[NPD]) `
/** Two arms, of which either may be the base; only the size of the difference is compared. */
export const AGAINST_PATTERNS = [
  shapePattern(
    `${AGAINST}${words(5)}[,;(:—–] (?:(?:or|ie|that is|which is) ,? ?)?(?:a |an )?(?<stated>[PQX]) ${words(1)}(?:${NOUN}|${COMPARATIVE}) ${NO_OTHER_BASE}`,
  ),
  shapePattern(`${AGAINST}${words(5)}[,;(:—–] (?:a|an|the) (?:${NOUN}) of (?<stated>[PQXND]) `),
  shapePattern(`${AGAINST}${words(3)}[(] (?<stated>[PQX]) (?=[)] )`),
  shapePattern(
    `between (?<from>[NPD]) ${words(4)}and (?<to>[NPD]) ${words(3)}(?:is|was|[,(:]) (?<stated>[PQND]) ${ENDS}`,
  ),
]
