import type { Ledger } from './ledger.ts'
import type { PaidOutcome } from './paid-call.ts'
import type { PaymentWatcher } from './payment-watcher.ts'
import { createPaywall, type Paywall, type PaywallOptions } from './paywall.ts'
import type { Settler } from './settler.ts'

/** The same ledger; every state that a payment comes into is told once it is written. */
const watchedLedger = (ledger: Ledger, { entered }: PaymentWatcher): Ledger => ({
  ...ledger,
  claim: async (claim) => {
    const result = await ledger.claim(claim)
    if (result.claimed) entered(result.row.state, 1)
    return result
  },
  advance: async (row, change) => {
    const moved = await ledger.advance(row, change)
    if (moved && moved.state !== row.state) entered(moved.state, 1)
    return moved
  },
  abandon: async (whose) => {
    const left = await ledger.abandon(whose)
    entered('released', left.released)
    entered('unknown', left.unknown)
    return left
  },
})

/** The same settler; what was answered, and how long that took, is told. */
const watchedSettler = (settler: Settler, { verified, settled }: PaymentWatcher, now: () => number): Settler => ({
  verify: async (payload, requirement) => {
    const start = now()
    const verdict = await settler.verify(payload, requirement)
    verified(verdict.verdict, now() - start)
    return verdict
  },
  settle: async (payload, requirement) => {
    const start = now()
    const reply = await settler.settle(payload, requirement)
    settled(reply.said, now() - start)
    return reply
  },
})

/** A paywall whose 402 answers, states, verifications and settlements are told to somebody who counts. */
export function createWatchedPaywall(options: PaywallOptions, watcher: PaymentWatcher): Paywall {
  const paywall = createPaywall({
    ...options,
    ledger: watchedLedger(options.ledger, watcher),
    settler: watchedSettler(options.settler, watcher, options.now),
  })
  const told = <Outcome extends PaidOutcome>(route: string, outcome: Outcome): Outcome => {
    if (outcome.kind === 'challenge') watcher.challenged(route, outcome.error.code)
    return outcome
  }
  return {
    ...paywall,
    unpaid: (route) => told(route, paywall.unpaid(route)),
    call: async (call) => told(call.route, await paywall.call(call)),
  }
}
