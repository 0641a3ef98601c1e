import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import type { Page } from '../pages/document.ts'
import type { PaidRoute } from '../payment/prices.ts'
import type { RefusalCode } from '../validate.ts'
import type { Caller } from './caller.ts'

/**
 * One route as data. The app mounts it, OpenAPI and llms.txt describe it, and tests walk over it: whatever is true of every
 * route is done once, in `mount-route.ts`.
 */
export interface Route<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string
  /** A part in braces is an input of its name: `/checks/{id}`. */
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
  readonly paid?: PaidRoute
  /** The answer repeats what was pasted, so that it is never kept: the ledger holds its hash alone. */
  readonly echoesInput?: true
  /** `etag`: the answer depends on input and corpus only; `no-store`: it may change any time. Paid answers are `private`. */
  readonly caching: 'etag' | 'no-store'
  /** Media types that it can answer in; JSON unless said. */
  readonly mediaTypes?: readonly string[]
  /** How the answer goes over the wire where that is not plain JSON. */
  readonly produces?: (answer: unknown, input: z.output<Schema>) => Produced
  /** The code for input that does not fit; `bad_input` unless said. */
  readonly refusal?: RefusalCode
  /** Bytes of a body at most, where that is less than for other routes. */
  readonly maxBodyBytes?: number
  /** Bounds its POST requests instead of the limit that all others share; `none` where it only reads. */
  readonly limit?: 'none' | ((address: string) => Promise<void>)
  /** Makes the answer. Equal input gives an equal answer; the caller matters only to routes that tell reporters apart. */
  readonly handle: (input: z.output<Schema>, caller: Caller) => unknown
  /** What a browser gets instead: the same answer as a page. */
  page?(answer: unknown, input: z.output<Schema>): Page
  /** What a browser gets that has sent no input, where there is no answer without any. */
  readonly blankPage?: () => Page
  /** The addresses of a path with parts, for the site map. */
  readonly instances?: readonly string[]
}

/** Types a route's handler by its schema, and gives the route back as one among many. */
export const defineRoute = <Schema extends z.ZodObject>(route: Route<Schema>): Route => route as unknown as Route

/** What goes over the wire. */
export interface Produced {
  /** 200 unless said. */
  readonly status?: number
  readonly mediaType: string
  readonly body: string
}
