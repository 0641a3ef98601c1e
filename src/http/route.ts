import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** The paid routes, which are also the keys of the price table. */
export const PAID_ROUTES = ['search', 'audit', 'brief', 'research', 'archive'] as const
export type PaidRouteName = (typeof PAID_ROUTES)[number]

/**
 * One route as data. The app mounts it, OpenAPI and llms.txt describe it, and tests walk over it: whatever is true of every
 * route is done once, in `mount-route.ts`.
 */
export interface Route<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly path: `/${string}`
  readonly methods: readonly ('GET' | 'POST')[]
  /** One line, for lists. */
  readonly summary: string
  /** What a caller gets, when it is worth it, and when nothing is charged. */
  readonly description: string
  readonly input: Schema
  readonly answer: z.ZodType
  /** An input that works on the shipped corpus; it stands in OpenAPI and is executed by a test. */
  readonly example: Readonly<Record<string, string | number>>
  readonly errors: readonly ErrorCode[]
  /** The field that a text/plain body stands for. */
  readonly textField?: string
  /** Set on a route that is sold. */
  readonly paid?: PaidRouteName
  /** `etag`: the answer depends on input and corpus only; `no-store`: it may change any time. Paid answers are `private`. */
  readonly caching: 'etag' | 'no-store'
  /** Media type of the answer; JSON unless said. A text answer is a string. */
  readonly produces?: (answer: unknown, input: z.output<Schema>) => Produced
  /** Makes the answer. Equal input gives an equal answer. */
  readonly handle: (input: z.output<Schema>) => unknown
}

/** What goes over the wire. */
export interface Produced {
  readonly mediaType: string
  readonly body: string
}
