import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const keptCall = z.object({
  /** Which list the answer belongs to, and which part of it this is. */
  list: z.string(),
  part: z.string(),
  url: z.string(),
  body: z.string().optional(),
  at: z.string(),
  status: z.int(),
  content_type: z.string(),
  attempts: z.int(),
  file: z.string(),
  sha256: z.string(),
})
export type KeptCall = z.infer<typeof keptCall>

/** How the reading of one list ended. */
const ending = z.object({
  list: z.string(),
  /** The first call, for whoever wants to make it. */
  call: z.string(),
  outcome: z.enum(['read to its end', 'stopped', 'not asked']),
  why: z.string().nullable(),
})
export type Ending = z.infer<typeof ending>

const index = z.object({
  started_at: z.string(),
  finished_at: z.string(),
  lists: z.array(ending),
  calls: z.array(keptCall),
})
export type SnapshotIndex = z.infer<typeof index>

export const INDEX_FILE = 'index.json'

/** A stored answer: which call it is of, and its bytes. */
export interface StoredAnswer extends KeptCall {
  readonly bytes: Uint8Array
}

/** What one run kept. */
export interface Snapshot {
  readonly name: string
  readonly index: SnapshotIndex
  /** The answers of a list in the order in which they came. */
  answers(list: string): readonly StoredAnswer[]
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A snapshot that is not what was stored. */
export class SnapshotError extends Error {}

function storedAnswer(folder: string, call: KeptCall): StoredAnswer {
  const path = join(folder, call.file)
  if (!existsSync(path)) throw new SnapshotError(`${path} is missing, though ${INDEX_FILE} lists it`)
  const bytes = readFileSync(path)
  if (sha256(bytes) !== call.sha256) throw new SnapshotError(`${path} is not what was stored: its SHA-256 differs`)
  return { ...call, bytes }
}

function readIndex(path: string): SnapshotIndex {
  try {
    return index.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new SnapshotError(`${path} cannot be read as the index of a snapshot`)
  }
}

/**
 * The snapshots of a folder, the newest first. A folder without an index is a run that broke off; it is passed over.
 *
 * @throws SnapshotError when an answer is asked for that is missing or was changed
 */
export function readSnapshots(root: string): Snapshot[] {
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, INDEX_FILE)))
    .map((name) => {
      const folder = join(root, name)
      const read = readIndex(join(folder, INDEX_FILE))
      const answers = (list: string) =>
        read.calls.filter((call) => call.list === list).map((call) => storedAnswer(folder, call))
      return { name, index: read, answers }
    })
    .sort((a, b) => Date.parse(b.index.started_at) - Date.parse(a.index.started_at))
}
