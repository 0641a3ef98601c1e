import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['checks', 'src/audit'] as const
const LANGUAGE_PACKAGES = ['wink-eng-lite-web-model', 'wink-nlp'] as const

const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/**
 * Hash over everything that can change an answer of the auditor: the sources of the checks and of the reading, in the order of
 * their paths, and the versions of the packages that tag the words.
 */
export function hashRuleset(root: string): string {
  const hash = createHash('sha256')
  for (const path of FOLDERS.flatMap((folder) => sourcesIn(root, folder)).sort()) {
    hash.update(`${path}\n${readFileSync(join(root, path), 'utf8')}\n`)
  }
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of LANGUAGE_PACKAGES) hash.update(`${name}@${dependencies[name]}\n`)
  return hash.digest('hex')
}
