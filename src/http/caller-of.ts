import type { Context } from 'hono'
import { addressOf } from './address-of.ts'
import type { AppEnv } from './app-env.ts'
import type { Caller } from './caller.ts'
import { headerOf } from './header-of.ts'

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
