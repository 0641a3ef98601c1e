import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Case } from './case.ts'
import { isMeasured, tally } from './counts.ts'

const count = z.int().min(0)
const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)

export const corpusCountsSchema = z.strictObject({
  cases: count,
  measured: count.describe('Cases with at least one measured figure'),
  root_cause_known: count,
  research: count.describe('Cases of the measuring failures'),
  themes: z.record(z.string(), count).describe('Cases per label; a case may have three, so these do not add up'),
  domains: z.record(z.string(), count),
})

export const corpusManifestSchema = z.strictObject({
  version: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .describe('The first 12 hex digits of sha256'),
  sha256: sha256Hex.describe('Of the bytes of corpus.json'),
  history_sha256: sha256Hex.describe('Of the bytes of history.jsonl'),
  free_sha256: sha256Hex.describe('Of the bytes of free.json'),
  built_at: z.iso.datetime().describe('Stands in no hash'),
  licence: z.string().nullable().describe('Under which the cases are given; null where the operator has stated none'),
  counts: corpusCountsSchema,
  hashes: z.record(z.string(), sha256Hex).describe('Of each case, by id'),
  redaction: z.strictObject({
    probes: count,
    caught: count,
    leaks: count.describe('Finds in the finished corpus.json'),
    classes: count,
    disguises: count,
    clean_documents: count.describe('Texts without a secret that passed unchanged'),
  }),
})

export type CorpusCounts = z.infer<typeof corpusCountsSchema>
export type CorpusManifest = z.infer<typeof corpusManifestSchema>

/** One released version of the corpus, a line of history.jsonl: what `since` is answered from. */
export const corpusReleaseSchema = z.strictObject({
  version: corpusManifestSchema.shape.version,
  cases: corpusManifestSchema.shape.hashes,
})

export type CorpusRelease = z.infer<typeof corpusReleaseSchema>

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The hash under which a case stands in the manifest and in the history. */
export const caseHash = (item: Case): string => sha256(JSON.stringify(item))

/** The bytes of corpus.json: one case a line, so that two versions can be compared by any diff. */
export const corpusText = (cases: readonly Case[]): string =>
  `{"cases":[\n${cases.map((item) => JSON.stringify(item)).join(',\n')}\n]}\n`

const byLabel = (cases: readonly Case[], labelsOf: (item: Case) => readonly string[]): Record<string, number> =>
  Object.fromEntries(tally(cases, labelsOf).map(({ name, cases: count }) => [name, count]))

/** What the corpus holds; labels in descending order of their counts. A merged case is counted in its survivor only. */
export function countCases(all: readonly Case[]): CorpusCounts {
  const cases = all.filter((item) => item.merged_into === null)
  return {
    cases: cases.length,
    measured: cases.filter(isMeasured).length,
    root_cause_known: cases.filter((item) => item.root_cause_known).length,
    research: cases.filter((item) => item.research).length,
    themes: byLabel(cases, (item) => item.themes),
    domains: byLabel(cases, (item) => [item.domain]),
  }
}
