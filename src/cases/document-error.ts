/**
 * A document that cannot be read or that may not be built. The message names the file, the field and what to do, and never
 * quotes the document: what stands in a field may be the very thing that the gate masks.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'

  constructor(file: string, field: string, remedy: string) {
    super(`${file}: ${field}: ${remedy}`)
  }
}
