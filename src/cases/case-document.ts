import type { z } from 'zod'
import type { fullCaseSchema } from './case-view.ts'
import { listItems, markdownSections } from './markdown-sections.ts'

type Shown = z.infer<typeof fullCaseSchema>

/** A line that stands around front matter, and so nowhere else in a document. */
export const FENCE_OF_FRONT_MATTER = '---'

const BARE = /^[a-z]+(?:[-_][a-z0-9]+)*$/
const NOT_A_TEXT: readonly string[] = ['true', 'false', 'null']

/** A YAML value on one line; JSON is YAML, so whatever is not a plain word is written as JSON. */
export const yamlValue = (value: unknown): string =>
  typeof value === 'string' && BARE.test(value) && !NOT_A_TEXT.includes(value) ? value : JSON.stringify(value)

const yamlLines = (fields: object, indent = ''): readonly string[] =>
  Object.entries(fields).map(([name, value]) => `${indent}${name}: ${yamlValue(value)}`)

const words = (values: readonly string[]) => `[${values.map(yamlValue).join(', ')}]`

const sourceLines = ({ source }: Shown): readonly string[] =>
  source ? ['source:', ...yamlLines(source, '  ')] : ['source: null']

const evidenceLines = ({ evidence }: Shown): readonly string[] =>
  evidence.length > 0 ? ['evidence:', ...evidence.map((one) => `  - ${JSON.stringify(one)}`)] : ['evidence: []']

/** What is sold has been published; the reader of documents asks a public one for its source. */
const provenanceOf = ({ source }: Shown) => (source ? 'public' : 'private')

function frontMatter(one: Shown): readonly string[] {
  const { id, title, domain, themes, actions } = one
  const { themes_fit, themes_agreed, research, status, confidence, root_cause_known, prevention_inferred } = one
  return [
    ...yamlLines({ id, title, domain }),
    `themes: ${words(themes)}`,
    ...yamlLines({ themes_fit, themes_agreed, research }),
    `actions: ${words(actions)}`,
    ...yamlLines({ status, confidence, provenance: provenanceOf(one), root_cause_known, prevention_inferred }),
    ...evidenceLines(one),
    ...sourceLines(one),
  ]
}

interface Part {
  readonly field: 'correction' | 'symptom' | 'what_happened' | 'root_cause' | 'fix' | 'prevention'
  readonly heading: string
  readonly value: string | readonly string[]
  readonly markdown: string
}

function partsOf(one: Shown): readonly Part[] {
  const prose = (field: Exclude<Part['field'], 'prevention'>, heading: string): Part => {
    const value = one[field] ?? ''
    return { field, heading, value, markdown: value }
  }
  const prevention: Part = {
    field: 'prevention',
    heading: 'Prevention',
    value: one.prevention,
    markdown: one.prevention.map((line) => `- ${line}`).join('\n'),
  }
  return [
    prose('correction', 'Correction'),
    prose('symptom', 'Symptom'),
    prose('what_happened', 'What happened'),
    prose('root_cause', 'Root cause'),
    prose('fix', 'Fix'),
    prevention,
  ].filter(({ value }) => value.length > 0)
}

/** Whether a text can stand under a heading and be read back as it was: no heading of its own, no open code fence, no line of three dashes. */
function readsBack({ value, markdown }: Part): boolean {
  if (markdown.split('\n').includes(FENCE_OF_FRONT_MATTER)) return false
  if (markdownSections(`${markdown}\n\n## Next`)[0]?.body !== markdown) return false
  return typeof value === 'string' || JSON.stringify(listItems(markdown)) === JSON.stringify(value)
}

/**
 * A case as a document of the corpus, its correction before all else: front matter, then a section for each text. A text that
 * would read otherwise as a section stands in the front matter under its field's name, so that reading gives the same case.
 */
export function caseDocument(one: Shown): string {
  const parts = partsOf(one)
  const asSections = parts.filter(readsBack)
  const inFront = parts.filter((part) => !asSections.includes(part))
  const front = [...frontMatter(one), ...inFront.map(({ field, value }) => `${field}: ${JSON.stringify(value)}`)]
  const sections = asSections.map(({ heading, markdown }) => `\n## ${heading}\n\n${markdown}\n`)
  return `${FENCE_OF_FRONT_MATTER}\n${front.join('\n')}\n${FENCE_OF_FRONT_MATTER}\n${sections.join('')}`
}
