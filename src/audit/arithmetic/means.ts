import type { ArithmeticItem } from './arithmetic-item.ts'
import { shapePattern, WORD_START, words } from './filler.ts'
import { formatNumber } from './format-number.ts'
import { type Fit, fits, type Sentence } from './sentence-shape.ts'
import type { QuantityToken } from './token.ts'

const SPREAD = '(?:, (?:sd|se|s|sem) = N )?'
const PATTERNS = [
  // M = 4.19, SD = 1.2, n = 28; n = 28, M = 4.19
  shapePattern(`${WORD_START}m = (?<mean>N) ${SPREAD}[,;(] n = (?<n>N) `),
  shapePattern(`${WORD_START}n = (?<n>N) [,;)] (?:[a-z]+ |[NQC(,] ){0,12}?m = (?<mean>N) `),
  // a mean rating of 4.19 (n = 28); averaged 4.19 (SD = 1.2, n = 28)
  shapePattern(
    `${WORD_START}(?:mean|average|averaged) ${words(7)}(?:= |: )?(?<mean>N) ${words(5)}[,(] (?:sd = N , )?n = (?<n>N) `,
  ),
  // a mean score of 4.19 from 28 answers; an average of 3.5 across the 28 raters
  shapePattern(
    `${WORD_START}(?:mean|average|averaged) ${words(6)}(?<mean>N) (?:stars |points )?(?:out of N |on average )?(?:from|across|over|among|by|for|of|in) (?:the |all |our )?(?<n>N) (?!point|to |or )(?:[a-z]+ ){0,2}`,
  ),
  // the mean of 28 scores was 4.19
  shapePattern(
    `${WORD_START}(?:mean|average) (?:of|over|across) (?:the |all |our )?(?<n>N) ${words(4, 1)}(?:was|is|came to|comes to|=|:) (?<mean>N) `,
  ),
  // with n = 28 the average was 4.19
  shapePattern(`${WORD_START}n = (?<n>N) (?:, )?the (?:mean|average) ${words(2)}(?:was|is|=) (?<mean>N) `),
  // the mean rating (integers, n = 28) was 4.19
  shapePattern(
    `${WORD_START}(?:mean|average) ${words(4)}[(] [^)]{0,60}?n = (?<n>N) [)] (?:was|is|=|of|came to) (?<mean>N) `,
  ),
  // the 28 raters gave a mean of 4.19; 28 whole-number answers average 4.19
  shapePattern(
    `(?<n>N) (?:[a-z]+ ){1,4}(?:[(] [^)]{0,40}[)] )?(?:gave|averaged|average|had|show|have|with|scored|rated) ${words(4)}(?:a |an )?(?:mean |average )?${words(3)}(?:of |at )?(?<mean>N) `,
  ),
]

/** Only whole numbers have such means, so the passage must say that they were. */
const WHOLE =
  /(?<![a-z])(?:likert|integers?|whole|stars?|ratings? on|scale|counts?|children|siblings|answers from|whole-?numbers?)(?![a-z])|(?<![a-z])from\s(?:1|one|0|zero)\s\(?[a-z ]{0,20}\)?\s?to\s(?:\d{1,2}|five|seven|nine|ten)(?![\d.])|(?<![\d.])[01]\s?(?:-|–|to)\s?(?:[4-9]|10)(?![\d.])/i
/** A mean over several items is finer than one over people. */
const FINER =
  /(?<![a-z])(?:composite|subscale|items?\s(?:were\s)?averaged|mean\sof\sthe\s(?:\w+\s)?items|averaged\sover\s(?:\w+\s)?items|weighted|half[ -]points?|half[ -]stars?|decimals?|slider|visual\sanalog)/i
const AROUND = 240

function passageAround(text: string, fit: Fit): string {
  const before = text.slice(Math.max(0, fit.start - AROUND), fit.start)
  const after = text.slice(fit.end, fit.end + AROUND)
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1)
  return paragraph + text.slice(fit.start, fit.end) + (after.split('\n\n')[0] ?? '')
}

interface Nearest {
  readonly below: number
  readonly above: number
  readonly possible: boolean
}

/** The means of n whole numbers on either side of a stated mean, and whether one of the two rounds to it, either way. */
function nearestMeans(mean: QuantityToken, n: number): Nearest {
  const { value, decimals } = mean.quantity
  const half = 10 ** -decimals / 2
  const total = value * n
  const below = Math.floor(total + 1e-9) / n
  const above = Math.ceil(total - 1e-9) / n
  return { below, above, possible: value - below <= half + 1e-9 || above - value <= half + 1e-9 }
}

function itemOf(text: string, fit: Fit): ArithmeticItem[] {
  const mean = fit.figure('mean')
  const n = fit.figure('n')
  if (mean === undefined || n === undefined) return []
  const size = n.quantity.value
  const decimals = mean.quantity.decimals
  const unfit = decimals === 0 || mean.quantity.qualifier !== 'exact' || n.quantity.qualifier !== 'exact'
  // With as many numbers as the last digit has steps, every mean is possible.
  if (unfit || mean.quantity.unit !== '' || !Number.isInteger(size) || size < 2 || size >= 10 ** decimals) return []
  const passage = passageAround(text, fit)
  if (!WHOLE.test(passage) || FINER.test(passage)) return []
  const nearest = nearestMeans(mean, size)
  const shown = [nearest.below, nearest.above].map((value) => formatNumber(value, decimals))
  const computed = nearest.possible ? text.slice(mean.start, mean.end) : `${shown[0]} or ${shown[1]}`
  return [
    {
      start: fit.start,
      end: fit.end,
      kind: 'mean',
      stated: text.slice(mean.start, mean.end),
      computed,
      agrees: nearest.possible,
      how: nearest.possible
        ? `${size} whole numbers can have this mean`
        : `the means of ${size} whole numbers nearest to it are ${shown[0]} and ${shown[1]}`,
    },
  ]
}

/** Means that no set of so many whole numbers can have (the GRIM test of Brown and Heathers, 2017). */
export function findMeans(text: string, sentence: Sentence): ArithmeticItem[] {
  if (sentence.letters.length < 2) return []
  return PATTERNS.flatMap((pattern) => fits(sentence, pattern).flatMap((fit) => itemOf(text, fit)))
}
