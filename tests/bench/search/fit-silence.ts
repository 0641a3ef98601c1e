import type { Case } from '../../../src/cases/case.ts'
import { loadCorpus } from '../../../src/cases/load-corpus.ts'
import { findCandidates } from '../../../src/cases/ranking/candidates.ts'
import { createCaseIndex } from '../../../src/cases/ranking/case-index.ts'
import { understand } from '../../../src/cases/ranking/query.ts'
import { readText } from '../../../src/cases/ranking/read-text.ts'
import { scoreAll } from '../../../src/cases/ranking/score.ts'
import { FIT_WEIGHTS, type FitPart, fitParts } from '../../../src/cases/ranking/silence.ts'
import { hiddenQuestions, withoutQuestions } from './hidden-questions.ts'
import { type LabelledQuery, readQueries } from './queries.ts'

/**
 * `node dist/tests/bench/search/fit-silence.js`: fits the weights of silence.ts anew, after the vocabulary or the ranking was
 * changed. Logistic regression: should this query be answered? Yes for one whose case is among the first three, no for one that
 * no case fits. Questions of the cases themselves count for little each, since there are many and all are of one hand.
 */
interface Example {
  readonly parts: readonly number[]
  readonly answer: 0 | 1
  readonly weight: number
}

/** How much a query counts that no case fits, one whose case was found, and one whose case was not. */
interface Counts {
  readonly foreign: number
  readonly found: number
  readonly missed: number
}

const NAMES = (Object.keys(FIT_WEIGHTS) as FitPart[]).filter((part) => part !== 'base')
const WRITTEN: Counts = { foreign: 1, found: 1, missed: 0 }
const HIDDEN: Counts = { foreign: 0, found: 0.15, missed: 0.05 }
const KEYWORDS: Counts = { foreign: 0.15, found: 0.3, missed: 0 }
const ROUNDS = 5000
const STEP = 0.5
const RIDGE = 0.01

function examplesOf(cases: readonly Case[], queries: readonly LabelledQuery[], counts: Counts): Example[] {
  const index = createCaseIndex(cases)
  return queries.flatMap((query): Example[] => {
    const understood = understand(index, query.q)
    const ranked = scoreAll(
      index,
      understood,
      findCandidates(index, understood, () => true),
    )
    const parts = fitParts(understood, ranked)
    const values = NAMES.map((name) => parts[name])
    if (query.kind === 'none') return [{ parts: values, answer: 0, weight: counts.foreign }]
    const found = ranked.slice(0, 3).some(({ place }) => query.relevant.includes(cases[place]?.id ?? ''))
    return [{ parts: values, answer: found ? 1 : 0, weight: found ? counts.found : counts.missed }]
  })
}

function standardise(examples: readonly Example[]) {
  const column = (k: number) => examples.map(({ parts }) => parts[k] as number)
  const mean = NAMES.map((_, k) => column(k).reduce((a, b) => a + b, 0) / examples.length)
  const spread = NAMES.map((_, k) =>
    Math.sqrt(column(k).reduce((sum, x) => sum + (x - (mean[k] as number)) ** 2, 0) / examples.length),
  )
  const scaled = examples.map(({ parts }) => parts.map((x, k) => (x - (mean[k] as number)) / (spread[k] || 1)))
  return { mean, spread, scaled }
}

/** Plain gradient descent: some hundred examples of seven numbers. */
function regress(examples: readonly Example[]): Record<string, number> {
  const { mean, spread, scaled } = standardise(examples)
  const all = examples.reduce((sum, { weight }) => sum + weight, 0)
  const slopes = NAMES.map(() => 0)
  let base = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = examples.map(({ answer, weight }, at) => {
      const odds = (scaled[at] as number[]).reduce((sum, x, k) => sum + x * (slopes[k] as number), base)
      return (weight * (1 / (1 + Math.exp(-odds)) - answer)) / all
    })
    base -= STEP * errors.reduce((a, b) => a + b, 0)
    slopes.forEach((slope, k) => {
      const gradient = errors.reduce((sum, error, at) => sum + error * ((scaled[at] as number[])[k] as number), 0)
      slopes[k] = slope - STEP * (gradient + RIDGE * slope)
    })
  }
  const raw = slopes.map((slope, k) => slope / (spread[k] || 1))
  const shift = raw.reduce((sum, slope, k) => sum + slope * (mean[k] as number), 0)
  return Object.fromEntries([['base', base - shift], ...NAMES.map((name, k) => [name, raw[k] as number])])
}

const { cases } = loadCorpus('dist')
const everyOther = (file: string) => readQueries(file).filter((_, at) => at % 2 === 0)
const written = [
  ...['search-dev.jsonl', 'search-real-dev.jsonl', 'foreign.jsonl'].flatMap((file) => readQueries(file)),
  ...['own.jsonl', 'plain-words.jsonl'].flatMap(everyOther),
]
/** What is left of a query by those who type two or three words. */
const keywords = (query: LabelledQuery, at: number): LabelledQuery => {
  const words = readText(query.q).words.flatMap(({ telling, written }) => (telling ? [written] : []))
  return { ...query, q: words.slice(0, 2 + (at % 2)).join(' ') }
}
const asKeywords = [
  ...hiddenQuestions(cases, 0).filter((_, at) => at % 4 === 1),
  ...written.filter(({ kind }) => kind === 'none'),
].map(keywords)
const examples = [
  ...examplesOf(cases, asKeywords, KEYWORDS),
  ...examplesOf(cases, written, WRITTEN),
  ...[0, 3].flatMap((fold) => examplesOf(withoutQuestions(cases, fold), hiddenQuestions(cases, fold), HIDDEN)),
]
console.log(
  Object.entries(regress(examples))
    .map(([name, value]) => `  ${name}: ${value.toFixed(2)},`)
    .join('\n'),
)
