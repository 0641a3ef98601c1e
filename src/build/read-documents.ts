import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { BuildError } from './build-error.ts'
import { splitArchive } from './split-archive.ts'

export interface SourceDocument {
  /** From the folder of documents, with `/` between folders. */
  readonly file: string
  readonly text: string
}

const MARKDOWN = /\.(?:md|markdown)$/i
const README = /^readme\./i

/** Folders that tools keep for themselves. */
const isToolFolder = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

/** A link may not bring in what lies elsewhere: its writer may be another than the operator. */
function refuseLink(root: string, file: string): void {
  const path = join(root, file)
  if (!existsSync(path)) throw new BuildError(`${file} is a link that leads nowhere; mend it or take it out`)
  if (!realpathSync(path).startsWith(realpathSync(root) + sep))
    throw new BuildError(`${file} is a link out of the folder; copy the document in or take the link out`)
  if (statSync(path).isDirectory())
    throw new BuildError(`${file} is a link to a folder, which is not followed; take it out`)
}

/** The Markdown files below a folder, less READMEs. */
function markdownFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return isToolFolder(entry.name) ? [] : markdownFiles(root, file)
    if (!MARKDOWN.test(entry.name) || README.test(entry.name)) return []
    if (entry.isSymbolicLink()) refuseLink(root, file)
    return [file]
  })
}

/** A file is one document, or the Markdown of `/archive`, which holds many. */
function documentsIn(file: string, text: string): readonly SourceDocument[] {
  const archive = splitArchive(file, text)
  if (!archive) return [{ file, text }]
  const { promised, documents } = archive
  if (documents.length === promised) return documents
  throw new BuildError(`${file} holds ${documents.length} of the ${promised} cases that it names; fetch it again`)
}

/**
 * The Markdown documents (*.md, *.markdown) of a folder and its sub-folders in the order of their names: those in its `cases` folder
 * where it has one, else all, less READMEs and what lies in hidden folders. The Markdown of an archive counts as its cases.
 *
 * @throws BuildError where there is none, an archive was cut off, or a link leads nowhere or out of the folder
 */
export function readDocuments(dir: string): readonly SourceDocument[] {
  const folder = existsSync(join(dir, 'cases')) ? join(dir, 'cases') : dir
  if (!existsSync(folder)) throw new BuildError(`${dir} does not exist; name a folder of Markdown documents`)
  const files = markdownFiles(folder, '')
  if (files.length === 0) throw new BuildError(`${folder} holds no Markdown document (*.md, *.markdown)`)
  return files
    .sort()
    .flatMap((file) => documentsIn(file, readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '')))
}
