import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Save } from './tool-result.ts'

/** Saves long answers in a folder, for their owner alone. */
export const saveIn =
  (dir: string, warn: (line: string) => void): Save =>
  (name, text) => {
    const path = join(dir, name)
    try {
      mkdirSync(dir, { recursive: true, mode: 0o700 })
      writeFileSync(path, text, { mode: 0o600 })
      return path
    } catch (error) {
      warn(`${path} cannot be written (${(error as NodeJS.ErrnoException).code})`)
      return undefined
    }
  }
