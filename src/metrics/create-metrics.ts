import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Write } from '../network/watched-network.ts'
import { STATES, type State } from '../payment/ledger.ts'
import type { PaymentWatcher } from '../payment/payment-watcher.ts'
import type { SettleReply, Verdict } from '../payment/settler.ts'
import { createTally } from './tally.ts'

/** Counts what the service does. Labels are words of closed lists: no text, no address, no payer. */
export interface Metrics {
  /** A request was answered. Every address that belongs to no route counts as one. */
  readonly answered: (route: string | undefined, status: number) => void
  readonly payments: PaymentWatcher
  readonly wrote: (kind: Write) => void
  /** The auditor has read a text for a route. */
  readonly audited: (route: string, ms: number) => void
  /** All figures in the text format of Prometheus. */
  readonly read: () => Promise<{ readonly mediaType: string; readonly body: string }>
}

export interface MetricsOptions {
  readonly registry: Registry
  /** What the ledger holds now, asked at every reading. */
  readonly paymentsByState: () => Promise<Readonly<Record<State, number>>>
}

const PREFIX = 'failure_archive_'
const VERIFY_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** A block takes two seconds on most of the networks, and settling is given up after 30 unless set otherwise. */
const SETTLE_SECONDS = [0.1, 0.5, 1, 2, 3, 5, 10, 20, 30]
const VERDICTS = ['valid', 'invalid', 'none'] as const satisfies readonly Verdict['verdict'][]
const SAID = ['landed', 'refused', 'nothing', 'not_sent'] as const satisfies readonly SettleReply['said'][]
const AUDIT_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1]

function paymentFigures(registry: Registry): PaymentWatcher {
  const registers = [registry]
  const challenged = createTally({
    registry,
    name: `${PREFIX}challenges_total`,
    help: '402 answers, over HTTP and MCP, by what is sold and by code: payment_required, or why a payment was refused.',
    labels: ['route', 'code'],
  })
  const entered = new Counter({
    name: `${PREFIX}payment_transitions_total`,
    help: 'Payments that came into a state in this process.',
    labelNames: ['state'],
    registers,
  })
  const verify = new Histogram({
    name: `${PREFIX}verify_seconds`,
    help: 'How long the facilitator took to verify a payment, by verdict; none: it gave no answer.',
    labelNames: ['verdict'],
    buckets: VERIFY_SECONDS,
    registers,
  })
  const settle = new Histogram({
    name: `${PREFIX}settle_seconds`,
    help: 'How long the facilitator took to settle a payment, by what it said.',
    labelNames: ['said'],
    buckets: SETTLE_SECONDS,
    registers,
  })
  // From nothing to the first failure would be no increase to Prometheus, and a sum with a part that is not there no sum.
  for (const state of STATES) entered.inc({ state }, 0)
  for (const verdict of VERDICTS) verify.zero({ verdict })
  for (const said of SAID) settle.zero({ said })
  return {
    challenged,
    entered: (state, payments) => entered.inc({ state }, payments),
    verified: (verdict, ms) => verify.observe({ verdict }, ms / 1000),
    settled: (said, ms) => settle.observe({ said }, ms / 1000),
  }
}

function ledgerFigures(registry: Registry, paymentsByState: MetricsOptions['paymentsByState']): void {
  new Gauge({
    name: `${PREFIX}payments`,
    help: 'Payments in the ledger by state. Processes that share a ledger all show the same.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      // A ledger that cannot be reached takes away its own figures only.
      const counts = await paymentsByState().catch(() => undefined)
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })
}

/** Sets up the figures in a registry, which is the caller's own; starts nothing. */
export function createMetrics({ registry, paymentsByState }: MetricsOptions): Metrics {
  const answered = createTally({
    registry,
    name: `${PREFIX}requests_total`,
    help: 'Requests answered, by route and class of the status.',
    labels: ['route', 'status'],
  })
  const payments = paymentFigures(registry)
  ledgerFigures(registry, paymentsByState)
  const writes = new Counter({
    name: `${PREFIX}network_writes_total`,
    help: 'Reports to the failure network that were taken.',
    labelNames: ['kind'],
    registers: [registry],
  })
  const audit = new Histogram({
    name: `${PREFIX}audit_seconds`,
    help: 'How long the auditor took for a text.',
    labelNames: ['route'],
    buckets: AUDIT_SECONDS,
    registers: [registry],
  })
  return {
    answered: (route = 'unknown', status) => answered(route, `${Math.floor(status / 100)}xx`),
    payments,
    wrote: (kind) => writes.inc({ kind }),
    audited: (route, ms) => audit.observe({ route }, ms / 1000),
    read: async () => ({ mediaType: registry.contentType, body: await registry.metrics() }),
  }
}
