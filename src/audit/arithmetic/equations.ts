import type { ArithmeticItem, ArithmeticKind } from './arithmetic-item.ts'
import { shapePattern } from './filler.ts'
import { formatDuration } from './format-duration.ts'
import { formatNumber } from './format-number.ts'
import { type Interval, intervalOf, type Quantity, spanOf } from './quantity.ts'
import { type Fit, fits, type Sentence, tokensBetween } from './sentence-shape.ts'
import type { QuantityToken, Token } from './token.ts'
import { withinRounding } from './within-rounding.ts'

const FIGURE = '[NPD] (?:[a-z]+ ){0,2}'
const OPERATOR = '[-+*×/÷–x] '
// Not inside a longer expression: nothing that binds stands before the first figure or behind the last.
const EQUATION = shapePattern(
  `(?<![-+*×/÷–=^()"] |[a-z] [-+] )(?<terms>${FIGURE}(?:${OPERATOR}${FIGURE}){1,12})(?<sign>[=≈]) (?<stated>[NPD]) (?![-+*×/÷–=^("%] )`,
)

interface Term {
  readonly operator: string
  readonly figure: QuantityToken
}

function termsOf(sentence: Sentence, fit: Fit): Term[] {
  const terms: Term[] = []
  let operator = '+'
  for (const token of tokensBetween(sentence, fit.first, fit.next)) {
    if (token.kind === 'symbol' && /[=≈]/.test(token.symbol)) break
    operator = operatorOf(token) ?? operator
    if (token.kind === 'quantity') terms.push({ operator, figure: token })
  }
  return terms
}

function operatorOf(token: Token): string | null {
  if (token.kind === 'word') return token.word === 'x' ? '×' : null
  if (token.kind !== 'symbol') return null
  if (token.symbol === '–') return '-'
  if (token.symbol === '*') return '×'
  return token.symbol === '÷' ? '/' : token.symbol
}

function kindOf(operators: ReadonlySet<string>): ArithmeticKind | null {
  if (operators.has('/')) return operators.size === 1 ? 'ratio' : null
  if (operators.has('×')) return operators.size === 1 ? 'product' : null
  return operators.has('-') ? 'difference' : 'sum'
}

const OPERATIONS = new Map<string, (x: number, y: number) => number>([
  ['+', (x, y) => x + y],
  ['-', (x, y) => x - y],
  ['×', (x, y) => x * y],
  ['/', (x, y) => x / y],
])

interface Total {
  readonly exact: number
  readonly interval: Interval
}

function evaluate(terms: readonly Term[]): Total | null {
  const [first, ...rest] = terms
  if (first === undefined) return null
  let exact = first.figure.quantity.value
  let interval = intervalOf(first.figure.quantity)
  for (const { operator, figure } of rest) {
    const operation = OPERATIONS.get(operator)
    if (operation === undefined) return null
    exact = operation(exact, figure.quantity.value)
    interval = spanOf(interval, intervalOf(figure.quantity), operation)
  }
  return { exact, interval }
}

/** Sums want one unit throughout; with a product the units are the writer's affair. */
function unitsFit(terms: readonly Term[], stated: QuantityToken, kind: ArithmeticKind): boolean {
  const figures = [...terms.map(({ figure }) => figure), stated]
  if (kind === 'sum' || kind === 'difference') {
    return new Set(figures.map(({ letter, quantity }) => `${letter}${quantity.unit}`)).size === 1
  }
  return figures.every(({ letter, quantity }) => letter === 'N' && quantity.unit === '')
}

/** Other number systems make other sums. */
const OTHER_SYSTEM =
  /(?<![a-z])(?:binary|modulo|mod|hex|hexadecimal|octal|base|xor|dozen|dozens|pair|pairs|string|strings|concatenat[a-z]*|javascript) /

/** "5/5 = 0.57": a count of successes with a score of its own, such as a lower bound, and no division. */
function mayBeScore(text: string, terms: readonly Term[], stated: Quantity): boolean {
  const [part, whole] = terms.map(({ figure }) => figure)
  if (part === undefined || whole === undefined || text.slice(part.end, whole.start) !== '/') return false
  return part.quantity.value <= whole.quantity.value && stated.value <= 1
}

interface Equation {
  readonly kind: ArithmeticKind
  readonly terms: readonly Term[]
  readonly stated: QuantityToken
}

/** The calculation that a fit holds; null where its figures do not go together. */
function equationOf(sentence: Sentence, fit: Fit): Equation | null {
  const stated = fit.figure('stated')
  const terms = termsOf(sentence, fit)
  const kind = kindOf(new Set(terms.slice(1).map(({ operator }) => operator)))
  if (stated === undefined || kind === null || !unitsFit(terms, stated, kind)) return null
  return { kind, terms, stated }
}

/** The computed value with as many decimals as the figures have and with the unit of the stated one. */
function shownValue(text: string, { kind, terms, stated }: Equation, value: number): string {
  if (stated.letter === 'D') return formatDuration(value)
  const decimals = Math.max(stated.quantity.decimals, ...terms.map(({ figure }) => figure.quantity.decimals))
  const unit = text.slice(stated.start, stated.end).replace(/^[-+$€£\d.,]{1,30}/, '')
  return `${formatNumber(value, kind === 'ratio' ? decimals + 1 : kind === 'product' ? 6 : decimals)}${unit}`
}

function itemOf(text: string, sentence: Sentence, fit: Fit): ArithmeticItem[] {
  const equation = equationOf(sentence, fit)
  const total = equation === null ? null : evaluate(equation.terms)
  if (equation === null || total === null || !Number.isFinite(total.exact)) return []
  const { kind, terms, stated } = equation
  const figure = stated.quantity
  const loose = fit.words('sign') === '≈' && figure.qualifier === 'exact'
  const computed = shownValue(text, equation, total.exact)
  const step = figure.step === 0 && kind === 'ratio' ? 1 : figure.step
  const agrees = withinRounding(loose ? { ...figure, qualifier: 'about' } : figure, total.interval, { step })
  if (!agrees && kind === 'ratio' && mayBeScore(text, terms, figure)) return []
  return [
    {
      start: fit.start,
      end: fit.end,
      kind,
      stated: text.slice(stated.start, stated.end),
      computed,
      agrees,
      how: `${text.slice(terms[0]?.figure.start, terms.at(-1)?.figure.end)} = ${computed}`,
    },
  ]
}

/** Written-out calculations: "3 + 4 = 7", "12 - 5 = 7", "3 x 4 = 12", "4279 / 2273 = 1.88". */
export function findEquations(text: string, sentence: Sentence): ArithmeticItem[] {
  if (!/[=≈] /.test(sentence.shape) || OTHER_SYSTEM.test(sentence.shape)) return []
  return fits(sentence, EQUATION).flatMap((fit) => itemOf(text, sentence, fit))
}
