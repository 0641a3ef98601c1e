import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Case } from '../cases/case.ts'
import { type CorpusManifest, caseHash, corpusText, countCases, sha256 } from '../cases/corpus-manifest.ts'
import { DocumentError } from '../cases/document-error.ts'
import { freeShelfText } from '../cases/free-shelf.ts'
import { controlGate, type GateControl } from '../redaction/gate-control.ts'
import { mask } from '../redaction/mask.ts'
import type { Recogniser } from '../redaction/recogniser.ts'
import { RECOGNISERS } from '../redaction/recognisers.ts'
import { BuildError } from './build-error.ts'
import { type ConsideredDocument, considerDocument, type DocumentReport } from './consider-document.ts'
import { hideAround, maskCase, standingAddress } from './mask-case.ts'
import { type NearDuplicate, nearDuplicates } from './near-duplicates.ts'
import { leakingPlants } from './planted-documents.ts'
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

export interface BuildReport {
  readonly documents: readonly DocumentReport[]
  /** Cases of an operator's own that tell nearly the same; both are kept. */
  readonly alike: readonly NearDuplicate[]
  readonly manifest: CorpusManifest
  /** What the gate was probed with before it was trusted. */
  readonly control: GateControl
}

/** Every document that cannot be read is named at once, so that they can be mended in one go. */
function considerAll(
  documents: readonly SourceDocument[],
  recognisers: readonly Recogniser[],
): readonly ConsideredDocument[] {
  const considered: ConsideredDocument[] = []
  const unread: string[] = []
  for (const document of documents) {
    try {
      considered.push(considerDocument(document, recognisers))
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      unread.push(error.message)
    }
  }
  if (unread.length === 0) return considered
  throw new BuildError(`${unread.length} of ${documents.length} documents cannot be read\n  ${unread.join('\n  ')}`)
}

function refuseBrokenLinks(kept: readonly ConsideredDocument[]): void {
  const files = new Map<string, string>()
  for (const { id, file } of kept) {
    const other = files.get(id)
    if (other) throw new BuildError(`${file} and ${other} have the same id ${id}; ids are never reused, rename one`)
    files.set(id, file)
  }
  const survivors = new Set(kept.filter((one) => one.case.merged_into === null).map((one) => one.id))
  for (const { file, case: item } of kept) {
    if (item.merged_into !== null && !survivors.has(item.merged_into)) {
      throw new BuildError(`${file}: merged_into names ${item.merged_into}, which is no case that stands by itself`)
    }
  }
}

/**
 * Cases that tell the same in the same words. Among those from public sources that is a copy, which stops the build; an operator's own
 * often share a template, so they are only told of.
 */
function refuseCopies(kept: readonly ConsideredDocument[]): readonly NearDuplicate[] {
  const standing = kept.filter((one) => one.case.merged_into === null)
  const published = new Set(standing.filter(({ provenance }) => provenance === 'public').map(({ id }) => id))
  const pairs = nearDuplicates(standing.map((one) => one.case))
  const copy = pairs.find(({ ids }) => ids.every((id) => published.has(id)))
  if (!copy) return pairs
  const percent = Math.round(copy.similarity * 100)
  throw new BuildError(
    `${copy.ids.join(' and ')} tell the same in the same words (${percent}% alike); merge them: merged_into in the one names the other`,
  )
}

/** The ids of the cases in the finished artefact that still hold something to mask, read as a customer would get them. */
function leaksIn(text: string): readonly string[] {
  const { cases } = JSON.parse(text) as { readonly cases: readonly Case[] }
  return cases.flatMap((item) => {
    const address = standingAddress(item, RECOGNISERS)
    return maskCase(item, hideAround(address, RECOGNISERS)).found.length > 0 ? [item.id] : []
  })
}

function passTheGate(recognisers: readonly Recogniser[]): GateControl {
  const control = controlGate((text) => mask(text, recognisers))
  if (control.missed.length > 0) {
    throw new BuildError(`the gate let ${control.missed.length} planted probes through: ${control.missed.join(', ')}`)
  }
  if (control.harmed.length > 0) throw new BuildError(`the gate changed clean texts: ${control.harmed.join(', ')}`)
  const leaking = leakingPlants(recognisers)
  if (leaking.length > 0) throw new BuildError(`planted documents kept their secrets: ${leaking.join(', ')}`)
  return control
}

/** The licence that lies beside the documents, if one does. */
function readLicence(dir: string): string | null {
  const file = join(dir, 'LICENSE-CORPUS')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

interface Artefacts {
  readonly manifest: CorpusManifest
  readonly text: string
  readonly free: string
  readonly history: string
}

/** Folder by folder: Node's own recursive mkdir never ends below a folder such as /proc that takes none. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  mkdirSync(dir)
}

/** @throws BuildError where nothing can be written */
function openFolder(dir: string): void {
  try {
    makeFolder(dir)
    accessSync(dir, constants.W_OK)
  } catch (error) {
    throw new BuildError(`nothing can be written to ${dir} (${(error as NodeJS.ErrnoException).code})`)
  }
}

function write(options: BuildOptions, { manifest, text, free, history }: Artefacts): void {
  openFolder(options.out)
  writeFileSync(join(options.out, 'corpus.json'), text)
  writeFileSync(join(options.out, 'free.json'), free)
  writeFileSync(join(options.out, 'history.jsonl'), history)
  writeFileSync(join(options.out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * Turns a folder of Markdown documents into corpus.json, free.json, manifest.json and history.jsonl, through the redaction gate. The
 * same documents give the same bytes; only `built_at` in the manifest differs.
 *
 * @throws BuildError when a document cannot be read, a planted probe passes, a clean text is changed, something masked is still in the result, two
 * published cases are near-duplicates, or an id is used twice or leads nowhere
 */
export function buildCorpus(options: BuildOptions): BuildReport {
  const recognisers = options.recognisers ?? RECOGNISERS
  const control = passTheGate(recognisers)
  const documents = considerAll(readDocuments(options.in), recognisers)
  const kept = documents.filter((document) => document.excluded.length === 0)
  refuseBrokenLinks(kept)
  const alike = refuseCopies(kept)
  const cases = kept.map((document) => document.case).sort((a, b) => (a.id < b.id ? -1 : 1))
  const text = corpusText(cases)
  const leaks = leaksIn(text)
  if (leaks.length > 0)
    throw new BuildError(`the finished corpus still holds what is to be masked: ${leaks.join(', ')}`)
  const hash = sha256(text)
  const release = {
    version: hash.slice(0, 12),
    cases: Object.fromEntries(cases.map((item) => [item.id, caseHash(item)])),
  }
  if (options.release) appendRelease(join(options.in, 'history.jsonl'), release)
  const history = readHistory(join(options.in, 'history.jsonl'))
  const free = freeShelfText(cases)
  const manifest: CorpusManifest = {
    version: release.version,
    sha256: hash,
    history_sha256: sha256(history),
    free_sha256: sha256(free),
    built_at: options.now.toISOString(),
    licence: readLicence(options.in),
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
  write(options, { manifest, text, free, history })
  return { documents, alike, manifest, control }
}
