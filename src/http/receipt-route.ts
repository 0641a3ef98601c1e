import { SIGN_IN_WITH_X } from '@x402/extensions/sign-in-with-x'
import type { Handler } from 'hono'
import { ServiceError } from '../errors.ts'
import { receiptPage } from '../pages/receipt.ts'
import type { WalletChain } from '../pages/wallet.ts'
import type { RereadFunction } from '../payment/reread.ts'
import type { AppEnv } from './app-env.ts'
import { paymentOf } from './paid-route.ts'
import { problem } from './problem.ts'
import { respond } from './respond.ts'
import { prefersPage, respondPage } from './respond-page.ts'

export const RECEIPT_PATH = '/receipts/:id'

/** The id stands in the sentence that a wallet signs, so an address must not bring lines of its own into it. */
const ID = /^[\w-]{1,64}$/

/** `GET /receipts/{id}`: what was paid for, again, to its payer. Undefined where nothing is sold: then there is none. */
export const receiptRoute =
  (reread: () => RereadFunction | undefined, chains: readonly WalletChain[]): Handler<AppEnv> =>
  async (c) => {
    const read = reread()
    const id = c.req.param('id') ?? ''
    if (!read || !ID.test(id)) throw new ServiceError('not_found', { path: 'this address' })
    const signIn = c.req.header('sign-in-with-x')
    const outcome = await read(id, { payment: paymentOf(c), signIn })
    if (outcome.kind === 'record') {
      const body = JSON.stringify(outcome.record)
      return respond(c, { mediaType: 'application/json', body }, { 'cache-control': 'private, no-store' })
    }
    if (prefersPage(c))
      return respondPage(c, receiptPage(id, outcome.extensions[SIGN_IN_WITH_X], chains), { status: 401 })
    const error = new ServiceError('sign_in_required', { refused: outcome.refused })
    return problem(c, error, { 'www-authenticate': 'SIGN-IN-WITH-X' }, { extensions: outcome.extensions })
  }
