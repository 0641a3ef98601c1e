import type { ArithmeticItem } from './arithmetic-item.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { formatNumber } from './format-number.ts'
import { type Interval, intervalOf, spanOf } from './quantity.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'
import type { QuantityToken } from './token.ts'
import { withinRounding } from './within-rounding.ts'

const OF = '(?:of|out of|/|of a total of|out of a total of) (?:(?:the|all|a|its|our|their|those|these|every) ){0,2}'
const OPEN = '[(\\[] (?:(?:ie|that is|or|=|just|only) ,? ?){0,2}'
// "35% of capacity" and "35% more" have another base; "35% of them" has not.
const OTHER_BASE =
  '(?!of (?!(?:the )?(?:them|total|whole|all|those|these))|(?:more|less|fewer|higher|lower|faster|slower|larger|smaller|greater|better|worse|above|below|than|full|confidence|ci|power|increase|decrease|rise|drop|points?|to|and P) )'
const CLOSE = '[)\\],;:—] |$'

const ASKED =
  '(?:sent|invited|asked|contacted|surveyed|polled|mailed|screened|tested|ran|tried|sampled|checked|reviewed|examined|inspected|audited|read)'

const PATTERNS = [
  // 12 of 40 (35%); 12 of the 40 runs failed (35%, ...)
  shapePattern(`(?<part>N) ${OF}(?<whole>N) (?<filler>${words(7)})${OPEN}(?<share>P) (?=[)\\],;—])`),
  // 12 of 40, or 35%; 12/40 = 35%; 12 of 40 runs failed, which is 35%
  shapePattern(
    `(?<part>N) ${OF}(?<whole>N) (?<filler>${words(7)})(?:[,—–:-] )?`,
    '(?:which is|which was|which makes|which gives|that is|that was|this is|or|ie ,?|ie|equals|equal to|=|is|was|giving|making|for|at|gives|makes|comes to|works out at) ',
    `,? ?(?:just |only |a |an )?(?:share of |rate of |(?:[a-z]+ ){1,2}rate of |success rate of )?(?<share>P) ${OTHER_BASE}`,
  ),
  // 12 of 40 runs failed, 35%
  shapePattern(`(?<part>N) ${OF}(?<whole>N) (?<filler>${words(4)})[,—–:] (?<share>P) (?=${CLOSE})`),
  // 35% (14 of 40); 35% of the runs failed (14 of 40 runs)
  shapePattern(
    `(?<share>P) (?<filler>${words(8)})${OPEN}(?<part>N) ${OF}(?<whole>N) (?<after>${words(3)})(?=[)\\],;])`,
  ),
  // 35%, or 14 of 40; 35%, that is 14 of the 40 runs
  shapePattern(
    `(?<share>P) (?<filler>${words(6)})[,—–:] (?:(?:that is|ie|or|namely) ,? ?)?(?<part>N) ${OF}(?<whole>N) (?<after>${words(2)})(?=${CLOSE})`,
  ),
  // Of 40 runs, 14 (35%) failed; Among the 40 runs, 14 failed (35%)
  shapePattern(
    `${WORD_START}(?:of|out of|among|from) (?:(?:the|all|our|these|those) ){0,2}(?<whole>N) (?<filler>${words(5)}), (?:only |just )?(?<part>N) ${words(3)}`,
    `${OPEN}(?<share>P) (?=[)\\],;])`,
  ),
  // Of 120 requests, 30 failed, which is a failure rate of 25%
  shapePattern(
    `${WORD_START}(?:of|out of|among|from) (?:(?:the|all|our|these|those) ){0,2}(?<whole>N) (?<filler>${words(5)}), (?:only |just )?(?<part>N) (?<after>${words(3)})`,
    `[,—–:(] (?:or |ie ,? ?|which is |which was |that is |for |giving )?(?:a |an )?(?:(?:[a-z]+ ){0,2}(?:rate|share|proportion) of )?(?<share>P) ${OTHER_BASE}`,
  ),
  // 60 tickets; 45 of them (75%)
  shapePattern(
    `(?<whole>N) (?<filler>${words(5)})[,;:—–] (?:and )?(?:only |just )?(?<part>N) of (?:them|these|those) ${words(3)}${OPEN}(?<share>P) (?=[)\\],;])`,
  ),
  // 30 of 40 users finished, a completion rate of 75%
  shapePattern(
    `(?<part>N) ${OF}(?<whole>N) (?<filler>${words(6)})[,—–:(] (?:for |giving |or |ie ,? ?|which is )?(?:a|an) (?:[a-z]+ ){0,2}(?:rate|share|proportion|ratio) of (?<share>P) ${OTHER_BASE}`,
  ),
  // 5 (63%) of the 8 replied
  shapePattern(`(?<part>N) ${words(2)}[(] (?<share>P) [)] (?<filler>${words(2)})${OF}(?<whole>N) `),
  // 400 rows, of which 120 (30%) failed; we sent 400 invitations and got 120 replies (30%)
  shapePattern(
    `(?<whole>N) (?<filler>${words(5)}), (?:of which|of whom|of these|of those) (?:only |just )?(?<part>N) (?<after>${words(4)})${OPEN}(?<share>P) (?=[)\\],;])`,
  ),
  shapePattern(
    `${WORD_START}${ASKED} (?:out )?(?:the |all |our )?(?<whole>N) (?<filler>${words(4)})(?:, )?and (?:only |just )?(?:got |received |found |saw )?(?:only |just )?(?<part>N) (?<after>${words(4)})(?:${OPEN}|, (?:or|for|giving|a|an) (?:a |an )?(?:[a-z]+ )?(?:rate of |share of )?)(?<share>P) (?=[)\\],;]|$)`,
  ),
  // 14 failures in 40 runs (35%)
  shapePattern(
    '(?<part>N) (?:failures?|errors?|hits?|misses|successes|passes|timeouts?|crashes|defects?|matches|responses|replies|wins|losses|conversions|clicks|faults?|positives|events|deaths|refusals|retries) ',
    `(?<filler>)(?:in|from|across|among|out of|over|on) (?:the |all )?(?<whole>N) ${words(3)}${OPEN}(?<share>P) (?=[)\\],;])`,
  ),
  // one in five (20%)
  shapePattern(`(?<part>N) in (?<whole>N) (?<filler>${words(3)})${OPEN}(?<share>P) (?=[)\\],;])`),
]

/** Words after which a percentage may be a level and not the share of the two counts. */
const LEVEL =
  /(?:^| )(?:above|below|than|full|load|cpu|gpu|memory|capacity|usage|used|utilisation|utilization|battery|confidence|accuracy|complete|at(?! all)|within|least|most) /
/** "between 10 and 12 of 40": the part is the end of a range. */
const RANGE = /(?:between N and|N to|N or) $/
function isRange(sentence: Sentence, fit: Fit): boolean {
  return RANGE.test(sentence.shape.slice(Math.max(0, fit.first - 20), fit.first))
}

const VERB = /(?:ed|ing|were|was|are|is|ran|had|lost|won|kept|left|went) /

interface ShareParts {
  readonly part: QuantityToken
  readonly whole: QuantityToken
  readonly share: QuantityToken
}

function partsOf(fit: Fit): ShareParts | null {
  const part = fit.figure('part')
  const whole = fit.figure('whole')
  const share = fit.figure('share')
  if (part === undefined || whole === undefined || share === undefined) return null
  return { part, whole, share }
}

/** Whether the three are surely a part, its whole and its share. */
function isShare({ part, whole, share }: ShareParts, fit: Fit): boolean {
  const units = part.quantity.unit === whole.quantity.unit || part.quantity.unit === '' || whole.quantity.unit === ''
  // "2.0 of 40": a release, where no unit says otherwise.
  if (part.quantity.decimals > 0 && part.quantity.unit === '' && part.quantity.step < 1) return false
  if (!units || share.quantity.signed || part.quantity.signed || whole.quantity.value <= 0) return false
  if (whole.quantity.yearLike && fit.words('filler') === '') return part.quantity.value > 31
  if (part.quantity.value > whole.quantity.value && fit.words('after') !== '') return false
  return !LEVEL.test(fit.words('filler')) && !LEVEL.test(fit.words('after'))
}

function percentOf(part: QuantityToken, whole: QuantityToken): Interval {
  return spanOf(intervalOf(part.quantity), intervalOf(whole.quantity), (a, b) => (100 * a) / b)
}

function itemOf(text: string, parts: ShareParts, start: number, end: number): ArithmeticItem {
  const { part, whole, share } = parts
  const percent = (100 * part.quantity.value) / whole.quantity.value
  const computed = `${formatNumber(percent, Math.max(share.quantity.decimals + 1, 1))}%`
  const step = 10 ** -share.quantity.decimals
  return {
    start,
    end,
    kind: 'share',
    stated: text.slice(share.start, share.end),
    computed,
    agrees: withinRounding(share.quantity, percentOf(part, whole), { step, eitherWay: true }),
    how: `${text.slice(part.start, part.end)} / ${text.slice(whole.start, whole.end)} = ${computed}`,
  }
}

/** "30% failed (28 of 40 passed)": the counts are of the others. */
function isOfTheOthers(fit: Fit, parts: ShareParts): boolean {
  if (!VERB.test(fit.words('filler')) && !VERB.test(fit.words('after'))) return false
  const { low, high } = percentOf(parts.part, parts.whole)
  return withinRounding(parts.share.quantity, { low: 100 - high, high: 100 - low }, { step: 1, eitherWay: true })
}

const NEXT_SHARE = new RegExp(
  `(?:${words(6)})(?:[,;] )?(?:and |but )?(?<part>N) ${words(3)}[(] (?<share>P) (?=[)\\],;])`,
  'dy',
)

/** The further counts of one whole: "Of 40 runs, 14 (35%) failed, 6 (15%) hung". */
function furtherShares(text: string, sentence: Sentence, first: Fit, whole: QuantityToken): Found[] {
  const found: Found[] = []
  NEXT_SHARE.lastIndex = first.next + 2
  for (let match = NEXT_SHARE.exec(sentence.shape); match !== null; match = NEXT_SHARE.exec(sentence.shape)) {
    const part = sentence.tokenAt(match.indices?.groups?.part?.[0] ?? -1)
    const share = sentence.tokenAt(match.indices?.groups?.share?.[0] ?? -1)
    const foreign = /(?:^| )of /.test(match[0]) || sentence.shape.startsWith(') of ', NEXT_SHARE.lastIndex)
    if (foreign || part?.kind !== 'quantity' || share?.kind !== 'quantity') return found
    found.push({ part, item: itemOf(text, { part, whole, share }, part.start, share.end) })
    NEXT_SHARE.lastIndex += 2
  }
  return found
}

interface Found {
  readonly part: QuantityToken
  readonly item: ArithmeticItem
}

/** Behind "Of 40 runs, 14 (35%)" each count is of the 40; behind "14 of 40 (35%)" one is only if it is the rest. */
function others(text: string, sentence: Sentence, fit: Fit, { part, whole }: ShareParts): ArithmeticItem[] {
  const found = furtherShares(text, sentence, fit, whole)
  if (whole.start < part.start) return found.map(({ item }) => item)
  const rest = whole.quantity.value - part.quantity.value
  return found.filter((other) => other.part.quantity.value === rest).map(({ item }) => item)
}

// 30% of 400 is 120; 30% of the 400, that is 120
const PART_OF = shapePattern(
  `(?<share>P) of (?:the |all |our |all the )?(?<whole>N) ${words(3)}(?:(?:[,(—–] )?(?:that is ,? ?|ie ,? ?|or )|is |are |makes |equals |= )(?<part>N) (?=[)\\],;:—–] |$|[a-z]+ $)`,
)

function partItem(text: string, fit: Fit): ArithmeticItem[] {
  const parts = partsOf(fit)
  if (parts === null || parts.part.quantity.unit !== parts.whole.quantity.unit) return []
  const { part, whole, share } = parts
  const percent = intervalOf({ ...share.quantity, step: 10 ** -share.quantity.decimals })
  const computed = formatNumber((share.quantity.value * whole.quantity.value) / 100, 2)
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'share',
      stated: text.slice(part.start, part.end),
      computed,
      agrees: withinRounding(
        part.quantity,
        spanOf(percent, intervalOf(whole.quantity), (x, y) => (x * y) / 100),
      ),
      how: `${text.slice(share.start, share.end)} of ${text.slice(whole.start, whole.end)} = ${computed}`,
    },
  ]
}

/** Percentages that stand beside the two counts that they come from. */
export function findShares(text: string, sentence: Sentence): ArithmeticItem[] {
  if (!sentence.letters.includes('P') || !/N.{0,40}N/.test(sentence.letters)) return []
  const shares = PATTERNS.flatMap((pattern) =>
    fits(sentence, pattern).flatMap((fit) => {
      const parts = partsOf(fit)
      if (parts === null || !isShare(parts, fit) || isRange(sentence, fit)) return []
      const item = itemOf(text, parts, fit.start, fit.end)
      if (item.agrees === false && isOfTheOthers(fit, parts)) return []
      return [item, ...others(text, sentence, fit, parts)]
    }),
  )
  return [...shares, ...fits(sentence, PART_OF).flatMap((fit) => partItem(text, fit))]
}
