import MiniSearch from 'minisearch'
import type { Case } from '../../../src/cases/case.ts'

const FIELDS = ['title', 'symptom', 'what_happened', 'root_cause', 'fix', 'prevention', 'domain']

/** The baseline: MiniSearch with its defaults over the same fields, with or without the questions. */
export function plainSearch(cases: readonly Case[], { questions }: { questions: boolean }): (q: string) => string[] {
  const index = new MiniSearch({ fields: questions ? [...FIELDS, 'asked_as'] : FIELDS })
  index.addAll(
    cases.map((one) => ({ ...one, asked_as: one.asked_as.join('\n'), prevention: one.prevention.join('\n') })),
  )
  return (q) =>
    index
      .search(q)
      .slice(0, 10)
      .map(({ id }) => String(id))
}
