import { ServiceError } from '../errors.ts'
import { type Admitted, claimOf, createAdmission, paymentRefused } from './admission.ts'
import type { ChainReader } from './chain-reader.ts'
import { createInFlight } from './in-flight.ts'
import { createJournal } from './journal.ts'
import { createKnownPayment } from './known-payment.ts'
import type { Ledger } from './ledger.ts'
import type { PaidCall, PaidOutcome, PaymentEvent } from './paid-call.ts'
import { createPaymentRun } from './payment-run.ts'
import type { ReceiptSigner } from './receipt-signer.ts'
import { createReplay } from './replay.ts'
import { createReservation } from './reservation.ts'
import { createSettlement, pending, type RunOutcome } from './settlement.ts'
import { createSettlementJudge } from './settlement-judge.ts'
import type { Settler } from './settler.ts'
import type { ChallengeOutcome, RouteTerms, Terms } from './terms.ts'

export interface PaywallOptions {
  readonly terms: Terms
  readonly settler: Settler
  readonly ledger: Ledger
  readonly chain: ChainReader
  readonly receipts: ReceiptSigner | undefined
  /** Names this process in the ledger; another value at every start. */
  readonly owner: string
  /** One process alone uses the ledger, so whatever is in flight at the start was left by one that died. */
  readonly alone: boolean
  readonly answerTtlMs: number
  /** How long verifying, and how long settling, may take; with the handler's time they bound a claim. */
  readonly verifyTimeoutMs: number
  readonly settleTimeoutMs: number
  /** Why nothing may be sold now, although all is configured; undefined if nothing speaks against it. */
  readonly closed: () => string | undefined
  readonly now: () => number
  readonly newId: () => string
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly log: (event: PaymentEvent) => void
}

/** The one function that decides between challenge, replay and run, for HTTP and MCP alike. */
export interface Paywall {
  /** What a call without a payment gets, at once: the challenge, or why nothing is sold. Never an answer. */
  unpaid(route: string): ChallengeOutcome | Refused
  call(call: PaidCall): Promise<PaidOutcome>
  /** Brings to an end what earlier processes, or silent facilitators, left open. At the start, and now and then. */
  reconcile(): Promise<void>
}

/** Added to a step's own time before another process may take its payment over. */
const LEASE_MARGIN_MS = 15_000

type Refused = Extract<PaidOutcome, { kind: 'refused' }>

const refused = (error: ServiceError): Refused => ({ kind: 'refused', error })

/** A paywall that sells nothing and says why: no pay address, no facilitator. */
export const closedPaywall = (error: () => ServiceError): Paywall => ({
  unpaid: () => refused(error()),
  call: async () => refused(error()),
  reconcile: async () => {},
})

/** Builds the paywall; starts nothing. */
export const createPaywall = (options: PaywallOptions): Paywall => {
  const { ledger, chain, now, sleep, settler, owner } = options
  const nowSeconds = () => Math.floor(now() / 1000)
  const waitMs = options.verifyTimeoutMs + options.settleTimeoutMs
  const leaseMs = waitMs + LEASE_MARGIN_MS
  const journal = createJournal(options)
  const judge = createSettlementJudge({ chain, nowSeconds, sleep })
  const inFlight = createInFlight(sleep)
  const settle = createSettlement({ ledger, chain, settler, judge, journal, owner, leaseMs, now, sleep })
  const replay = createReplay(options)
  const join = createKnownPayment({ judge, journal, inFlight, settle, replay, now })
  const covered = createReservation({ ledger, chain, patienceMs: options.verifyTimeoutMs, now, sleep })
  const run = createPaymentRun({ ledger, settler, journal, covered, settle })
  const isUsed = async (key: string) => ((await ledger.find(key))?.state ?? 'released') !== 'released'
  const admit = createAdmission({ chain, nowSeconds, isUsed })

  const expiredCall = async (admitted: Admitted): Promise<RunOutcome> => {
    const row = await ledger.find(admitted.key)
    if (!row || row.state === 'released') return paymentRefused(admitted.terms, 'expired')
    return join(row, admitted)
  }

  const step = async (admitted: Admitted): Promise<RunOutcome> => {
    if (admitted.expired) return expiredCall(admitted)
    const claim = claimOf(admitted, { id: options.newId(), owner, nowMs: now(), leaseMs })
    const result = await ledger.claim(claim)
    if (result.claimed) return inFlight.run(admitted.key, () => run(result.row, admitted))
    return result.row ? join(result.row, admitted) : 'again'
  }

  const owed = async (admitted: Admitted): Promise<PaidOutcome | undefined> => {
    if (admitted.expired || (await ledger.find(admitted.key))) return undefined
    const since = now() - options.answerTtlMs
    const row = await ledger.takeUndelivered(admitted.payer, admitted.fingerprint, since)
    return row && replay(row, admitted)
  }

  const pay = async (call: PaidCall, terms: RouteTerms): Promise<PaidOutcome> => {
    const admitted = await admit(call, terms)
    if ('kind' in admitted) return admitted
    const earlier = await owed(admitted)
    if (earlier) return earlier
    const deadline = now() + waitMs
    while (now() < deadline && !call.gone.aborted) {
      const outcome = await step(admitted)
      if (outcome !== 'again') return outcome
    }
    return call.gone.aborted ? { kind: 'gone' } : pending()
  }

  const termsOf = (route: string): RouteTerms | Refused => {
    const reason = options.closed()
    if (reason !== undefined) return refused(new ServiceError('payments_off', { reason }))
    const terms = options.terms.get(route)
    if (!terms) throw new Error(`No terms for the route ${route}`)
    return terms
  }

  return {
    unpaid: (route) => {
      const terms = termsOf(route)
      return 'kind' in terms ? terms : terms.unpaid
    },
    call: async (call) => {
      const terms = termsOf(call.route)
      if ('kind' in terms) return terms
      try {
        return await pay(call, terms)
      } catch (error) {
        if (error instanceof ServiceError) return refused(error)
        throw error
      }
    },
    reconcile: async () => {
      await ledger.abandon(options.alone ? { exceptOwner: owner } : { leaseBefore: now() })
      for (const row of await ledger.open(now())) await journal.close(row, await judge.examine(row), true)
    },
  }
}
