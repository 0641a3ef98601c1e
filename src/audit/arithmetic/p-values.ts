import type { ArithmeticItem } from './arithmetic-item.ts'
import type { Interval } from './quantity.ts'
import { tailOfChiSquared, tailOfF, tailOfR, tailOfT, tailOfZ } from './tail-probability.ts'

const NUMBER = '[-\u2212]?(?:\\d{1,9}(?:\\.\\d{1,9})?|\\.\\d{1,9})'
const GAP = '[ \\t\\r\\n]{0,3}'
const NAME = '(?<name>t|F|r|[zZ]|χ(?:²|2|\\^2)|[Cc]hi(?:²|2|\\^2)|[Cc]hi[ -][Ss]quared?|X(?:²|2|\\^2)|Q)'
const DF = `(?:\\(${GAP}(?<df1>\\d{1,7}(?:\\.\\d{1,6})?)${GAP}(?:,${GAP}(?:[Nn]${GAP}=${GAP}[\\d,]{1,12}|(?<df2>\\d{1,7}(?:\\.\\d{1,6})?))${GAP})?\\)${GAP})?`
// What may begin a match is looked at first: to look behind every character costs ten times as much.
const STATISTIC = new RegExp(
  `(?=[tFrzZχCcXQ])(?<![\\p{L}\\p{N}_.])${NAME}${GAP}${DF}=${GAP}(?<value>${NUMBER})(?![\\d%])`,
  'gu',
)

// Between a statistic and its p may stand effect sizes, n and intervals, but no other statistic and no sentence end.
const REPORTED = new RegExp(
  `(?=[pPn])(?<![\\p{L}\\p{N}_])(?:[pP](?:[- ]value)?${GAP}(?:of|was|is)?${GAP}(?<relation><=|>=|[=<>≤≥])?${GAP}(?<p>0?\\.\\d{1,12}(?:[eE]-\\d{1,3})?|\\d(?:\\.\\d{1,9})?[eE]-\\d{1,3}|[01]\\.0{1,9})|(?<ns>n\\.?s\\.?)(?![\\p{L}\\p{N}]))`,
  'u',
)
const SAMPLE_SIZE = new RegExp(
  `(?=[nN])(?<![\\p{L}\\p{N}_])[nN]${GAP}=${GAP}(?<n>\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,7})(?![\\d.])`,
  'u',
)
const WINDOW = 90
const REACH = 30

/** Such a p is not the tail of the statistic beside it. */
const ADJUSTED =
  /(?:adjust|corrected|correction|bonferroni|holm|fdr|false discovery|permut|bootstrap|randomi[sz]ation|monte carlo|simulat)/i
const ONE_SIDED = /(?:one|1|single)[- \n]{1,3}(?:tail|sid)|directional|equivalence test|non-?inferiority|\bTOST\b/i

type Family = 't' | 'F' | 'chi2' | 'r' | 'z'

interface Statistic {
  readonly family: Family
  readonly df1: number
  readonly df2: number
  readonly value: number
  readonly half: number
  readonly start: number
  readonly end: number
}

function decimalsOf(figure: string): number {
  const point = figure.indexOf('.')
  return point === -1 ? 0 : figure.length - point - 1
}

function familyOf(name: string): Family {
  if (name === 't' || name === 'F' || name === 'r') return name
  return name.toLowerCase() === 'z' ? 'z' : 'chi2'
}

/** The degrees of freedom must be those of the family: two for F, none for z, one else. */
function statisticOf(match: RegExpExecArray): Statistic | null {
  const { name = '', df1, df2, value = '' } = match.groups ?? {}
  const family = familyOf(name)
  const size = family === 'z' ? df1 === undefined : family === 'r' || (family === 'F') === (df2 !== undefined)
  if (!size || (df1 === undefined && family !== 'z' && family !== 'r')) return null
  return {
    family,
    df1: Number(df1 ?? 0),
    df2: Number(df2 ?? 0),
    value: Number(value.replace('\u2212', '-')),
    half: 10 ** -decimalsOf(value) / 2,
    start: match.index,
    end: match.index + match[0].length,
  }
}

function tailOf({ family, df1, df2 }: Statistic, value: number): number {
  switch (family) {
    case 't':
      return tailOfT(value, df1)
    case 'F':
      return tailOfF(Math.max(0, value), df1, df2)
    case 'chi2':
      return tailOfChiSquared(Math.max(0, value), df1)
    case 'r':
      return tailOfR(value, df1)
    case 'z':
      return tailOfZ(value)
  }
}

/** The p-values of all statistics that round to the reported one. */
function tailInterval(statistic: Statistic): Interval {
  const size = Math.abs(statistic.value)
  return { low: tailOf(statistic, size + statistic.half), high: tailOf(statistic, Math.max(0, size - statistic.half)) }
}

/** Rounded, or cut off: a p of .0349 is given as .035 and as .034. */
function roundsTo(stated: string, { low, high }: Interval): boolean {
  const value = Number(stated)
  const exponent = Number(stated.split(/[eE]/)[1] ?? 0)
  const unit = 10 ** (exponent - decimalsOf(stated.split(/[eE]/)[0] ?? ''))
  return low < value + unit && high >= value - unit / 2 - 1e-12
}

function holds(relation: string, stated: string, tail: Interval): boolean {
  const value = Number(stated)
  switch (relation) {
    case '<':
    case '<=':
    case '≤':
      return tail.low <= value
    case '>':
    case '>=':
    case '≥':
      return tail.high >= value
    default:
      return roundsTo(stated, tail)
  }
}

/** Three significant digits, and the exponent form below a ten-thousandth. */
function formatP(p: number): string {
  return p < 1e-4 ? p.toExponential(1) : Number(p.toPrecision(3)).toFixed(p < 0.001 ? 5 : p < 0.01 ? 4 : 3)
}

function nameOf({ family, df1, df2, value }: Statistic): string {
  if (family === 'z') return `z = ${value}`
  return family === 'F' ? `F(${df1}, ${df2}) = ${value}` : `${family}(${df1}) = ${value}`
}

/** A correlation without degrees of freedom has them from its n. */
function withDegrees(statistic: Statistic, between: string): Statistic | null {
  if (statistic.family !== 'r' || statistic.df1 > 0)
    return statistic.df1 > 0 || statistic.family === 'z' ? statistic : null
  const n = SAMPLE_SIZE.exec(between)?.groups?.n
  return n === undefined || Number(n.replaceAll(',', '')) < 3
    ? null
    : { ...statistic, df1: Number(n.replaceAll(',', '')) - 2 }
}

const SENTENCE_END = /[.!?]["')\]]{0,2}\s{1,20}[\p{Lu}"'(]|\n[ \t]{0,9}\n|\uFFFC/u

/** What stands behind a statistic, as far as it may belong to it. */
function contextOf(masked: string, end: number, next: number): string {
  const window = masked.slice(end, Math.min(end + WINDOW, next))
  const stop = SENTENCE_END.exec(window)
  return stop === null ? window : window.slice(0, stop.index)
}

interface Report {
  readonly written: string
  readonly index: number
  readonly relation: string
  readonly value: string
}

/** The reported p in what stands behind a statistic; "n.s." says that it is above .05. */
function reportIn(context: string): Report | null {
  const found = REPORTED.exec(context)
  if (found === null) return null
  const { relation, p, ns } = found.groups ?? {}
  const place = { written: found[0], index: found.index }
  if (ns !== undefined) return { ...place, relation: '>', value: '.05' }
  if (relation === undefined && !/of|was|is/.test(found[0])) return null
  return { ...place, relation: relation ?? '=', value: p ?? '' }
}

/** "p = .03 (t(40) = 2.25)": the p that a statistic in brackets explains. */
function reportBefore(masked: string, start: number): Report | null {
  const from = Math.max(0, start - REACH)
  const before = masked.slice(from, start)
  const bracket = before.trimEnd().length - 1
  const place = before.search(/(?<![\p{L}\p{N}_])[pP][^pP]{0,20}$/u)
  if ((before[bracket] !== '(' && before[bracket] !== '[') || place === -1) return null
  const report = reportIn(before.slice(place, bracket))
  return report === null ? null : { ...report, index: from + place + report.index - start }
}

type Verdict = Pick<ArithmeticItem, 'computed' | 'agrees' | 'how'>

/** Whether a statistic can give the reported p, two-sided or, where the text says so, one-sided. */
function judge(statistic: Statistic, { relation, value }: Report, oneSided: boolean): Verdict {
  const { low, high } = tailInterval(statistic)
  const symmetric = statistic.family !== 'F' && statistic.family !== 'chi2'
  const twoSided = holds(relation, value, { low, high })
  const half = oneSided && symmetric && holds(relation, value, { low: low / 2, high: high / 2 })
  const computed = `p = ${formatP(tailOf(statistic, Math.abs(statistic.value)))}`
  const sides = !symmetric ? '' : half && !twoSided ? ', two-sided; half of it one-sided' : ', two-sided'
  return { computed, agrees: twoSided || half, how: `${nameOf(statistic)} gives ${computed}${sides}` }
}

function itemOf(text: string, found: Statistic, context: string, oneSided: boolean): ArithmeticItem[] {
  const behind = reportIn(context)
  const report = behind ?? reportBefore(text, found.start)
  const around = text.slice(Math.max(0, found.start - WINDOW), found.end + WINDOW)
  if (report === null || ADJUSTED.test(around)) return []
  const statistic = withDegrees(found, behind === null ? context : context.slice(0, behind.index))
  if (statistic === null) return []
  const start = behind === null ? found.start + report.index : found.start
  const end = behind === null ? found.end : found.end + behind.index + behind.written.length
  return [{ start, end, kind: 'p_value', stated: report.written, ...judge(statistic, report, oneSided) }]
}

/**
 * p-values beside the statistic that they come from (t, F, chi-squared, r, z), recomputed as statcheck does: the reported
 * statistic stands for all that round to it, and where a text says that it tests one-sidedly, either is accepted.
 */
export function findPValues(text: string, masked: string): ArithmeticItem[] {
  const matches = [...masked.matchAll(STATISTIC)]
  if (matches.length === 0) return []
  const oneSided = ONE_SIDED.test(masked)
  return matches.flatMap((match, index) => {
    const statistic = statisticOf(match)
    if (statistic === null) return []
    const next = matches[index + 1]?.index ?? masked.length
    return itemOf(text, statistic, contextOf(masked, statistic.end, next), oneSided)
  })
}
