/**
 * A client of the failure network without dependencies: report how calls end, ask what worked for others. It never throws, never
 * blocks the work that it watches, and gives null where the network cannot be reached. FAILURE_ARCHIVE_DISABLED=1 turns it off.
 *
 * @example
 * const archive = createFailureArchive({ url: 'https://archive.example', reporterId: 'my-agent' })
 * const issues = await archive.observeToolCall('github', 'search_issues', () => searchIssues(query))
 */

export interface FailureArchiveOptions {
  /** Where the archive is; FAILURE_ARCHIVE_URL unless given. Without either nothing is sent. */
  readonly url?: string
  /** Tells your reports from those of others; kept as a salted hash only. */
  readonly reporterId?: string
  /** Opens a lane that only holders of the secret read; at least 16 characters. */
  readonly teamSecret?: string
  /** Reports of demos count for demos only. */
  readonly demo?: boolean
  /** Milliseconds after which a request is given up; 2000 unless said. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

export interface Call {
  readonly service: string
  readonly operation: string
  readonly version?: string
  readonly schema_hash?: string
  readonly mutates?: boolean
}

export interface Failure extends Call {
  readonly error_type?: string
  readonly error_code?: string | number
  readonly error_message?: string
}

export interface Observation extends Failure {
  readonly outcome: 'success' | 'failure'
  readonly latency_ms?: number
}

export interface Observed {
  readonly accepted: true
  readonly fingerprint: string | null
  readonly known: boolean
  readonly observations: number
  readonly normalized_error: string | null
}

export interface Check {
  readonly id: string
  readonly question: string
  readonly why: string
}

export interface RecoveryAction {
  readonly action: string
  readonly attempts: number
  readonly successes: number
  readonly success_rate: number
  readonly effective_attempts: number
  readonly unique_reporters: number
  readonly confidence: number
  readonly decaying: boolean
}

export interface Recommendation {
  /** `skip`: nothing works, stop retrying. */
  readonly action: string
  readonly confidence: number
  readonly based_on_attempts: number
  readonly based_on_successes: number
  readonly scope: 'fingerprint' | 'other_versions' | 'other_operations' | 'service'
  readonly from_other_agents: boolean | null
  readonly decaying: boolean
  readonly warning: string | null
}

/** What others met; the members that most callers need. */
export interface Advice {
  readonly known: boolean
  readonly fingerprint: string
  readonly status: 'INSUFFICIENT_DATA' | 'HEALTHY' | 'DEGRADED' | 'MAJOR'
  readonly looks_new: boolean
  readonly observations: {
    readonly total: number
    readonly last_5m: number
    readonly last_1h: number
    readonly unique_reporters: number
  }
  readonly recovery_actions: readonly RecoveryAction[]
  readonly recommendation: Recommendation | null
  readonly demo_data_included: boolean
  readonly checks: readonly Check[]
  readonly cases: readonly { readonly id: string; readonly title: string }[]
}

export interface FailureArchive {
  /** Reports how a call ended. Resolves with null where that could not be sent. */
  observe(observation: Observation): Promise<Observed | null>
  /** Asks what worked for others who met this failure. */
  query(failure: Failure): Promise<Advice | null>
  /** Reports whether an action got past a failure. */
  outcome(outcome: {
    readonly fingerprint: string
    readonly action: string
    readonly successful: boolean
  }): Promise<{ readonly accepted: true; readonly weight: 0 | 1 } | null>
  /** Runs a call and reports how it ended in the background; gives its result or throws its own error, at once and unchanged. */
  observeToolCall<Result>(
    service: string,
    operation: string,
    call: () => Result | Promise<Result>,
    about?: Omit<Call, 'service' | 'operation'>,
  ): Promise<Result>
}

const DEFAULT_TIMEOUT_MS = 2000
/** A service that is down must not gather requests; what comes above this is dropped. */
const MOST_PENDING = 64

const environment = (name: string): string | undefined => globalThis.process?.env?.[name]

const text = (value: unknown, most: number): string | undefined => {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return written === '' ? undefined : written.slice(0, most)
}

/** What an error says of itself. */
function describeError(error: unknown): Pick<Failure, 'error_type' | 'error_code' | 'error_message'> {
  const told = (typeof error === 'object' && error !== null ? error : { message: error }) as Record<string, unknown>
  const found = {
    error_type: text(told.name, 64),
    error_code: text(told.code ?? told.status ?? told.statusCode, 32),
    error_message: text(told.message, 2000),
  }
  return Object.values(found).some(Boolean)
    ? (Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as ReturnType<typeof describeError>)
    : { error_type: 'Error' }
}

function headersOf({ reporterId, teamSecret, demo }: FailureArchiveOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(reporterId && { 'x-reporter-id': reporterId }),
    ...(teamSecret && { 'x-team-secret': teamSecret }),
    ...(demo && { 'x-reporter-kind': 'demo' }),
  }
}

/** Never rejects: a getter that throws in an error, a header that cannot be sent and a dead server all end as null. */
function createSend(options: FailureArchiveOptions) {
  const base = (options.url ?? environment('FAILURE_ARCHIVE_URL'))?.replace(/\/+$/, '')
  const isOff = () => !base || environment('FAILURE_ARCHIVE_DISABLED') === '1'
  let pending = 0
  return async <Answer>(path: string, body: object): Promise<Answer | null> => {
    if (isOff() || pending >= MOST_PENDING) return null
    pending += 1
    try {
      const response = await (options.fetch ?? fetch)(`${base}${path}`, {
        method: 'POST',
        headers: headersOf(options),
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      })
      return response.ok ? ((await response.json()) as Answer) : null
    } catch {
      return null
    } finally {
      pending -= 1
    }
  }
}

/** A client; sends nothing by itself. */
export function createFailureArchive(options: FailureArchiveOptions = {}): FailureArchive {
  const send = createSend(options)
  const observe = (observation: Observation) => send<Observed>('/v1/observe', observation)
  const observeEnd = (call: Call, startedMs: number, end: () => Partial<Observation>) => {
    try {
      const latency_ms = Math.min(3_600_000, Math.max(0, Math.round(performance.now() - startedMs)))
      void observe({ ...call, latency_ms, outcome: 'success', ...end() })
    } catch {
      // An error that cannot even be read is not worth losing the caller's own over.
    }
  }
  return {
    observe,
    query: (failure) => send('/v1/query', failure),
    outcome: (outcome) => send('/v1/outcome', outcome),
    observeToolCall: async (service, operation, call, about = {}) => {
      const named = { service, operation, ...about }
      const startedMs = performance.now()
      try {
        const result = await call()
        observeEnd(named, startedMs, () => ({}))
        return result
      } catch (error) {
        observeEnd(named, startedMs, () => ({ outcome: 'failure', ...describeError(error) }))
        throw error
      }
    },
  }
}
