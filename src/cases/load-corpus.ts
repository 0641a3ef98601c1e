import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { type Case, caseSchema } from './case.ts'
import {
  type CorpusManifest,
  type CorpusRelease,
  caseHash,
  corpusManifestSchema,
  corpusReleaseSchema,
  countCases,
  sha256,
} from './corpus-manifest.ts'
import { freeShelfSchema } from './free-shelf.ts'
import { type Title, titleOf } from './title.ts'

export interface Corpus {
  readonly version: string
  readonly sha256: string
  readonly builtAt: string
  readonly manifest: CorpusManifest
  /** Sorted by id; those that were merged into another are not among them. */
  readonly cases: readonly Case[]
  /** Of every case, in the same order. */
  readonly titles: readonly Title[]
  /** The surviving id of each case that was merged into another. */
  readonly merged: Readonly<Record<string, string>>
  /** The released versions, oldest first; the loaded one is among them only if it was released. */
  readonly history: readonly CorpusRelease[]
}

const corpusSchema = z.strictObject({ cases: z.array(caseSchema) })

const invalid = (reason: string) => new ServiceError('corpus_invalid', { reason })

function read(dir: string, name: string): string {
  try {
    return readFileSync(join(dir, name), 'utf8')
  } catch {
    throw invalid(`${name} is missing or cannot be read in ${dir}`)
  }
}

function parse<T>(schema: z.ZodType<T>, name: string, text: string): T {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw invalid(`${name} is not JSON`)
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw invalid(`${name} has no valid ${parsed.error.issues[0]?.path.join('.') || 'content'}`)
}

function verifyCases(manifest: CorpusManifest, cases: readonly Case[]): void {
  if (Object.keys(manifest.hashes).length !== cases.length) {
    throw invalid(
      `manifest.json lists ${Object.keys(manifest.hashes).length} cases and corpus.json holds ${cases.length}`,
    )
  }
  const changed = cases.find((item) => manifest.hashes[item.id] !== caseHash(item))
  if (changed) throw invalid(`the case ${changed.id} differs from its hash in manifest.json`)
  if (JSON.stringify(manifest.counts) !== JSON.stringify(countCases(cases))) {
    throw invalid('the counts in manifest.json are not those of corpus.json')
  }
}

const headOf = (manifest: CorpusManifest) => ({
  version: manifest.version,
  sha256: manifest.sha256,
  builtAt: manifest.built_at,
  manifest,
})

/**
 * Reads what of a built corpus is free (free.json, manifest.json): every title is there, and of the cases those of the sample
 * alone. It is all that the published package holds.
 *
 * @throws ServiceError `corpus_invalid` that says which file is missing or differs
 */
export function loadFreeShelf(dir: string): Corpus {
  const manifest = parse(corpusManifestSchema, 'manifest.json', read(dir, 'manifest.json'))
  const text = read(dir, 'free.json')
  if (sha256(text) !== manifest.free_sha256) throw invalid('free.json differs from its hash in manifest.json')
  const { titles, sample } = parse(freeShelfSchema, 'free.json', text)
  return { ...headOf(manifest), cases: sample, titles, merged: {}, history: [] }
}

/**
 * Reads a built corpus (corpus.json, manifest.json, history.jsonl) and verifies every hash, so that nothing is served that
 * did not come out of the redaction gate as it is.
 *
 * @throws ServiceError `corpus_invalid` that says which file is missing or differs
 */
export function loadCorpus(dir: string): Corpus {
  const manifest = parse(corpusManifestSchema, 'manifest.json', read(dir, 'manifest.json'))
  const text = read(dir, 'corpus.json')
  if (sha256(text) !== manifest.sha256) throw invalid('corpus.json differs from its hash in manifest.json')
  if (!manifest.sha256.startsWith(manifest.version)) throw invalid('manifest.json names a version that is not its hash')
  const { cases } = parse(corpusSchema, 'corpus.json', text)
  verifyCases(manifest, cases)
  const historyText = read(dir, 'history.jsonl')
  if (sha256(historyText) !== manifest.history_sha256)
    throw invalid('history.jsonl differs from its hash in manifest.json')
  const history = historyText.split('\n').filter(Boolean)
  const standing = cases.filter((item) => item.merged_into === null)
  return {
    ...headOf(manifest),
    cases: standing,
    titles: standing.map(titleOf),
    merged: Object.fromEntries(
      cases.flatMap(({ id, merged_into }) => (merged_into === null ? [] : [[id, merged_into]])),
    ),
    history: history.map((line) => parse(corpusReleaseSchema, 'history.jsonl', line)),
  }
}
