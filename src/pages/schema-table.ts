import { type Html, html } from './html.ts'

/** The part of JSON Schema that OpenAPI 3.1 documents of this service use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

const DEEPEST = 3

const shapeName = (ref: string) => ref.split('/').at(-1) ?? ref

export const shapeId = (name: string): string => `shape-${name}`

/** A schema's type in few words; a named shape is a link to where it is told. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = shapeName(schema.$ref)
    return html`<a href="#${shapeId(name)}">${name}</a>`
  }
  if (schema.anyOf) return html`${schema.anyOf.map((one, at) => html`${at > 0 && ' or '}${typeOf(one)}`)}`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (schema.enum)
    return html`one of ${schema.enum.map((value, at) => html`${at > 0 && ', '}<code>${String(value)}</code>`)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  return html`${[schema.type ?? 'any'].flat().join(' or ')}${limits(schema)}`
}

function limits({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) return `, ${minimum ?? 0} to ${maximum}`
  return ''
}

const inner = (schema: Schema): Schema => schema.items ?? schema

/** Members that are objects of their own are told below their parent, by path. */
function rows(schema: Schema, prefix: string, depth: number): Html[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`
    const row = html`<tr><th scope="row"><code>${path}</code>${!required.includes(name) && html` <span class="muted">optional</span>`}</th><td>${typeOf(property)}</td><td>${property.description}${property.default !== undefined && html`${property.description && '. '}Default <code>${String(property.default)}</code>.`}</td></tr>`
    const below = depth < DEEPEST ? rows(inner(property), `${path}${property.items ? '[]' : ''}.`, depth + 1) : []
    return [row, ...below]
  })
}

/** The members of an object as a table. `whose` tells its region from the others of the page. */
export function schemaTable(schema: Schema, caption: string, whose: string): Html {
  const members = rows(schema, '', 0)
  if (members.length === 0) return html`<p>${caption}: ${typeOf(schema)}.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}, ${whose}"><table class="fields"><caption>${caption}</caption><thead class="unseen"><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">What</th></tr></thead><tbody>${members}</tbody></table></div>`
}
