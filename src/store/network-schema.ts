import type { Generated } from 'kysely'

/**
 * The tables of the failure network. `lane` is empty for what everybody reads, else a team's; `reporter` is a salted hash, empty
 * for all who give no name; `hour` and `minute` count from 1970; `at` is in milliseconds.
 */
interface Reported {
  lane: string
  source: string
}

interface Raw extends Reported {
  id: Generated<number>
  at: number
  fingerprint: string
  reporter: string
}

/** Every report of the last 48 hours. A success has no fingerprint. */
export interface NetworkObservationsTable extends Raw {
  service: string
  operation: string
  latency_ms: number | null
}

export interface NetworkOutcomesTable extends Raw {
  action: string
  successful: number
  weight: number
}

/** What raw observations are folded into when they are dropped. */
export interface NetworkObservationHoursTable extends Reported {
  fingerprint: string
  reporter: string
  hour: number
  observations: number
}

export interface NetworkFingerprintsTable extends Reported {
  fingerprint: string
  service: string
  operation: string
  type: string
  class: string
  code: string
  text: string
  other_versions: string
  other_operations: string
  pool: string
  family: string
  first_at: number
  last_at: number
  observations: number
  reporters: number
}

export interface NetworkOperationsTable extends Reported {
  service: string
  operation: string
  successes: number
  failures: number
  /** Calls that were said to change something, and calls that were said not to. */
  writes: number
  reads: number
  latency_sum: number
  latency_count: number
  last_at: number
}

/** Calls by the second, of a fingerprint or an operation: where the windows of an answer begin. */
export interface NetworkSlotsTable extends Reported {
  series: string
  second: number
  successes: number
  failures: number
}

/** The same by the minute: the rest of the windows. */
export interface NetworkSeriesMinutesTable extends Reported {
  series: string
  minute: number
  successes: number
  failures: number
}

/** Calls of a service by the minute, for the list of services. */
export interface NetworkMinutesTable extends Reported {
  service: string
  minute: number
  successes: number
  failures: number
}

/** How much a named reporter has reported, and over what time. */
export interface NetworkAgentsTable extends Reported {
  reporter: string
  observations: number
  first_at: number
  last_at: number
}

/** Who has reported on what; the empty action stands for the observation itself, or for any action. */
export interface NetworkReportersTable extends Reported {
  subject: string
  action: string
  reporter: string
}

interface Attempts {
  attempts: number
  successes: number
}

/** What one reporter tried in one hour: the cell that the cap applies to. */
export interface NetworkOutcomeHoursTable extends Reported, Attempts {
  fingerprint: string
  action: string
  reporter: string
  hour: number
}

interface Effective extends Reported, Attempts {
  subject: string
  /** Empty: all actions of the subject together. */
  action: string
  effective_attempts: number
  effective_successes: number
}

/** Evidence about an action on a subject: a fingerprint, one of its parents or its pool. */
export interface NetworkActionsTable extends Effective {
  /** Of a fingerprint's own rows: the failures of its service and class; else empty. */
  family: string
  reporters: number
  named_reporters: number
}

export interface NetworkActionHoursTable extends Effective {
  hour: number
}

/** Daily counters: all that a question leaves behind. */
export interface NetworkDaysTable {
  day: number
  name: string
  count: number
}

export interface NetworkTables {
  network_observations: NetworkObservationsTable
  network_outcomes: NetworkOutcomesTable
  network_observation_hours: NetworkObservationHoursTable
  network_fingerprints: NetworkFingerprintsTable
  network_operations: NetworkOperationsTable
  network_slots: NetworkSlotsTable
  network_series_minutes: NetworkSeriesMinutesTable
  network_minutes: NetworkMinutesTable
  network_agents: NetworkAgentsTable
  network_reporters: NetworkReportersTable
  network_outcome_hours: NetworkOutcomeHoursTable
  network_actions: NetworkActionsTable
  network_action_hours: NetworkActionHoursTable
  network_days: NetworkDaysTable
}
