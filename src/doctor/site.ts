import type { ChallengeV1, ChallengeV2, Read } from './challenge.ts'
import type { Seen } from './seen.ts'

/** A paid route with one method, and what it answered to a request without a payment. */
export interface RouteSeen {
  readonly path: string
  readonly method: 'GET' | 'POST'
  /** The request that a directory makes: no query, no body, no payment. */
  readonly probe: Seen
  readonly preflight: Seen
  /** Only of GET. */
  readonly head: Seen | null
  readonly v1: Read<ChallengeV1>
  readonly v2: Read<ChallengeV2>
  /** What OpenAPI says of it. */
  readonly operation: unknown
}

/** All that is asked of a seller; the rules look at nothing else. */
export interface Site {
  readonly origin: string
  readonly wellKnown: Seen
  readonly openapi: Seen
  readonly routes: readonly RouteSeen[]
}
