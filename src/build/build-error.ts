/** The build stops: nothing is written. The message names the documents and what to do, never a document's text. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}
