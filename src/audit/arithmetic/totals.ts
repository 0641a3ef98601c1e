import type { ArithmeticItem } from './arithmetic-item.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { formatNumber } from './format-number.ts'
import { type Interval, intervalOf } from './quantity.ts'
import { type Fit, fits, type Sentence, tokensBetween } from './sentence-shape.ts'
import type { QuantityToken } from './token.ts'
import { withinRounding } from './within-rounding.ts'

const FIGURE = '[NPD] '
const ITEM = `(?:(?:on|in|by|for|from|at|with|the|another|and) ){0,2}${FIGURE}${words(5)}`
const BETWEEN = '(?:, and |, |; |and |\\+ |& |plus )'
/** At least two figures with the same separator words between them. */
const LIST = `${ITEM}(?:${BETWEEN}(?:[a-z]+ ){0,2}${ITEM}){1,15}`

const OUTCOME =
  '(?:passed|passing|pass|failed|failing|failures?|skipped|pending|todo|errored|errors?|succeeded|ignored|flaky|cancelled|canceled|xfailed|deselected) '
const RESULTS = `N ${OUTCOME}(?:${BETWEEN}N ${OUTCOME}){1,6}`

const IN_ALL = '(?:in total|in all|altogether|together|total|overall|all told|combined) '
const PATTERNS = [
  // a total of 12 errors: 5, 4 and 3; 12 in total (5 + 4 + 3)
  shapePattern(`${WORD_START}total of (?<total>${FIGURE})${words(4)}[:(—–] (?<list>${LIST})(?=[).;:—–] |$)`),
  shapePattern(`(?<total>${FIGURE})${words(3)}${IN_ALL}${words(2)}[:(—–] (?<list>${LIST})(?=[).;:—–] |$)`),
  shapePattern(`(?<![a-z])total (?:[a-z]+ )?(?:: |is |was |= )?(?<total>${FIGURE})[(] (?<list>${LIST})(?=[)] )`),
  // in total 12 requests failed: 5 timeouts, 4 resets and 3 refusals
  shapePattern(
    `${WORD_START}in (?:total|all) ,? ?(?<total>${FIGURE})${words(4)}[:(—–] (?<list>${LIST})(?=[).;:—–] |$)`,
  ),
  // a total of 12, made up of 5, 4 and 3
  shapePattern(
    `(?<total>${FIGURE})${words(4)}(?:, )?(?:made up of|consisting of|consists of|is made up of|are made up of|comprises|breaks down into|composed of|split into|comprising|being the sum of|the sum of) (?<list>${LIST})(?=[).;:—–] |$)`,
  ),
  // 5, 4 and 3, a total of 12; 5 + 4 + 3, 12 in total; 5 a and 4 b make 9
  shapePattern(
    `(?<list>${LIST})(?:, |; |— |– |: |[(] )?(?:for |which is |that is |makes |making |giving |or |with )?(?:a total of|totalling|totaling|adding up to|add up to|adds up to|which adds up to|summing to|sum to|sums to|together|making|make|makes|come to|comes to) (?<total>${FIGURE})`,
  ),
  shapePattern(
    `(?<list>${LIST})(?:, |; |— |– |: |[(] )(?:or |so |making |hence )?(?<total>${FIGURE})${words(2)}${IN_ALL}`,
  ),
  // 12 failures = 5 timeouts + 4 resets + 3 refusals
  shapePattern(
    `(?<![-+*×/÷=] )(?<total>${FIGURE})${words(2)}= (?<list>${FIGURE}${words(3)}(?:\\+ ${FIGURE}${words(3)}){1,12})(?![-*×/÷=(^] )`,
  ),
  // 47 tests: 40 passed, 5 failed, 2 skipped
  shapePattern(
    `(?<total>N )(?:tests?|checks|jobs|cases|specs|runs|examples|scenarios|suites|steps) ${words(2)}[:(—–,] (?<list>${RESULTS})(?=[).;:—–] |$)`,
  ),
]

// A list that names some of the whole, or the parts of parts, adds up to nothing.
const PARTIAL =
  /(?:^| )(?:of which|of them|of these|of those|including|incl|among|mostly|notably|eg|such as|most|rest|others|some|at least|up to|per|each|every|times|from|to|between|plus minus) /
/** "5 nodes with 3 disks and 2 fans": the words of an item must not hang on another count. */
const NESTED = /(?:^| )(?:with|of) $/

function figuresOf(sentence: Sentence, fit: Fit): QuantityToken[] {
  const list = fit.words('list')
  const from = fit.token('list')
  if (from === undefined || PARTIAL.test(list) || NESTED.test(list)) return []
  const figures: QuantityToken[] = []
  const total = fit.token('total')
  for (const token of tokensBetween(sentence, fit.first, fit.next)) {
    if (token.start < from.start || token.kind !== 'quantity') continue
    if (total !== undefined && token.start === total.start) break
    figures.push(token)
  }
  return figures.slice(0, list.match(/[NPD] /g)?.length ?? 0)
}

function sumOf(figures: readonly QuantityToken[]): Interval {
  const intervals = figures.map(({ quantity }) => intervalOf(quantity))
  return {
    low: intervals.reduce((sum, { low }) => sum + low, 0),
    high: intervals.reduce((sum, { high }) => sum + high, 0),
  }
}

/** "36 tasks, 3 repetitions and 2 arms, 216 in total" */
function isProduct(figures: readonly QuantityToken[], total: QuantityToken): boolean {
  return figures.reduce((product, { quantity }) => product * quantity.value, 1) === total.quantity.value
}

function itemOf(text: string, sentence: Sentence, fit: Fit): ArithmeticItem[] {
  const total = fit.figure('total')
  const figures = figuresOf(sentence, fit)
  if (total === undefined || figures.length < 2) return []
  const units = new Set([...figures, total].map(({ letter, quantity }) => `${letter}${quantity.unit}`))
  if (units.size > 1 || figures.some(({ quantity }) => quantity.signed || quantity.yearLike)) return []
  const exact = figures.reduce((sum, { quantity }) => sum + quantity.value, 0)
  const decimals = Math.max(...figures.map(({ quantity }) => quantity.decimals))
  const unit = total.letter === 'P' ? '%' : total.quantity.unit === '' ? '' : ` ${total.quantity.unit}`
  const computed = `${formatNumber(exact, decimals)}${unit}`
  const step = total.letter === 'P' ? 10 ** -total.quantity.decimals : total.quantity.step
  const interval = total.letter === 'P' ? widened(figures) : sumOf(figures)
  const agrees = withinRounding(total.quantity, interval, { step })
  if (!agrees && isProduct(figures, total)) return []
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'sum',
      stated: text.slice(total.start, total.end),
      computed,
      agrees,
      how: `${figures.map(({ start, end }) => text.slice(start, end)).join(' + ')} = ${computed}`,
    },
  ]
}

/** Whole percentages were rounded too, although whole counts were not. */
function widened(figures: readonly QuantityToken[]): Interval {
  const { low, high } = sumOf(figures)
  const half = figures.reduce((sum, { quantity }) => sum + (quantity.step === 0 ? 0.5 : 0), 0)
  return { low: low - half, high: high + half }
}

/** Totals that stand beside the list of what they add up. */
export function findTotals(text: string, sentence: Sentence): ArithmeticItem[] {
  if (sentence.letters.length < 3) return []
  return PATTERNS.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => itemOf(text, sentence, fit)))
}
