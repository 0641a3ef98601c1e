import type { Page } from './document.ts'
import { type Html, html } from './html.ts'
import { type Schema, schemaTable, shapeId } from './schema-table.ts'

interface Parameter {
  readonly name: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
  readonly 'x-payment-info'?: { readonly price: { readonly amount: string } }
  readonly 'x-codeSamples'?: readonly { readonly source: string }[]
}

/** What the reference shows of an OpenAPI document. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly description?: string; readonly 'x-guidance'?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

interface Placed {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const placed = ({ paths }: ApiDescription): Placed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: operation.operationId ?? `${method}-${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

/** Parameters as the members of one object, so that input by address and by body read alike. */
function inputOf({ parameters = [], requestBody }: Operation): Schema | undefined {
  const body = requestBody?.content?.['application/json']?.schema
  if (body) return body
  if (parameters.length === 0) return undefined
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

const price = (operation: Operation) => {
  const amount = operation['x-payment-info']?.price.amount
  return amount === undefined
    ? html`<span class="badge proceed">free</span>`
    : html`<span class="badge price">$${amount}</span>`
}

const samples = (operation: Operation) =>
  operation['x-codeSamples']?.map(({ source }) => html`<pre tabindex="0"><code class="sample">${source}</code></pre>`)

function answers({ responses = {} }: Operation, whose: string): Html {
  const [good, ...others] = Object.entries(responses)
  const schema = good?.[1].content?.['application/json']?.schema
  return html`${schema && html`<details><summary>Answer</summary>${schemaTable(schema, 'Members of the answer', whose)}</details>`}
<details><summary>Other answers</summary><ul class="list">${others.map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul></details>`
}

function operationSection({ id, method, path, operation }: Placed): Html {
  const input = inputOf(operation)
  return html`<section class="operation" id="${id}"><h2><span class="method">${method}</span> <code>${path}</code> ${price(operation)}</h2>
<p>${operation.description ?? operation.summary}</p>
${samples(operation)}
${input && schemaTable(input, 'Input', `${method} ${path}`)}
${answers(operation, `${method} ${path}`)}</section>`
}

const contentsList = (operations: readonly Placed[]) =>
  html`<nav aria-label="Operations" class="toc"><ul>${operations.map(
    ({ id, method, path }) => html`<li><a href="#${id}"><span class="method">${method}</span> ${path}</a></li>`,
  )}<li><a href="#shapes">Shapes</a></li></ul></nav>`

/** The reference of the API, made from the OpenAPI document alone. */
export function docsPage(api: ApiDescription): Page {
  const operations = placed(api)
  return {
    title: 'API reference',
    description: `Every call of ${api.info.title}: ${operations.length} operations with input, answer, price and an example that runs.`,
    path: '/docs',
    body: html`<div class="inner"><header class="head"><h1>API reference</h1><p class="lead">${api.info.description}</p>
<p>${api.info['x-guidance']}</p><p class="muted">Made from <a href="/openapi.json">/openapi.json</a>, OpenAPI 3.1. Every example below is run by a test.</p></header>
<div class="columns">${contentsList(operations)}<div>${operations.map(operationSection)}
<section id="shapes"><h2>Shapes</h2>${Object.entries(api.components.schemas).map(
      ([name, schema]) =>
        html`<section id="${shapeId(name)}"><h3>${name}</h3>${schemaTable(schema, 'Members', name)}</section>`,
    )}</section></div></div></div>`,
  }
}
