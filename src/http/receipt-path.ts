import type { ZodOpenApiPathItemObject } from 'zod-openapi'
import { paidRecordSchema } from '../payment/paid-record.ts'
import { problemSchema } from './problem.ts'

/** The sign-in as OpenAPI names it; directories know a scheme of this name. */
export const receiptSecurity = {
  siwx: { type: 'apiKey', in: 'header', name: 'SIGN-IN-WITH-X', description: 'A challenge signed by the wallet' },
} as const

/** Its place in OpenAPI, which lists it beside the routes that are data. */
export const receiptPath: ZodOpenApiPathItemObject = {
  get: {
    operationId: 'receipt',
    summary: 'The receipt of a payment, and its answer again',
    description:
      'For the payer only: by the payment header that bought the answer, or by signing in with the wallet (SIGN-IN-WITH-X). Without either, 401 with the challenge to sign.',
    security: [{ siwx: [] }],
    parameters: [
      { in: 'path', name: 'id', required: true, description: 'X-Receipt-Id of the answer', schema: { type: 'string' } },
    ],
    responses: {
      '200': { description: 'Receipt and answer', content: { 'application/json': { schema: paidRecordSchema } } },
      '401': {
        description: 'Sign in as the payer (code sign_in_required)',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
      '404': {
        description: 'Nothing is sold here (code not_found)',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    },
  },
}
