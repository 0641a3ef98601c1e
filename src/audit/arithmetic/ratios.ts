import type { ArithmeticItem } from './arithmetic-item.ts'
import { type ComparablePair, comparable } from './comparable.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { formatNumber } from './format-number.ts'
import { judgeChange } from './judge-change.ts'
import { type Interval, intervalOf, spanOf } from './quantity.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'

const AS_MANY =
  '(?:as many (?:[a-z]+ ){0,2}as |as much as |as large as |as long as |as fast as |the number of |the size of |more than |larger than |higher than |faster than |longer than |that of |of )?'
const JOINT = '(?:, |; |: |— |– |[(] )?(?:(?:which is|that is|is|was|are|were|now|or|ie|about|a) ,? ?)?'

const WITH_BASE = [
  // 4,279 documents, 1.9x the 2,273 before
  shapePattern(
    `(?<to>[NDP]) ${words(5)}${JOINT}(?<stated>X) ${AS_MANY}(?:the |a |our |its |last ){0,2}(?<from>[NDP]) (?!percent|more )`,
  ),
  // 4279 documents, 2x the previous release, up from 2,273
  shapePattern(
    `(?<to>[NDP]) ${words(5)}${JOINT}(?<stated>X) ${words(7, 1)}[,;(—–:] (?:and )?(?:up|down) from (?:the |only |just )?(?<from>[NDP]) `,
  ),
  // 4279 documents, up from 2,273 in the previous release, 2x
  shapePattern(
    `(?<to>[NDP]) ${words(5)}[,;(—–] (?:up|down) from (?:the |only |just )?(?<from>[NDP]) ${words(6)}[,;()—–: ]{1,4}(?:a |or |an |ie |which is |that is )?(?<stated>X) `,
  ),
  // 3 against 12, 4x as many
  shapePattern(
    `(?<from>[NDP]) ${words(4)}(?:, )?(?:vs|versus|against|instead of|rather than|compared with|compared to) (?:the |a |an )?(?<to>[NDP]) ${words(3)}[,;(—–:] (?:a |or |about )?(?<stated>X) (?!per |a |in )`,
  ),
]

const FACTORS = new Map([
  ['doubl', 2],
  ['tripl', 3],
  ['trebl', 3],
  ['quadrupl', 4],
  ['halv', 0.5],
])
const MULTIPLIED = `(?<loose>(?:more than|well over|nearly|almost|roughly|about|over|approximately|just about|less than|not quite) )?(?<verb>(?:doubl|tripl|trebl|quadrupl|halv)(?:ed|ing|es|e) )`
const FROM_TO = 'from (?:the |a |an )?(?<from>[NDP]) (?:[a-z]+ ){0,5}to (?:the |a |an |only |just )?(?<to>[NDP]) '

const TO_FROM =
  'to (?:the |a |an |only |just )?(?<to>[NDP]) (?:[a-z]+ ){0,4}(?:, )?(?:up |down )?from (?:the |a |an )?(?<from>[NDP]) '

const DOUBLED = [
  shapePattern(`${WORD_START}${MULTIPLIED}${words(4)}(?:[,(:—–] )?${TO_FROM}`),
  shapePattern(`${WORD_START}${MULTIPLIED}${words(6)}(?:[,(:—–] )?${FROM_TO}`),
  shapePattern(`${FROM_TO}${words(4)}[,;(:—–] (?:and |so |thus |ie )?(?:a |it |they |has |have )*${MULTIPLIED}`),
  shapePattern(
    `(?<to>[NDP]) ${words(3)}[,;(—–] ${MULTIPLIED}(?:the |its |last )?(?:previous |earlier )?(?<from>[NDP]) `,
  ),
]

const MULTIPLE = /X |(?:doubl|tripl|trebl|quadrupl|halv)/

/** How far from its factor a word still holds: "doubled" is said of 1.9 and of 2.2 times. */
function allowed(factor: number, loose: string): Interval {
  const wide = { low: factor * 0.85, high: factor * 1.15 }
  if (/more|over/.test(loose)) return { low: factor, high: Number.POSITIVE_INFINITY }
  if (/nearly|almost|less|quite/.test(loose)) {
    return factor < 1 ? { low: factor, high: factor * 1.3 } : { low: factor * 0.75, high: factor }
  }
  return wide
}

function multiplied(text: string, fit: Fit, pair: ComparablePair): ArithmeticItem {
  const verb = fit.token('verb')
  const factor = FACTORS.get(fit.words('verb').replace(/(?:ed|ing|es|e) $/, '')) ?? 1
  const ratio = spanOf(intervalOf(pair.to), intervalOf(pair.from), (x, y) => x / y)
  const fair = allowed(factor, fit.words('loose'))
  const computed = `${formatNumber(pair.to.value / pair.from.value, 2)}x`
  return {
    start: fit.start,
    end: fit.end,
    kind: 'ratio',
    stated: text.slice(verb?.start, verb?.end),
    computed,
    agrees: ratio.low <= fair.high * (1 + 1e-9) && ratio.high >= fair.low * (1 - 1e-9),
    how: `${formatNumber(pair.to.value, 6)} / ${formatNumber(pair.from.value, 6)} = ${computed}`,
  }
}

function pairOf(fit: Fit): ComparablePair | null {
  const from = fit.figure('from')
  const to = fit.figure('to')
  if (from === undefined || to === undefined) return null
  const pair = comparable(from, to)
  return pair === null || pair.from.value <= 0 || pair.to.value <= 0 ? null : pair
}

function withBase(text: string, fit: Fit): ArithmeticItem[] {
  const pair = pairOf(fit)
  const stated = fit.figure('stated')
  if (pair === null || stated === undefined) return []
  const judged = judgeChange({ pair, stated, direction: 'any', eitherBase: true })
  if (judged === null) return []
  return [{ start: fit.start, end: fit.end, stated: text.slice(stated.start, stated.end), ...judged }]
}

// 4279 documents, 2x the previous release: what the release held is not said, or only of what part ("of which 2,273 are distinct").
const WITHOUT_BASE = shapePattern(
  `(?<to>N) ${words(5, 1)}(?:, |— |– |[(] |; |and )?(?:which is |that is |is |are |or )?(?<stated>X) (?:as many (?:[a-z]+ ){0,2}as |the size of |that of |as much as )?`,
  '(?:the|our|its|their|last) (?:previous|last|earlier|prior|old|first|original|quarter|month|year|week|release|version|baseline) ',
  `${words(3)}(?!up |down |from )`,
)
const PART =
  /^[,;(—–]? ?(?:and )?(?:of which|of these|of them|of those|including|among them) ((?:[a-z]+ ){0,3})(?:N|P) /

function withoutBase(text: string, sentence: Sentence, fit: Fit): ArithmeticItem[] {
  const stated = fit.figure('stated')
  const to = fit.figure('to')
  const rest = sentence.shape.slice(fit.next)
  const part = PART.test(rest)
  if (stated === undefined || to === undefined || (/ ?[NPD] /.test(rest.slice(0, 60)) && !part)) return []
  const base = `the base of "${text.slice(stated.start, stated.end)}" is missing`
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'ratio',
      stated: text.slice(stated.start, stated.end),
      computed: null,
      agrees: null,
      how: part ? `${base}: the figure after it is a part of ${text.slice(to.start, to.end)}` : base,
    },
  ]
}

/** Multiples of a figure that the text gives too: "4,279 documents, 1.9x the 2,273 before", "doubled from 40 to 81". */
export function findRatios(text: string, sentence: Sentence): ArithmeticItem[] {
  if (sentence.letters.length < 2 || !MULTIPLE.test(sentence.shape)) return []
  return [
    ...WITH_BASE.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => withBase(text, fit))),
    ...DOUBLED.flatMap((pattern) =>
      fits(sentence, pattern).flatMap((fit) => {
        const pair = pairOf(fit)
        return pair === null ? [] : [multiplied(text, fit, pair)]
      }),
    ),
    ...fits(sentence, WITHOUT_BASE).flatMap((fit) => withoutBase(text, sentence, fit)),
  ]
}
