import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RawAnswer } from './market-call.ts'
import { type Ending, INDEX_FILE, type KeptCall, sha256 } from './snapshot.ts'

export interface SnapshotWriter {
  readonly folder: string
  keep(list: string, part: string, answer: RawAnswer): void
  end(ending: Ending): void
  /** Writes the index; a folder without one is a run that broke off. */
  finish(at: Date): void
}

/** The date, and a number behind it where the day has a snapshot already: none is ever written over. */
function freeName(root: string, date: string): string {
  for (let run = 1; ; run += 1) {
    const name = run === 1 ? date : `${date}-${run}`
    if (!existsSync(join(root, name))) return name
  }
}

/** Stores what was answered, byte for byte, with where, when and SHA-256. */
export function createSnapshotWriter(root: string, started: Date): SnapshotWriter {
  const folder = join(root, freeName(root, started.toISOString().slice(0, 10)))
  mkdirSync(folder, { recursive: true })
  const calls: KeptCall[] = []
  const lists: Ending[] = []
  return {
    folder,
    keep: (list, part, { call, at, status, contentType, body, attempts }) => {
      const file = `${list}-${part}.json`
      writeFileSync(join(folder, file), body)
      const { url, shownUrl = url, ...question } = call
      calls.push({
        list,
        part,
        url: shownUrl,
        ...question,
        at,
        status,
        content_type: contentType,
        attempts,
        file,
        sha256: sha256(body),
      })
    },
    end: (ending) => {
      lists.push(ending)
    },
    finish: (at) => {
      const index = { started_at: started.toISOString(), finished_at: at.toISOString(), lists, calls }
      writeFileSync(join(folder, INDEX_FILE), `${JSON.stringify(index, null, 1)}\n`)
    },
  }
}
