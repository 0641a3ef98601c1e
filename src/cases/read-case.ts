import { basename } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { z } from 'zod'
import { PLACEHOLDER_OPEN } from '../redaction/mask.ts'
import { type Case, caseSchema, evidenceSchema, sourceSchema } from './case.ts'
import { DocumentError } from './document-error.ts'
import { listItems, markdownSections, type Section } from './markdown-sections.ts'

export type Provenance = 'public' | 'private'

export interface ReadCase {
  readonly case: Case
  readonly provenance: Provenance
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

const { shape } = caseSchema
const { shape: evidence } = evidenceSchema
const { shape: source } = sourceSchema

/**
 * The front matter as an operator may write it: only a title is required, and that may be the first heading instead.
 * Without a provenance a document is private, so that forgetting the line never publishes anything.
 */
const frontMatterSchema = z.object({
  id: shape.id.optional(),
  title: shape.title.optional(),
  domain: shape.domain.default('general'),
  themes: shape.themes.default([]),
  themes_fit: shape.themes_fit.default('weak'),
  themes_agreed: shape.themes_agreed.default(false),
  research: shape.research.default(false),
  actions: shape.actions.default([]),
  status: shape.status.default('active'),
  confidence: shape.confidence.default('medium'),
  provenance: z.enum(['public', 'private']).default('private'),
  root_cause_known: shape.root_cause_known.default(true),
  prevention_inferred: shape.prevention_inferred.default(false),
  merged_into: shape.merged_into.default(null),
  asked_as: shape.asked_as.default([]),
  evidence: z
    .array(evidenceSchema.extend({ unit: evidence.unit.default(''), what: evidence.what.default('') }))
    .default([]),
  source: sourceSchema
    .extend({
      title: source.title.default(''),
      // An address of which the gate has masked a part is no address any more.
      url: z
        .preprocess((url) => (url === '' || String(url).includes(PLACEHOLDER_OPEN) ? null : url), source.url)
        .default(null),
      publisher: source.publisher.default(''),
      date: z.preprocess((date) => (date === '' ? null : date), source.date).default(null),
      kind: source.kind.default('postmortem'),
      read: source.read.default(''),
    })
    .nullable()
    .default(null),
})

type FrontMatter = z.infer<typeof frontMatterSchema>
type SectionField = 'symptom' | 'what_happened' | 'root_cause' | 'fix' | 'prevention' | 'correction'

/** Headings in use in post-mortems and the section that they mean; any other goes to What happened. */
const SECTION_OF: ReadonlyMap<string, SectionField> = new Map(
  Object.entries({
    symptom: ['symptom', 'symptoms', 'impact', 'detection'],
    what_happened: ['what happened', 'summary', 'timeline', 'description', 'incident'],
    root_cause: ['root cause', 'root causes', 'cause', 'root cause analysis', 'contributing factors'],
    fix: ['fix', 'resolution', 'mitigation', 'remediation', 'recovery'],
    prevention: ['prevention', 'action items', 'lessons learned', 'follow-up', 'follow-ups', 'corrective actions'],
    correction: ['correction', 'corrections'],
  } satisfies Record<SectionField, readonly string[]>).flatMap(([field, names]) =>
    names.map((name) => [name, field as SectionField] as const),
  ),
)

/** Aliases that multiply without end are refused by the parser only when they are resolved. */
function resolved(file: string, document: Document): unknown {
  try {
    return document.toJS()
  } catch {
    throw new DocumentError(file, 'front matter', 'its aliases cannot be resolved; write the values out')
  }
}

function parseFrontMatter(file: string, yaml: string): FrontMatter {
  const document = parseDocument(yaml, { prettyErrors: false })
  const broken = document.errors[0]
  if (broken) {
    const line = yaml.slice(0, broken.pos[0]).split('\n').length + 1
    throw new DocumentError(
      file,
      `front matter, line ${line}`,
      'this is not valid YAML; quote values that hold a colon',
    )
  }
  const given = resolved(file, document) ?? {}
  const parsed = frontMatterSchema.safeParse(given)
  if (!parsed.success) throw fieldError(file, parsed.error)
  if (parsed.data.provenance === 'public') refuseUnknown(file, Object.keys(given))
  return parsed.data
}

/** A published case is written in our form, so a field that is none is a slip; an operator's own may hold what it likes. */
function refuseUnknown(file: string, fields: readonly string[]): void {
  const known = Object.keys(frontMatterSchema.shape)
  const unknown = fields.find((field) => !known.includes(field))
  if (unknown === undefined) return
  throw new DocumentError(file, unknown.slice(0, 40), `is no field of a case; those are ${known.join(', ')}`)
}

const FORM_OF: ReadonlyMap<string, string> = new Map([
  ['id', 'use lower-case letters, digits and single hyphens, 80 at most; it is made of the name of the file'],
  ['domain', 'use lower-case letters, digits and single hyphens'],
  ['merged_into', 'name the id of the case that stays: lower-case letters, digits and single hyphens'],
  ['source.url', 'write an http or https address, or leave it out'],
  ['source.date', 'write the date as 2026-03-02, 2026-03 or 2026, or leave it out'],
])

/** What to do about a field, in our words. */
function remedyOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'invalid_value':
      return `use one of ${issue.values.join(', ')}`
    case 'invalid_type':
      return issue.expected === 'string'
        ? 'this is to be a text; put it in quotes'
        : `this is to be ${KINDS[issue.expected] ?? 'of another kind'}`
    case 'too_big':
      return `${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'entries'} at most; shorten it`
    case 'too_small':
      return issue.origin === 'string' ? 'it must not be empty' : `${issue.minimum} entries at least`
    case 'custom':
      return issue.message
    default:
      return 'this is not of the form that is asked for; see corpus/README.md'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of named values',
  boolean: 'true or false',
  number: 'a number',
}

function fieldError(file: string, error: z.ZodError): DocumentError {
  const [issue] = error.issues
  const field = issue?.path.join('.') || 'front matter'
  const known = FORM_OF.get(field)
  return new DocumentError(file, field, known !== undefined && issue?.code !== 'custom' ? known : remedyOf(issue))
}

function sortIntoFields(sections: readonly Section[]): Record<SectionField, string> {
  const fields = { symptom: '', what_happened: '', root_cause: '', fix: '', prevention: '', correction: '' }
  let current: { field: SectionField; level: number } = { field: 'what_happened', level: 0 }
  for (const { level, heading, body } of sections) {
    const named = SECTION_OF.get(heading.toLowerCase().replace(/[\s:]+$/, ''))
    const nested = !named && level > current.level && current.level > 0
    if (!nested) current = { field: named ?? 'what_happened', level }
    const text = named || !heading ? body : `${heading}\n\n${body}`
    fields[current.field] = [fields[current.field], text].filter(Boolean).join('\n\n')
  }
  return fields
}

const EXTENSION = /\.(?:md|markdown)$/i

/** `2026-03-02 Disk full.md` becomes `2026-03-02-disk-full`, and `db/outage.md` becomes `db-outage`. */
function idOfFile(file: string): string {
  return file
    .replace(EXTENSION, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/** Takes the first heading for the title where the front matter has none, and drops it where it only repeats the title. */
function titleAndSections(file: string, given: string | undefined, body: string): [string, readonly Section[]] {
  const all = markdownSections(body)
  const top = all.findIndex((section) => section.level === 1)
  const heading = all[top]
  if (given === undefined && !heading?.heading) {
    throw new DocumentError(
      file,
      'title',
      'write `title:` in the front matter (between two lines of `---`) or begin with a `# Heading`',
    )
  }
  const title = given ?? heading?.heading ?? ''
  const isTitle = heading !== undefined && heading.heading === title
  const sections = isTitle
    ? all.map((section, at) => (at === top ? { ...section, level: 0, heading: '' } : section))
    : all
  return [title, sections.filter((section) => section.heading || section.body)]
}

/**
 * Reads one Markdown document with YAML front matter as a case. Lenient towards an operator's own post-mortems: see
 * {@link frontMatterSchema} for what may be absent and {@link SECTION_OF} for the headings that are understood.
 *
 * @param file the file's name, which is the id; without one in the front matter it is made into one
 * @throws DocumentError naming the file, the field and what to do
 */
export function readCase(file: string, text: string): ReadCase {
  const block = FRONT_MATTER.exec(text)
  const { provenance, ...front } = parseFrontMatter(file, block?.[1] ?? '')
  if (provenance === 'public' && front.source === null) {
    throw new DocumentError(
      file,
      'source',
      'a document of public provenance names its source; add it or write `provenance: private`',
    )
  }
  if (front.id !== undefined && basename(file).replace(EXTENSION, '') !== front.id) {
    throw new DocumentError(file, 'id', 'is the name of the file without .md; rename one of them, or leave the id out')
  }
  const [title, sections] = titleAndSections(file, front.title, text.slice(block?.[0].length ?? 0))
  const { prevention, correction, ...prose } = sortIntoFields(sections)
  const parsed = caseSchema.safeParse({
    ...front,
    ...prose,
    id: front.id ?? idOfFile(file),
    title,
    prevention: listItems(prevention),
    correction: correction || null,
  })
  if (parsed.success) return { case: parsed.data, provenance }
  throw fieldError(file, parsed.error)
}
