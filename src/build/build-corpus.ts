import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, caseSchema } from '../cases/case.ts'
import { type CorpusManifest, caseHash, corpusText, countCases, sha256 } from '../cases/corpus-manifest.ts'
import { DocumentError } from '../cases/document-error.ts'
import { type Provenance, readCase } from '../cases/read-case.ts'
import { type ExclusionReason, exclusionReasons } from '../redaction/exclusion.ts'
import { controlGate, type GateControl } from '../redaction/gate-control.ts'
import { mask } from '../redaction/mask.ts'
import { maskAddress } from '../redaction/mask-address.ts'
import type { Recogniser, SecretClass } from '../redaction/recogniser.ts'
import { RECOGNISERS } from '../redaction/recognisers.ts'
import { voiceReasons } from '../redaction/voice.ts'
import { BuildError } from './build-error.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { readDocuments, type SourceDocument } from './read-documents.ts'
import { appendRelease, readHistory } from './release-history.ts'

export interface BuildOptions {
  /** A folder of Markdown documents, or one with a `cases` folder of them. Its history.jsonl is the released versions. */
  readonly in: string
  readonly out: string
  readonly now: Date
  /** Adds the built version to history.jsonl. */
  readonly release?: boolean
  /** Only a test builds with other recognisers, to see that the build notices. */
  readonly recognisers?: readonly Recogniser[]
}

export interface DocumentReport {
  readonly file: string
  readonly id: string
  /** How many values of each class were masked. */
  readonly masked: ReadonlyMap<SecretClass, number>
  /** Why the document is left out; empty: it is kept. */
  readonly excluded: readonly ExclusionReason[]
}

export interface BuildReport {
  readonly documents: readonly DocumentReport[]
  readonly manifest: CorpusManifest
  /** What the gate was probed with before it was trusted. */
  readonly control: GateControl
}

interface Considered extends DocumentReport {
  readonly case: Case
}

/** Applies the gate to every text of a case: YAML may have folded or unescaped what its source text hid. */
function maskCase(item: Case, hide: (text: string) => string): unknown {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return hide(value)
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(item)
}

/** The address of a public source may stand: read from the document as it was written, without what opens a door. */
function publicAddress(original: Case, recognisers: readonly Recogniser[]): string | null {
  const url = original.source?.url
  return url ? maskAddress(url, recognisers) : null
}

function maskedCase(file: string, text: string, recognisers: readonly Recogniser[]) {
  const counts = new Map<SecretClass, number>()
  const hide = (part: string): string => {
    const { text: hidden, found } = mask(part, recognisers)
    for (const { class: name } of found) counts.set(name, (counts.get(name) ?? 0) + 1)
    return hidden
  }
  const original = readCase(file, text)
  const url = original.provenance === 'public' ? publicAddress(original.case, recognisers) : null
  // The address would be counted as masked where only the copy that is put back is cleared of it.
  const read = readCase(file, hide(url ? text.replaceAll(url, 'https://source.invalid/') : text))
  const parsed = caseSchema.safeParse(maskCase(read.case, hide))
  if (!parsed.success) {
    throw new DocumentError(file, parsed.error.issues[0]?.path.join('.') ?? 'document', 'holds a secret; take it out')
  }
  const source = parsed.data.source && { ...parsed.data.source, url: url ?? parsed.data.source.url }
  return { case: { ...parsed.data, source }, provenance: read.provenance, masked: counts }
}

function consider({ file, text }: SourceDocument, recognisers: readonly Recogniser[]): Considered {
  const { case: item, provenance, masked } = maskedCase(file, text, recognisers)
  return { file, id: item.id, masked, excluded: reasonsAgainst(item, provenance), case: item }
}

const reasonsAgainst = (item: Case, provenance: Provenance): readonly ExclusionReason[] => [
  ...exclusionReasons(item, provenance),
  ...voiceReasons(item),
]

function refuseBrokenLinks(kept: readonly Considered[]): void {
  const files = new Map<string, string>()
  for (const { id, file } of kept) {
    const other = files.get(id)
    if (other) throw new BuildError(`${file} and ${other} have the same id ${id}; ids are never reused, rename one`)
    files.set(id, file)
  }
  for (const { file, case: item } of kept) {
    if (item.merged_into !== null && !files.has(item.merged_into)) {
      throw new BuildError(`${file}: merged_into names ${item.merged_into}, which is not among the cases`)
    }
  }
  const [pair] = nearDuplicates(kept.filter((one) => one.case.merged_into === null).map((one) => one.case))
  if (!pair) return
  const percent = Math.round(pair.similarity * 100)
  throw new BuildError(
    `${pair.ids.join(' and ')} tell the same in the same words (${percent}% alike); merge them: merged_into in the one names the other`,
  )
}

/** The finished artefact is read as a customer would get it, text by text. */
function leaksIn(cases: readonly Case[], recognisers: readonly Recogniser[]): readonly string[] {
  return cases.flatMap((item) => {
    const { url = null, ...source } = item.source ?? {}
    let leaks = url !== null && maskAddress(url, recognisers) !== url ? 1 : 0
    maskCase({ ...item, source: source as Case['source'] }, (text) => {
      leaks += mask(text, recognisers).found.length
      return text
    })
    return leaks > 0 ? [item.id] : []
  })
}

function passTheGate(recognisers: readonly Recogniser[]): GateControl {
  const control = controlGate((text) => mask(text, recognisers))
  if (control.missed.length > 0) {
    throw new BuildError(`the gate let ${control.missed.length} planted probes through: ${control.missed.join(', ')}`)
  }
  if (control.harmed.length > 0) throw new BuildError(`the gate changed clean texts: ${control.harmed.join(', ')}`)
  return control
}

function write(options: BuildOptions, manifest: CorpusManifest, text: string, history: string): void {
  mkdirSync(options.out, { recursive: true })
  writeFileSync(join(options.out, 'corpus.json'), text)
  writeFileSync(join(options.out, 'history.jsonl'), history)
  writeFileSync(join(options.out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * Turns a folder of Markdown documents into corpus.json, manifest.json and history.jsonl, through the redaction gate. The
 * same documents give the same bytes; only `built_at` in the manifest differs.
 *
 * @throws DocumentError for a document that cannot be read
 * @throws BuildError when a planted probe passes, a clean text is changed, something masked is still in the result, two
 * cases are near-duplicates, or an id is used twice or leads nowhere
 */
export function buildCorpus(options: BuildOptions): BuildReport {
  const recognisers = options.recognisers ?? RECOGNISERS
  const control = passTheGate(recognisers)
  const documents = readDocuments(options.in).map((document) => consider(document, recognisers))
  const kept = documents.filter((document) => document.excluded.length === 0)
  refuseBrokenLinks(kept)
  const cases = kept.map((document) => document.case).sort((a, b) => (a.id < b.id ? -1 : 1))
  const text = corpusText(cases)
  const leaks = leaksIn((JSON.parse(text) as { cases: Case[] }).cases, RECOGNISERS)
  if (leaks.length > 0)
    throw new BuildError(`the finished corpus still holds what is to be masked: ${leaks.join(', ')}`)
  const hash = sha256(text)
  const release = {
    version: hash.slice(0, 12),
    cases: Object.fromEntries(cases.map((item) => [item.id, caseHash(item)])),
  }
  if (options.release) appendRelease(join(options.in, 'history.jsonl'), release)
  const history = readHistory(join(options.in, 'history.jsonl'))
  const manifest: CorpusManifest = {
    version: release.version,
    sha256: hash,
    history_sha256: sha256(history),
    built_at: options.now.toISOString(),
    counts: countCases(cases),
    hashes: release.cases,
    redaction: {
      probes: control.probes,
      caught: control.probes - control.missed.length,
      leaks: leaks.length,
      classes: control.classes,
      disguises: control.disguises,
      clean_documents: control.cleanDocuments,
    },
  }
  write(options, manifest, text, history)
  return { documents, manifest, control }
}
