import type { SourceDocument } from './read-documents.ts'

interface SplitArchive {
  /** How many cases its head promises. */
  readonly promised: number
  readonly documents: readonly SourceDocument[]
}

const HEAD = /^---\r?\narchive_of: (\d+)\r?\n/
const ID = /^id: "?([a-z0-9-]+)"?\r?$/m
const FENCE = /^---\r?$/

/**
 * Cuts the Markdown of `/archive` into the documents of its cases. A line of three dashes stands only around front matter there, so
 * every second one opens a document.
 *
 * @returns undefined where the text is a document of its own
 */
export function splitArchive(file: string, text: string): SplitArchive | undefined {
  const promised = HEAD.exec(text)?.[1]
  if (promised === undefined) return undefined
  const lines = text.split('\n')
  const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []))
  const starts = fences.filter((_, order) => order % 2 === 0).slice(1)
  const documents = starts.map((start, order) => {
    const document = lines.slice(start, starts[order + 1]).join('\n')
    return { file: `${file}/${ID.exec(document)?.[1] ?? order + 1}.md`, text: document }
  })
  return { promised: Number(promised), documents }
}
