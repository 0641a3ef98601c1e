import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { isMailAddress } from '../is-mail-address.ts'
import { SERVICE_NAME, WHAT } from '../service-info.ts'
import { challengeSchema } from './challenge-schema.ts'
import { problemSchema } from './problem.ts'
import { receiptPath, receiptSecurity } from './receipt-path.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'
import { targetOf } from './target-of.ts'

/** What every route may answer. */
const ALWAYS: readonly ErrorCode[] = ['headers_too_large', 'internal']
const ON_POST: readonly ErrorCode[] = ['too_long', 'rate_limited', 'unsupported_type']
const ON_PAID: readonly ErrorCode[] = [
  'payment_required',
  'payment_invalid',
  'payment_expired',
  'insufficient_funds',
  'payment_already_used',
  'payment_id_conflict',
  'answer_expired',
  'facilitator_unavailable',
  'payments_off',
  'no_facilitator',
  'settlement_pending',
]

const errorsOf = (route: Route, method: string) => [
  ...new Set([...route.errors, ...(route.paid ? ON_PAID : []), ...(method === 'POST' ? ON_POST : []), ...ALWAYS]),
]

function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, listed]) => [
        String(status),
        {
          description: `${[...new Set(listed.map((code) => ERRORS[code].title))].join('; ')} (code ${listed.join(', ')})`,
          content:
            status === 402
              ? { 'application/json': { schema: challengeSchema } }
              : { 'application/problem+json': { schema: problemSchema } },
        },
      ]),
  )
}

const JSON_ONLY = ['application/json'] as const

/** A text form of an answer has no schema of its own. */
const schemaFor = (route: Route, mediaType: string) =>
  mediaType === 'application/json' ? route.answer : { type: 'string' as const }

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A call with the route's own example, as it is typed into a shell. */
function curl(publicUrl: string, { path, example }: Route, method: 'GET' | 'POST'): string {
  if (method === 'GET') return `curl -s ${quoted(publicUrl + targetOf(path, example))}`
  return `curl -s ${quoted(publicUrl + path)} -H 'content-type: application/json' \\\n  -d ${quoted(JSON.stringify(example))}`
}

const pathParts = ({ path, input }: Route) => Object.keys(input.shape).filter((name) => path.includes(`{${name}}`))

function parametersOf(route: Route) {
  const parts = pathParts(route)
  if (parts.length === 0) return { query: route.input }
  const { shape } = route.input
  return { path: z.strictObject(Object.fromEntries(parts.map((name) => [name, shape[name] ?? z.string()]))) }
}

function operation(services: Services, route: Route, method: 'GET' | 'POST'): ZodOpenApiOperationObject {
  return {
    operationId: method === 'GET' ? route.name : `${route.name}_post`,
    summary: route.summary,
    description: route.description,
    ...(method === 'GET' && { requestParams: parametersOf(route) }),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curl(services.publicUrl, route, method) }],
    ...(method === 'POST' && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: route.input, example: route.example },
          'application/x-www-form-urlencoded': { schema: route.input },
          ...(route.textField && { 'text/plain': { schema: { type: 'string' as const } } }),
        },
      },
    }),
    responses: {
      '200': {
        description: route.summary,
        headers: {
          'X-Request-Id': {
            description: 'Names this request in logs and problems',
            schema: { type: 'string' as const },
          },
        },
        content: Object.fromEntries(
          (route.mediaTypes ?? JSON_ONLY).map((type) => [type, { schema: schemaFor(route, type) }]),
        ),
      },
      ...errorResponses(errorsOf(route, method)),
    },
    // Said outright: directories take silence for "unknown", not for "free".
    ...(!route.paid && { security: [] }),
    ...(route.paid && {
      'x-payment-info': {
        price: { mode: 'fixed', currency: 'USD', amount: services.prices[route.paid] },
        protocols: [{ x402: {} }],
      },
    }),
  }
}

/** What an agent should know before its first call. */
const GUIDANCE =
  'Before you write "we found that", send the text to /precheck (free) and answer the questions that come back. When something fails, search by symptom in your own words; before an irreversible act, buy a brief of it. A paid route answers 402 with its price: sign it with any x402 client (protocol version 1 or 2) and repeat the request with the payment header. After a 503 or a lost connection repeat the same header; it is charged once. Errors and empty answers are never charged.'

/** Every route as OpenAPI 3.1, from the same schemas that validate requests and type handlers. */
export function openApiDocument(services: Services, routes: readonly Route[]) {
  const paths: ZodOpenApiPathsObject = {}
  for (const route of routes)
    paths[route.path] = Object.fromEntries(
      route.methods.map((method) => [method.toLowerCase(), operation(services, route, method)]),
    )
  paths['/receipts/{id}'] = receiptPath
  const { name, contact } = services.operator
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: SERVICE_NAME,
      version: services.versions.ruleset.version,
      description: WHAT,
      'x-guidance': GUIDANCE,
      ...(contact && {
        contact: { ...(name && { name }), ...(isMailAddress(contact) ? { email: contact } : { url: contact }) },
      }),
    },
    servers: [{ url: services.publicUrl }],
    paths,
    components: { securitySchemes: receiptSecurity },
  })
}
