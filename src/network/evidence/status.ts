import { type Interval, shown, wilson } from './wilson.ts'

export interface Calls {
  readonly successes: number
  readonly failures: number
}

export const STATUSES = ['INSUFFICIENT_DATA', 'HEALTHY', 'DEGRADED', 'MAJOR'] as const
export type Status = (typeof STATUSES)[number]

export interface Standing {
  readonly status: Status
  /** Of the failure rate in the window that ruled; null where there are too few calls. */
  readonly interval: Interval | null
}

export const SHORT_WINDOW_SECONDS = 300
export const LONG_WINDOW_SECONDS = 3600

const ENOUGH_IN_THE_HOUR = 10
const ENOUGH_IN_THE_SHORT_WINDOW = 5
const DEGRADED_FROM = 0.05
const MAJOR_FROM = 0.3

const callsIn = ({ successes, failures }: Calls): number => successes + failures

/** The share of calls that failed; null of none. */
export const failureRate = (calls: Calls): number | null =>
  callsIn(calls) === 0 ? null : shown(calls.failures / callsIn(calls))

/** How an operation or a service stands: fewer than 10 calls in the hour say nothing; five in five minutes rule over the hour. */
export function standing(short: Calls, hour: Calls): Standing {
  if (callsIn(hour) < ENOUGH_IN_THE_HOUR) return { status: 'INSUFFICIENT_DATA', interval: null }
  const ruling = callsIn(short) >= ENOUGH_IN_THE_SHORT_WINDOW ? short : hour
  const rate = ruling.failures / callsIn(ruling)
  const { low, high } = wilson(ruling.failures, callsIn(ruling))
  const worse = rate < MAJOR_FROM ? 'DEGRADED' : 'MAJOR'
  return { status: rate < DEGRADED_FROM ? 'HEALTHY' : worse, interval: { low: shown(low), high: shown(high) } }
}
