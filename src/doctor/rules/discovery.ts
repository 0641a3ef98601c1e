import { z } from 'zod'
import { readShape, ShapeError } from '../../market/shapes/read-shape.ts'
import { everyRoute, looked, type Rule } from '../rule.ts'
import { jsonOf, keepingProblem, type Seen, statusText } from '../seen.ts'

const absolute = z.url({ protocol: /^https?$/, error: 'an absolute URL' })
const wellKnownShape = z.object({
  version: z.literal(1, { error: '1' }),
  resources: z.array(absolute).min(1, { error: 'an array with an entry' }),
})
const openapiShape = z.object({
  openapi: z.string().startsWith('3.', { error: '3.x' }),
  paths: z.record(z.string(), z.unknown()),
})

function problemOfDocument(seen: Seen, schema: z.ZodType, name: string): string | null {
  if (seen.status !== 200) return statusText(seen)
  const json = jsonOf(seen.body)
  if (json === undefined) return 'it is not JSON'
  return problemOfShape(schema, json, name)
}

function problemOfShape(schema: z.ZodType, value: unknown, name: string): string | null {
  try {
    readShape(schema, value, name)
    return null
  } catch (error) {
    if (error instanceof ShapeError) return error.message
    throw error
  }
}

const paymentInfo = z.object({
  'x-payment-info': z.object({
    price: z.looseObject({ mode: z.string(), currency: z.literal('USD', { error: 'USD' }) }),
    protocols: z
      .array(z.looseObject({}))
      .refine((protocols) => protocols.some((protocol) => 'x402' in protocol), { error: 'an array with x402' }),
  }),
  responses: z.looseObject({ 402: z.looseObject({}) }),
})

export const discoveryRules: readonly Rule[] = [
  {
    id: 'well_known',
    title: '/.well-known/x402 lists what is sold',
    remedy:
      'Answer GET /.well-known/x402 with 200 and JSON {"version": 1, "resources": [absolute URLs of the paid routes]}.',
    look: ({ wellKnown }) => [looked('/.well-known/x402', problemOfDocument(wellKnown, wellKnownShape, 'document'))],
  },
  {
    id: 'openapi',
    title: '/openapi.json describes the service',
    remedy: 'Answer GET /openapi.json with 200 and an OpenAPI 3 document of every route.',
    look: ({ openapi }) => [looked('/openapi.json', problemOfDocument(openapi, openapiShape, 'document'))],
  },
  {
    id: 'openapi_payment_info',
    title: 'OpenAPI prices every paid route',
    remedy:
      'Give the operation "x-payment-info": {"price": {"mode": "fixed", "currency": "USD", "amount": "0.01"}, "protocols": [{"x402": {}}]} and a 402 response.',
    look: everyRoute(({ operation }) =>
      operation === undefined ? 'the operation is not described' : problemOfShape(paymentInfo, operation, 'operation'),
    ),
  },
  {
    id: 'discovery_no_store',
    title: 'discovery documents are never kept',
    remedy: 'Send Cache-Control: no-store with /.well-known/x402 and /openapi.json; a kept copy sells at old terms.',
    look: ({ wellKnown, openapi }) =>
      [
        { where: '/.well-known/x402', seen: wellKnown },
        { where: '/openapi.json', seen: openapi },
      ]
        .filter(({ seen }) => seen.status === 200)
        .map(({ where, seen }) => looked(where, keepingProblem(seen))),
  },
]
