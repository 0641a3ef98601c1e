import { type Case, caseSchema } from '../cases/case.ts'
import { DocumentError } from '../cases/document-error.ts'
import { type Provenance, readCase } from '../cases/read-case.ts'
import { type ExclusionReason, exclusionReasons } from '../redaction/exclusion.ts'
import type { Recogniser, SecretClass } from '../redaction/recogniser.ts'
import { voiceReasons } from '../redaction/voice.ts'
import { hideAround, maskCase, standingAddress } from './mask-case.ts'
import type { SourceDocument } from './read-documents.ts'

export interface DocumentReport {
  readonly file: string
  readonly id: string
  /** How many values of each class were masked. */
  readonly masked: ReadonlyMap<SecretClass, number>
  /** Why the document is left out; empty: it is kept. */
  readonly excluded: readonly ExclusionReason[]
}

export interface ConsideredDocument extends DocumentReport {
  readonly case: Case
  readonly provenance: Provenance
}

function tally(found: readonly { readonly class: SecretClass }[]): ReadonlyMap<SecretClass, number> {
  const counts = new Map<SecretClass, number>()
  for (const { class: name } of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * Masks a document, reads it as a case, masks that again (YAML folds lines and decodes escapes that hid something from the
 * first look), and says why it may not be published, if so.
 *
 * @throws DocumentError naming the file, the field and what to do
 */
export function considerDocument(document: SourceDocument, recognisers: readonly Recogniser[]): ConsideredDocument {
  const { file, text } = document
  const original = readCase(file, text)
  const { provenance } = original
  const hide = hideAround(provenance === 'public' ? standingAddress(original.case, recognisers) : null, recognisers)
  const hidden = hide(text)
  const read = hidden.text === text ? original : readCase(file, hidden.text)
  const again = maskCase(read.case, hide)
  const parsed = caseSchema.safeParse(again.item)
  if (!parsed.success) {
    throw new DocumentError(file, parsed.error.issues[0]?.path.join('.') ?? 'document', 'holds a secret; take it out')
  }
  const item = parsed.data
  return {
    file,
    id: item.id,
    masked: tally([...hidden.found, ...again.found]),
    excluded: [...exclusionReasons(item, provenance), ...voiceReasons(item)],
    case: item,
    provenance,
  }
}
