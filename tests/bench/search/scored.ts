import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rank } from '../../../src/cases/rank.ts'
import { type LabelledPlan, type LabelledQuery, SEARCH_SETS } from './queries.ts'

/** What the scorer prints. */
export interface SearchScore {
  readonly search: { readonly success_at_1: number; readonly success_at_3: number; readonly ndcg_at_3: number }
  readonly brief: {
    readonly precision_at_5: number
    readonly any_in_5: number
    readonly action_recall: number
    readonly action_precision: number
  }
  readonly none: { readonly left_unanswered: number }
}

type Labelled = LabelledQuery | LabelledPlan

/** Runs the scorer, as anybody would run it, over what `answer` gives to each line of a set. */
export function scored(lines: readonly Labelled[], answer: (line: Labelled) => Rank): SearchScore {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  const file = (name: string, values: readonly unknown[]) => {
    writeFileSync(join(folder, name), values.map((value) => `${JSON.stringify(value)}\n`).join(''))
    return join(folder, name)
  }
  try {
    const files = ['--queries', file('queries.jsonl', lines), '--ranks', file('ranks.jsonl', lines.map(answer))]
    const scorer = join(SEARCH_SETS, 'score-search.mjs')
    return JSON.parse(execFileSync(process.execPath, [scorer, ...files, '--json'], { encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
