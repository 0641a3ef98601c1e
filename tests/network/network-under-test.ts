import { createNetwork, type Network } from '../../src/network/create-network.ts'
import type { Reporter } from '../../src/network/reporter.ts'
import { explainInput, observeInput, outcomeInput, queryInput, recoveryInput } from '../../src/network/schema.ts'
import type { Store } from '../../src/store/open-store.ts'
import { validate } from '../../src/validate.ts'

export const START = Date.UTC(2026, 0, 15, 12, 0, 0)

export type Fields = Readonly<Record<string, unknown>>

export const FAILURE: Fields = {
  service: 'github',
  operation: 'search_issues',
  error_type: 'ValidationError',
  error_code: 422,
  error_message: 'unknown field assignee_id',
}

export const agent = (hash = ''): Reporter => ({ hash, source: 'agent', lane: '' })

/** A network over a store with a clock that tests move; calls take raw fields as they come over the wire. */
export function networkOver(store: Store, options: { readonly limited?: boolean; readonly startMs?: number } = {}) {
  let nowMs = options.startMs ?? START
  const network: Network = createNetwork({
    store,
    salt: 'salt of the tests',
    operatorToken: 'operator token of the tests',
    now: () => nowMs,
    cases: () => [],
    limited: options.limited ?? false,
  })
  const failure = (fields: Fields = {}) => ({ ...FAILURE, ...fields })
  return {
    network,
    now: () => nowMs,
    pass: (seconds: number) => {
      nowMs += seconds * 1000
    },
    setTime: (ms: number) => {
      nowMs = ms
    },
    observe: async (reporter: Reporter, fields: Fields = {}) =>
      network.observe(validate(observeInput, { outcome: 'failure', ...failure(fields) }, 'invalid_report'), reporter),
    succeed: async (reporter: Reporter, fields: Fields = {}) =>
      network.observe(
        validate(observeInput, {
          service: FAILURE.service,
          operation: FAILURE.operation,
          outcome: 'success',
          ...fields,
        }),
        reporter,
      ),
    query: async (reporter: Reporter = agent(), fields: Fields = {}) =>
      network.query(validate(queryInput, failure(fields), 'invalid_report'), reporter),
    outcome: async (reporter: Reporter, fingerprint: string | null, action: string, successful: boolean) =>
      network.outcome(validate(outcomeInput, { fingerprint, action, successful }, 'invalid_report'), reporter),
    explain: async (fields: Fields = {}, reporter: Reporter = agent()) =>
      network.explain(validate(explainInput, failure(fields), 'invalid_report'), reporter),
    services: (limit = 100) => network.services({ limit }),
    stats: () => network.stats(),
    recoveries: async (input: Fields = {}) => network.recoveryIntelligence(validate(recoveryInput, input)),
  }
}

export type NetworkUnderTest = ReturnType<typeof networkOver>
