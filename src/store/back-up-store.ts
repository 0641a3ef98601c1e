import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'

/**
 * Writes all of a SQLite store to a new file, as it stands at one moment; the store may be in use meanwhile.
 *
 * @throws Error when there is no store at `path`, when `target` exists already, or when there is no folder for it
 */
export async function backUpStore(path: string, target: string): Promise<void> {
  if (!existsSync(path)) throw new Error(`there is no ledger at ${path}`)
  if (existsSync(target)) throw new Error(`${target} exists already`)
  if (!existsSync(dirname(target))) throw new Error(`there is no folder ${dirname(target)}`)
  // SQLite fills an empty file; made here, only its owner may read it, like the store itself.
  closeSync(openSync(target, 'wx', 0o600))
  const database = new Libsql(path)
  try {
    database.prepare('vacuum into ?').run(target)
  } catch (error) {
    // What is not whole must not look like a copy, nor stand in the way of the next try.
    rmSync(target)
    throw error
  } finally {
    database.close()
  }
}
