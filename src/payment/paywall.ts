import { ServiceError } from '../errors.ts'
import { type Admitted, createAdmission, paymentRefused } from './admission.ts'
import type { ChainReader } from './chain-reader.ts'
import { createInFlight } from './in-flight.ts'
import type { Claim, Ledger, PaymentRow } from './ledger.ts'
import type { PaidCall, PaidOutcome, PaymentEvent } from './paid-call.ts'
import { createPaymentRun, pending, type RunOutcome } from './payment-run.ts'
import type { ReceiptSigner } from './receipt-signer.ts'
import { createReplay } from './replay.ts'
import { createSettlementJudge } from './settlement-judge.ts'
import type { Settler } from './settler.ts'
import type { RouteTerms, Terms } from './terms.ts'

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
  call(call: PaidCall): Promise<PaidOutcome>
  /** Brings to an end what earlier processes, or silent facilitators, left open. At the start, and now and then. */
  reconcile(): Promise<void>
}

/** Added to a step's own time before another process may take its payment over. */
const LEASE_MARGIN_MS = 15_000
const POLL_MS = 100

const refused = (error: ServiceError): PaidOutcome => ({ kind: 'refused', error })

/** A paywall that sells nothing and says why: no pay address, no facilitator. */
export const closedPaywall = (error: () => ServiceError): Paywall => ({
  call: async () => refused(error()),
  reconcile: async () => {},
})

/** Builds the paywall; starts nothing. */
export const createPaywall = (options: PaywallOptions): Paywall => {
  const { ledger, chain, now, owner } = options
  const nowSeconds = () => Math.floor(now() / 1000)
  const inFlight = createInFlight(options.sleep)
  const admit = createAdmission(chain, nowSeconds)
  const judge = createSettlementJudge({ chain, nowSeconds, sleep: options.sleep })
  const waitMs = options.verifyTimeoutMs + options.settleTimeoutMs
  const run = createPaymentRun({ ...options, judge, leaseMs: waitMs + LEASE_MARGIN_MS })
  const replay = createReplay({ ledger, now, answerTtlMs: options.answerTtlMs })

  const claimOf = (admitted: Admitted): Claim => {
    const { authorization } = admitted.payment
    return {
      key: admitted.key,
      id: options.newId(),
      route: admitted.terms.route,
      fingerprint: admitted.fingerprint,
      signature_hash: admitted.signatureHash,
      payment_id: admitted.paymentId,
      payer: admitted.payer,
      pay_to: admitted.requirement.payTo,
      network: admitted.requirement.network,
      asset: admitted.requirement.asset,
      nonce: authorization.nonce,
      amount: Number(admitted.requirement.amount),
      valid_before_seconds: Math.min(Number(authorization.validBefore), Number.MAX_SAFE_INTEGER),
      resource: admitted.terms.resource,
      owner,
      lease_until: now() + waitMs + LEASE_MARGIN_MS,
      claimed_at: now(),
    }
  }

  const conflict = (row: PaymentRow, admitted: Admitted): ServiceError | undefined => {
    if (row.key !== admitted.key) {
      return row.fingerprint === admitted.fingerprint ? undefined : new ServiceError('payment_id_conflict', undefined)
    }
    const same = row.fingerprint === admitted.fingerprint && row.signature_hash === admitted.signatureHash
    return same ? undefined : new ServiceError('payment_already_used', undefined)
  }

  /** A settlement left open: the chain is asked; if it knows of nothing, the same transfer is sent once more. */
  const resume = async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    const seen = await run.close(row, await judge.examine(row))
    if (seen?.state === 'settled') return replay(seen, admitted)
    const mayRepeat = seen?.state === 'unknown' && row.key === admitted.key && !admitted.expired
    if (mayRepeat) return inFlight.run(row.key, () => run.settle(seen, admitted))
    return seen?.state === 'unknown' ? pending() : 'again'
  }

  /** The facilitator had named a reason; if the transfer has landed all the same, its answer is due. */
  const failedBefore = async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    const seen = await judge.examine(row)
    if (seen.state === 'settled') await run.close(row, seen)
    else if (admitted.expired) return paymentRefused(admitted.terms, 'expired')
    else await ledger.advance(row, { state: 'released' })
    return 'again'
  }

  /** What to do with a payment that is known already; `again` when the row has moved on in the meantime. */
  const join = async (row: PaymentRow, admitted: Admitted): Promise<RunOutcome> => {
    const error = row.state === 'released' ? undefined : conflict(row, admitted)
    if (error) return refused(error)
    if (row.state === 'settled') return replay(row, admitted)
    if (row.state === 'failed') return failedBefore(row, admitted)
    const abandoned = row.state === 'settling' && row.lease_until < now()
    if (row.state === 'unknown' || abandoned) return resume(row, admitted)
    if (row.state !== 'released') await inFlight.ended(row.key, POLL_MS)
    return 'again'
  }

  const expiredCall = async (admitted: Admitted): Promise<RunOutcome> => {
    const row = await ledger.find(admitted.key)
    if (!row || row.state === 'released') return paymentRefused(admitted.terms, 'expired')
    return join(row, admitted)
  }

  const step = async (admitted: Admitted): Promise<RunOutcome> => {
    if (admitted.expired) return expiredCall(admitted)
    const result = await ledger.claim(claimOf(admitted))
    if (result.claimed) return inFlight.run(admitted.key, () => run.start(result.row, admitted))
    return result.row ? join(result.row, admitted) : 'again'
  }

  const undelivered = async (admitted: Admitted): Promise<PaidOutcome | undefined> => {
    if (admitted.expired || (await ledger.find(admitted.key))) return undefined
    const row = await ledger.takeUndelivered(admitted.payer, admitted.fingerprint)
    return row && replay(row, admitted)
  }

  const pay = async (call: PaidCall, terms: RouteTerms): Promise<PaidOutcome> => {
    const admitted = await admit(call, terms)
    if ('kind' in admitted) return admitted
    const owed = await undelivered(admitted)
    if (owed) return owed
    const deadline = now() + waitMs
    while (now() < deadline && !call.gone.aborted) {
      const outcome = await step(admitted)
      if (outcome !== 'again') return outcome
    }
    return call.gone.aborted ? { kind: 'gone' } : pending()
  }

  return {
    call: async (call) => {
      const reason = options.closed()
      if (reason !== undefined) return refused(new ServiceError('payments_off', { reason }))
      const terms = options.terms.get(call.route)
      if (!terms) throw new Error(`No terms for the route ${call.route}`)
      try {
        return await pay(call, terms)
      } catch (error) {
        if (error instanceof ServiceError) return refused(error)
        throw error
      }
    },
    reconcile: async () => {
      await ledger.abandon(options.alone ? { exceptOwner: owner } : { leaseBefore: now() })
      for (const row of await ledger.open(now())) {
        await run.close(row, await judge.examine(row), { undelivered: true })
      }
    },
  }
}
