import type { Case } from '../../../src/cases/case.ts'
import { loadCorpus } from '../../../src/cases/load-corpus.ts'
import { type Rank, rank } from '../../../src/cases/rank.ts'
import { createSearchIndex, LEAST_FIT, type SearchIndex } from '../../../src/cases/search-index.ts'
import { hiddenQuestions, withoutQuestions } from './hidden-questions.ts'
import { plainSearch } from './plain-search.ts'
import { type LabelledPlan, type LabelledQuery, readPlans, readQueries } from './queries.ts'
import { type SearchScore, scored } from './scored.ts'

type Labelled = LabelledQuery | LabelledPlan
type Answer = (line: Labelled) => Rank

const SETS = [
  { name: 'search-dev', queries: readQueries('search-dev.jsonl') },
  { name: 'search-real-dev', queries: readQueries('search-real-dev.jsonl') },
  { name: 'own, tuned half', queries: readQueries('own.jsonl').filter((_, at) => at % 2 === 0) },
  { name: 'own, other half', queries: readQueries('own.jsonl').filter((_, at) => at % 2 === 1) },
  { name: 'plain words, tuned half', queries: readQueries('plain-words.jsonl').filter((_, at) => at % 2 === 0) },
  { name: 'plain words, sealed half', queries: readQueries('plain-words.jsonl').filter((_, at) => at % 2 === 1) },
]
const THRESHOLDS = [-1, -0.5, 0, LEAST_FIT, 0.6, 1, 1.5]
const FOLDS = [1, 4]

const fixed = (value: number | null) => (value === null ? '–' : value.toFixed(2))
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const searchCells = ({ search, none }: SearchScore) =>
  [search.success_at_3, search.success_at_1, search.ndcg_at_3, none.left_unanswered].map(fixed)

/** What the index finds where it would stay silent below `least`. */
const answerAbove =
  (index: SearchIndex, least: number): Answer =>
  (line) => {
    const { hits, fit } = index.find('q' in line ? line.q : line.action)
    return { id: line.id, ids: fit >= least ? hits.map(({ one }) => one.id) : [] }
  }

const answerPlainly =
  (search: (q: string) => string[]): Answer =>
  (line) => ({ id: line.id, ids: search('q' in line ? line.q : line.action) })

function besidePlain(cases: readonly Case[], index: SearchIndex): string {
  const bare = cases.map((one) => ({ ...one, asked_as: [] }))
  const ways: [string, Answer][] = [
    ['this search', answerAbove(index, LEAST_FIT)],
    ['this search, never silent', answerAbove(index, Number.NEGATIVE_INFINITY)],
    ['the same without the questions', answerAbove(createSearchIndex({ cases: bare, merged: {} }), -99)],
    ['MiniSearch, its defaults', answerPlainly(plainSearch(cases, { questions: true }))],
    ['MiniSearch without the questions', answerPlainly(plainSearch(cases, { questions: false }))],
  ]
  const rows = SETS.flatMap(({ name, queries }) =>
    ways.map(([way, answer]) => [name, way, ...searchCells(scored(queries, answer))]),
  )
  return table(['set', 'by', 'success@3', 'success@1', 'ndcg@3', 'foreign left unanswered'], rows)
}

function trade(index: SearchIndex): string {
  const rows = THRESHOLDS.map((least) => [
    least === LEAST_FIT ? `**${least}**` : String(least),
    ...SETS.flatMap(({ queries }) => {
      const { search, none } = scored(queries, answerAbove(index, least))
      return [`${fixed(search.success_at_3)} / ${fixed(none.left_unanswered)}`]
    }),
  ])
  return table(['least fit', ...SETS.map(({ name }) => name)], rows)
}

function hidden(cases: readonly Case[]): string {
  const rows = FOLDS.map((fold) => {
    const left = withoutQuestions(cases, fold)
    const queries = hiddenQuestions(cases, fold)
    const index = createSearchIndex({ cases: left, merged: {} })
    const ours = scored(queries, answerAbove(index, -99)).search
    const plain = scored(queries, answerPlainly(plainSearch(left, { questions: true }))).search
    return [ours.success_at_3, ours.success_at_1, plain.success_at_3, plain.success_at_1]
  })
  const means = [0, 1, 2, 3].map((k) => fixed(rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) / rows.length))
  return table(
    ['hidden questions', 'success@3', 'success@1', 'MiniSearch success@3', 'success@1'],
    [[String(cases.length * FOLDS.length), ...means]],
  )
}

function briefs(index: SearchIndex): string {
  const { brief } = scored(readPlans('search-dev.jsonl'), (line) => rank(index, line))
  return table(
    ['any in 5', 'precision@5', 'action recall', 'action precision'],
    [[brief.any_in_5, brief.precision_at_5, brief.action_recall, brief.action_precision].map(fixed)],
  )
}

/** The figures of docs/retrieval.md, from the built corpus. */
export function figures(): string {
  const { cases, merged } = loadCorpus('dist')
  const index = createSearchIndex({ cases, merged })
  return [
    '### Beside a plain full-text search',
    besidePlain(cases, index),
    '### Answering against staying silent: success@3 / foreign left unanswered',
    trade(index),
    '### A question hidden from each case and searched for',
    hidden(cases),
    '### Brief, search-dev',
    briefs(index),
    '',
  ].join('\n\n')
}
