import type { Context, Handler } from 'hono'
import { HonoAdapter } from 'x402-hono'
import { type WalletChain, walletPage } from '../pages/wallet.ts'
import type { PaidCall, PaidOutcome } from '../payment/paid-call.ts'
import type { Paywall } from '../payment/paywall.ts'
import type { PaidRoute, Prices } from '../payment/prices.ts'
import type { ChallengeOutcome } from '../payment/terms.ts'
import { type Settlement, settlementHeader } from '../payment/wire/settlement.ts'
import { isFresh, tagOf } from './answer-bytes.ts'
import type { AppEnv } from './app-env.ts'
import { headerOf } from './header-of.ts'
import { problem } from './problem.ts'
import { prepareCall } from './produce.ts'
import { readInput } from './read-input.ts'
import { respond } from './respond.ts'
import { prefersPage, respondPage } from './respond-page.ts'
import type { Route } from './route.ts'

/** What a paid answer may be kept as: by the one who paid for it. */
const PAID_CACHING = 'private'

/** nginx's status for a caller who has gone; nobody reads it but the log. */
const CLIENT_GONE = 499

const settlementHeaders = (settlement: Settlement, receiptId: string): Record<string, string> => {
  const encoded = settlementHeader(settlement)
  return { 'payment-response': encoded, 'x-payment-response': encoded, 'x-receipt-id': receiptId }
}

const PAYMENT_HEADERS = ['payment-signature', 'x-payment']

/** The header that holds the payment. HEAD has no answer to sell, so it is never read as paid. */
export const paymentOf = (c: Context<AppEnv>): string | undefined => {
  if (c.req.method === 'HEAD' || !PAYMENT_HEADERS.some((name) => headerOf(c, name) !== undefined)) return undefined
  const adapter = new HonoAdapter(c as never)
  return adapter.getHeader('payment-signature') ?? adapter.getHeader('x-payment')
}

const callOf = (c: Context<AppEnv>, route: SoldRoute, payment: string): PaidCall => ({
  route: route.paid,
  payment,
  // Read when it is needed: the adapter makes a whole Request and an AbortController for it.
  get gone() {
    return c.req.raw.signal
  },
  prepare: async () => {
    const prepared = prepareCall(route, await readInput(c, route))
    return {
      ...prepared,
      answer: async () => {
        const answer = await prepared.answer()
        return isFresh(c, tagOf(answer.body)) ? { ...answer, status: 304 } : answer
      },
    }
  },
})

const paidHeaders = (paid: { settlement: Settlement; receiptId: string } | undefined) =>
  paid ? settlementHeaders(paid.settlement, paid.receiptId) : {}

/** What the wallet page says of the seller. */
export interface Counter {
  readonly prices: Prices
  readonly operator: string | null
  readonly chains: readonly WalletChain[]
}

export type SoldRoute = Route & { readonly paid: PaidRoute }

/** What a form has sent, to be kept by the page until it is paid for. Input that is no good is told after the challenge, as ever. */
async function sentInput(c: Context<AppEnv>, route: Route): Promise<Record<string, string>> {
  const raw = await readInput(c, route).catch(() => ({}))
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

async function walletAnswer(c: Context<AppEnv>, route: SoldRoute, counter: Counter, outcome: ChallengeOutcome) {
  const { required, header } = outcome.challenge
  const offer = {
    route: route.paid,
    path: route.path,
    methods: route.methods,
    usd: counter.prices[route.paid],
    description: route.description,
    resource: required.resource?.url ?? '',
    accepts: required.accepts,
    chains: counter.chains,
    input: await sentInput(c, route),
  }
  return respondPage(c, walletPage(offer, counter.operator), { status: 402, headers: { 'payment-required': header } })
}

const answerTo = (c: Context<AppEnv>, outcome: PaidOutcome): Response => {
  if (outcome.kind === 'gone') return new Response(null, { status: CLIENT_GONE })
  if (outcome.kind === 'refused') return problem(c, outcome.error, paidHeaders(outcome.settled))
  if (outcome.kind === 'challenge') {
    const { body, header } = outcome.challenge
    const produced = { status: outcome.error.status, mediaType: 'application/json', body: body(c.env.requestId) }
    return respond(c, produced, { 'payment-required': header, 'cache-control': 'no-store' })
  }
  const { answer } = outcome
  return respond(
    c,
    { ...answer, body: answer.status === 304 ? null : answer.body },
    { 'cache-control': PAID_CACHING, etag: tagOf(answer.body), ...(outcome.kind === 'answer' && paidHeaders(outcome)) },
  )
}

/**
 * Sells a route: turns a request into a call of the paywall and its outcome into a response. It is mounted as the route's own
 * handler, so there is no second path matcher that a request could slip past. Without a payment it answers at once.
 */
export const paidRoute = (paywall: () => Paywall, route: SoldRoute, counter: Counter): Handler<AppEnv> => {
  const answer = (c: Context<AppEnv>, outcome: PaidOutcome) => {
    if (outcome.kind !== 'challenge') return answerTo(c, outcome)
    c.env.refused = outcome.reason
    return prefersPage(c) ? walletAnswer(c, route, counter, outcome) : answerTo(c, outcome)
  }
  return (c) => {
    const payment = paymentOf(c)
    if (payment === undefined) return answer(c, paywall().unpaid(route.paid))
    return paywall()
      .call(callOf(c, route, payment))
      .then((outcome) => answer(c, outcome))
  }
}
