import { z } from 'zod'
import type { Route } from '../http/route.ts'
import type { PaidRoute, Prices } from '../payment/prices.ts'
import type { Offer } from '../payment/terms.ts'

/** What discovery services show beside a route. The example says the shape in few words: it travels in a header. */
const SHOWN: Readonly<Record<PaidRoute, { readonly tags: readonly string[]; readonly example: object }>> = {
  search: { tags: ['failures', 'debugging', 'search'], example: { cases: [{ score: 12.3, case: { id: 'a-case' } }] } },
  audit: { tags: ['failures', 'claims', 'audit'], example: { mode: 'claim', verdict: 'hold', checks_tripped: [] } },
  brief: { tags: ['failures', 'risk', 'checklist'], example: { cases: [], checklist: [{ check: 'Try a restore.' }] } },
  research: { tags: ['failures', 'measurement'], example: { pool: 90, cases: [{ id: 'a-case' }] } },
  archive: { tags: ['failures', 'dataset'], example: { licence: 'text', cases: [{ id: 'a-case' }] } },
}

/** Names and types of the input's fields, without the words that OpenAPI has for them. */
const inputSchemaOf = (schema: z.ZodType): { properties: Record<string, object>; required: string[] } => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const short = Object.entries(properties).map(([name, property]) => {
    const { type, enum: values, maxLength, minimum, maximum } = property as Record<string, unknown>
    const kept = { type, enum: values, maxLength, minimum, maximum }
    return [name, Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))]
  })
  return { properties: Object.fromEntries(short), required: [...required] }
}

/** The fields of the answer, one level deep. */
const outputSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return { type: 'object', properties: Object.fromEntries(Object.keys(properties).map((name) => [name, {}])) }
}

const offerOf = (route: Route, name: PaidRoute, usd: string): Offer => {
  const { tags, example } = SHOWN[name]
  const inputSchema = inputSchemaOf(route.input)
  const output = outputSchemaOf(route.answer)
  return {
    route: name,
    path: route.path,
    usd,
    description: route.description,
    tags,
    mimeType: 'application/json',
    discovery: { method: 'GET', input: route.example, inputSchema, output: { example, schema: output } },
    outputSchema: {
      input: { type: 'http', method: 'GET', discoverable: true, queryParams: inputSchema.properties },
      output,
    },
  }
}

/** What is sold, from the same routes that are served. */
export const offersOf = (routes: readonly Route[], prices: Prices): Offer[] =>
  routes.flatMap((route) => (route.paid ? [offerOf(route, route.paid, prices[route.paid])] : []))
