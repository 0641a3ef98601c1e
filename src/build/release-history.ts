import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { CorpusRelease } from '../cases/corpus-manifest.ts'

const lineOf = (release: CorpusRelease): string => `${JSON.stringify(release)}\n`

/** The released versions as they stand in a corpus folder's history.jsonl, oldest first; empty before the first release. */
export function readHistory(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Adds a version to the history, once. It is an act of its own and not part of every build: `since` promises a customer
 * the difference from any version that was ever published, so only published versions belong here.
 */
export function appendRelease(file: string, release: CorpusRelease): void {
  const line = lineOf(release)
  if (!readHistory(file).includes(line)) appendFileSync(file, line)
}
