import type { Context } from 'hono'
import { addressOf } from './address-of.ts'
import type { AppEnv } from './app-env.ts'
import { headerOf } from './header-of.ts'

/** Who sent a request, for routes to which that matters. */
export interface Caller {
  readonly address: string
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The body as it was sent. */
  readonly body: () => Promise<string>
}

/** The caller of a request over HTTP. */
export const callerOf = (c: Context<AppEnv>, trustProxy: boolean): Caller => ({
  get address() {
    return addressOf(c, trustProxy)
  },
  method: c.req.method,
  path: c.req.path,
  header: (name) => headerOf(c, name),
  body: () => c.req.text(),
})

/** Where nobody asks over the wire: an answer that is made anew for a payment, a tool that is called in the same process. */
export const NOBODY: Caller = {
  address: 'unknown',
  method: 'GET',
  path: '/',
  header: () => undefined,
  body: async () => '',
}
