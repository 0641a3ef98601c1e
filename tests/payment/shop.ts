import { randomUUID } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createLedger, type Ledger } from '../../src/payment/ledger.ts'
import type { PaidAnswer, PaidCall, PaidOutcome, PaymentEvent } from '../../src/payment/paid-call.ts'
import type { PaymentWatcher } from '../../src/payment/payment-watcher.ts'
import type { Paywall, PaywallOptions } from '../../src/payment/paywall.ts'
import { createReceiptSigner } from '../../src/payment/receipt-signer.ts'
import { createResourceServer, createSettler } from '../../src/payment/settler.ts'
import { createTerms, type Offer, type Terms } from '../../src/payment/terms.ts'
import { createWatchedPaywall } from '../../src/payment/watched-paywall.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { type Authorization, signAuthorization } from '../chain/sign-payment.ts'
import { createFakeFacilitator, createFakeToken, type FakeFacilitator, type FakeToken } from './fake-token.ts'

export const PAY_TO = '0x00000000000000000000000000000000000000AA'

export const offer = (route: string, usd: string): Offer => ({
  route,
  path: `/${route}`,
  usd,
  description: `What ${route} gives`,
  tags: ['failures'],
  mimeType: 'application/json',
  discovery: { method: 'GET', input: { q: 'x' }, inputSchema: { properties: { q: { type: 'string' } } } },
  outputSchema: { type: 'object' },
})

export interface Shop {
  readonly paywall: Paywall
  readonly terms: Terms
  readonly ledger: Ledger
  readonly store: Store
  readonly token: FakeToken
  readonly facilitator: FakeFacilitator
  readonly events: PaymentEvent[]
  /** Milliseconds by which the shop's clock is ahead of ours. */
  readonly clock: { ahead: number }
  /** How often an answer was made. */
  readonly made: { count: number }
  readonly now: () => number
  readonly buyer: Buyer
  /** The same ledger and chain under a new process, as after a crash. */
  restart(): Paywall
  /** Millionths of a dollar that have reached the pay address. */
  paid(): bigint
  call(route: string, payment: PaidCall['payment'], changes?: CallChanges): Promise<PaidOutcome>
}

export interface CallChanges {
  readonly input?: unknown
  readonly gone?: AbortSignal
  readonly keepAnswer?: boolean
  readonly answer?: () => Promise<PaidAnswer> | PaidAnswer
}

export interface Buyer {
  readonly address: string
  sign(
    route: string,
    options?: { version?: 1 | 2; changes?: Partial<Authorization>; paymentId?: string },
  ): Promise<string>
}

export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** A buyer with money for 100 calls of a cent, who signs what the terms ask for. */
export const createBuyer = (terms: Terms, token: FakeToken, nowMs: () => number, money = 1_000_000n): Buyer => {
  const account = privateKeyToAccount(generatePrivateKey())
  token.balances.set(account.address.toLowerCase(), money)
  return {
    address: account.address.toLowerCase(),
    sign: async (route, { version = 2, changes = {}, paymentId } = {}) => {
      const requirement = terms.get(route)?.requirements[0]
      if (!requirement) throw new Error(`no terms for ${route}`)
      const seconds = Math.floor(nowMs() / 1000)
      const times = { validAfter: String(seconds - 60), validBefore: String(seconds + 300) }
      const payload = await signAuthorization(account, requirement, { ...times, ...changes })
      if (version === 1) return encode({ x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload })
      const extensions = paymentId && { 'payment-identifier': { info: { required: false, id: paymentId } } }
      return encode({ x402Version: 2, accepted: requirement, payload, ...(extensions && { extensions }) })
    },
  }
}

export const UNWATCHED: PaymentWatcher = {
  challenged: () => {},
  entered: () => {},
  verified: () => {},
  settled: () => {},
}

export const createShop = async (
  changes: Partial<PaywallOptions> = {},
  store?: Store,
  watcher: PaymentWatcher = UNWATCHED,
): Promise<Shop> => {
  const opened = store ?? (await openStore({ ledgerPath: ':memory:' }))
  const token = createFakeToken()
  const facilitator = createFakeFacilitator(token)
  const server = await createResourceServer(facilitator, ['eip155:84532'])
  const seller = {
    payTo: PAY_TO,
    networks: ['eip155:84532'],
    publicUrl: 'https://archive.example',
    serviceName: 'Failure Archive',
    maxTimeoutSeconds: 300,
  }
  const terms = await createTerms([offer('search', '0.01'), offer('brief', '0.05')], seller, server)
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const events: PaymentEvent[] = []
  const made = { count: 0 }
  const ledger = createLedger(opened.db, opened.dialect, now)
  const start = () =>
    createWatchedPaywall(
      {
        terms,
        settler: createSettler(server, { verifyTimeoutMs: 200, settleTimeoutMs: 400 }),
        ledger,
        chain: token.chain,
        receipts: createReceiptSigner(generatePrivateKey()),
        owner: randomUUID(),
        alone: true,
        answerTtlMs: 24 * 3_600_000,
        verifyTimeoutMs: 200,
        settleTimeoutMs: 400,
        closed: () => undefined,
        now,
        newId: randomUUID,
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 5))),
        log: (event) => events.push(event),
        ...changes,
      },
      watcher,
    )
  const paywall = start()
  let current = paywall
  return {
    paywall,
    terms,
    ledger,
    store: opened,
    token,
    facilitator,
    events,
    clock,
    made,
    now,
    buyer: createBuyer(terms, token, now),
    restart: () => {
      current = start()
      return current
    },
    paid: () => token.balances.get(PAY_TO.toLowerCase()) ?? 0n,
    call: (
      route,
      payment,
      { input = { q: 'x' }, gone = new AbortController().signal, keepAnswer = true, answer } = {},
    ) =>
      current.call({
        route,
        payment,
        gone,
        prepare: () => ({
          input,
          keepAnswer,
          answer: async () => {
            made.count += 1
            return answer ? answer() : { status: 200, mediaType: 'application/json', body: JSON.stringify({ input }) }
          },
        }),
      }),
  }
}
