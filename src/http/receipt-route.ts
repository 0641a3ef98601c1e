import type { Handler } from 'hono'
import type { ZodOpenApiPathItemObject } from 'zod-openapi'
import { ServiceError } from '../errors.ts'
import { receiptPage } from '../pages/receipt.ts'
import type { WalletChain } from '../pages/wallet.ts'
import { paidRecordSchema, type RereadFunction } from '../payment/reread.ts'
import type { AppEnv } from './app-env.ts'
import { paymentOf } from './paid-route.ts'
import { problem, problemSchema } from './problem.ts'
import { respond } from './respond.ts'
import { prefersPage, respondPage } from './respond-page.ts'

/** Under which the challenge stands among the extensions. */
const SIGN_IN = 'sign-in-with-x'

export const RECEIPT_PATH = '/receipts/:id'

/** `GET /receipts/{id}`: what was paid for, again, to its payer. Undefined where nothing is sold: then there is none. */
export const receiptRoute =
  (reread: () => RereadFunction | undefined, chains: readonly WalletChain[]): Handler<AppEnv> =>
  async (c) => {
    const read = reread()
    if (!read) throw new ServiceError('not_found', { path: 'this address' })
    const signIn = c.req.header('sign-in-with-x')
    const id = c.req.param('id') ?? ''
    const outcome = await read(id, { payment: paymentOf(c), signIn })
    if (outcome.kind === 'record') {
      const body = JSON.stringify(outcome.record)
      return respond(c, { mediaType: 'application/json', body }, { 'cache-control': 'private, no-store' })
    }
    if (prefersPage(c)) return respondPage(c, receiptPage(id, outcome.extensions[SIGN_IN], chains), { status: 401 })
    const error = new ServiceError('sign_in_required', { refused: outcome.refused })
    return problem(c, error, { 'www-authenticate': 'SIGN-IN-WITH-X' }, { extensions: outcome.extensions })
  }

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
