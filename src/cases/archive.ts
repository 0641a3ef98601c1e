import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { fullCase, fullCaseSchema } from './case-view.ts'
import type { Corpus } from './load-corpus.ts'

export const archiveInput = z.strictObject({
  format: z
    .enum(['json', 'jsonl', 'md'])
    .default('json')
    .describe(
      'json: one object; jsonl: one case a line; md: the documents of the cases, as `failure-archive build` reads them',
    ),
  since: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional()
    .describe('An earlier corpus version: only what changed after it'),
})

export const archiveAnswer = z.object({
  licence: z.string().nullable(),
  changed_since: z.string().nullable(),
  withdrawn: z.array(z.string()).describe('Ids that were in the earlier version and are no longer'),
  cases: z.array(fullCaseSchema),
})

function releaseOf({ history, version: served, manifest }: Corpus, version: string): Corpus['history'][number] {
  const release = [...history, { version: served, cases: manifest.hashes }].find((one) => one.version === version)
  if (release) return release
  const known = history.map((one) => one.version)
  throw new ServiceError('bad_input', {
    param: 'since',
    problem: `must be a released version: ${known.join(', ') || 'none yet'}`,
  })
}

/**
 * Every case, or with `since` those that are new or changed after that version.
 *
 * @throws ServiceError `bad_input` for a version never released; `no_change` (never charged) when nothing changed.
 */
export function archive(corpus: Corpus, input: z.output<typeof archiveInput>): z.infer<typeof archiveAnswer> {
  const { licence, hashes } = corpus.manifest
  if (input.since === undefined)
    return { licence, changed_since: null, withdrawn: [], cases: corpus.cases.map(fullCase) }
  const before = releaseOf(corpus, input.since)
  const changed = corpus.cases.filter((one) => before.cases[one.id] !== hashes[one.id])
  const withdrawn = Object.keys(before.cases)
    .filter((id) => !(id in hashes))
    .sort()
  if (changed.length === 0 && withdrawn.length === 0) throw new ServiceError('no_change', { since: input.since })
  return { licence, changed_since: input.since, withdrawn, cases: changed.map(fullCase) }
}
