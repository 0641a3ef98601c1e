import type { ArithmeticItem, ArithmeticKind } from './arithmetic-item.ts'
import { shapePattern, words } from './filler.ts'
import { formatNumber } from './format-number.ts'
import { type Interval, intervalOf, spanOf } from './quantity.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'
import { withinRounding } from './within-rounding.ts'

const IS = '(?:is|are|makes|make|gives|give|equals|equal|comes to|leaves|leave) '
const LEAVES =
  '(?:which leaves|which left|leaving|this leaves|that leaves|leaves|so there are|which makes) (?:only |just )?'
const TAKEN =
  '(?:removed|dropped|excluded|deleted|discarded|filtered out|took out|lost|withdrew|rejected|threw out|minus|less)'

interface Operation {
  readonly kind: ArithmeticKind
  readonly sign: string
  readonly compute: (x: number, y: number) => number
  readonly patterns: readonly RegExp[]
}

const OPERATIONS: readonly Operation[] = [
  {
    kind: 'sum',
    sign: '+',
    compute: (x, y) => x + y,
    // 5 plus 4 is 9
    patterns: [shapePattern(`(?<![-+*×/] |plus |minus )(?<x>N) ${words(2)}plus (?<y>N) ${words(2)}${IS}(?<stated>N) `)],
  },
  {
    kind: 'difference',
    sign: '-',
    compute: (x, y) => x - y,
    patterns: [
      // 200 rows minus 30 duplicates leaves 170
      shapePattern(`(?<![-+*×/] |plus |minus )(?<x>N) ${words(2)}minus (?<y>N) ${words(2)}${IS}(?<stated>N) `),
      // of the 200 we removed 30, which leaves 170
      shapePattern(
        `(?<x>N) ${words(5)}(?:, )?${words(3)}${TAKEN} (?:the |another )?(?<y>N) ${words(5)}, ${LEAVES}(?<stated>N) `,
      ),
    ],
  },
  {
    kind: 'product',
    sign: '×',
    compute: (x, y) => x * y,
    // 12 times 30 is 360
    patterns: [shapePattern(`(?<x>X) (?<y>N) ${words(2)}${IS}(?<stated>N) `)],
  },
]

function itemOf(text: string, fit: Fit, { kind, sign, compute }: Operation): ArithmeticItem[] {
  const x = fit.figure('x')
  const y = fit.figure('y')
  const stated = fit.figure('stated')
  if (x === undefined || y === undefined || stated === undefined) return []
  if (new Set([x, y, stated].map(({ quantity }) => quantity.unit)).size > 1) return []
  const interval: Interval = spanOf(intervalOf(x.quantity), intervalOf(y.quantity), compute)
  const computed = formatNumber(compute(x.quantity.value, y.quantity.value), 6)
  return [
    {
      start: fit.start,
      end: fit.end,
      kind,
      stated: text.slice(stated.start, stated.end),
      computed,
      agrees: withinRounding(stated.quantity, interval, { step: stated.quantity.step }),
      how: `${formatNumber(x.quantity.value, 6)} ${sign} ${formatNumber(y.quantity.value, 6)} = ${computed}`,
    },
  ]
}

/** Calculations told in words: "5 plus 4 is 9", "of the 200 we removed 30, which leaves 170". */
export function findWordedSums(text: string, sentence: Sentence): ArithmeticItem[] {
  if (sentence.letters.length < 3) return []
  return OPERATIONS.flatMap((operation) =>
    operation.patterns.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => itemOf(text, fit, operation))),
  )
}
