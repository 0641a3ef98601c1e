import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError } from './build-error.ts'

export interface SourceDocument {
  readonly file: string
  readonly text: string
}

/**
 * The Markdown documents of a folder in the order of their names: those in its `cases` folder where it has one, else those
 * in the folder itself, less a README. A link that leads nowhere is an error, since what it stood for would be missing.
 */
export function readDocuments(dir: string): readonly SourceDocument[] {
  const folder = existsSync(join(dir, 'cases')) ? join(dir, 'cases') : dir
  if (!existsSync(folder)) throw new BuildError(`${dir} does not exist; name a folder of Markdown documents`)
  const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false
  const named = readdirSync(folder).filter((name) => /\.md$/i.test(name) && !/^readme\.md$/i.test(name))
  const files = named.filter(isFile)
  const [broken] = named.filter((name) => !existsSync(join(folder, name)))
  if (broken) throw new BuildError(`${broken} is a link that leads nowhere; mend it or take it out`)
  if (files.length === 0) throw new BuildError(`${folder} holds no Markdown document (*.md)`)
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '') }))
}
