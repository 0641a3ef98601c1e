import { readFileSync } from 'node:fs'

/** A symptom with the cases that fit it, best first, or a question that none fits. */
export interface LabelledQuery {
  readonly id: string
  readonly kind: 'search' | 'none'
  readonly q: string
  readonly relevant: readonly string[]
}

/** A plan with the cases and classes that belong to it. */
export interface LabelledPlan {
  readonly id: string
  readonly kind: 'brief'
  readonly action: string
  readonly relevant: readonly string[]
  readonly actions: readonly string[]
}

export const SEARCH_SETS = 'tests/bench/search'

const readLines = (file: string): (LabelledQuery | LabelledPlan)[] =>
  readFileSync(`${SEARCH_SETS}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ relevant: [], ...JSON.parse(line) }))

export const readQueries = (file: string): LabelledQuery[] => readLines(file).filter((line) => line.kind !== 'brief')

export const readPlans = (file: string): LabelledPlan[] => readLines(file).filter((line) => line.kind === 'brief')
