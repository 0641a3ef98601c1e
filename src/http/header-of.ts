import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * A request header, by its name in lower case. Read from Node's own request where there is one: the first look through the
 * adapter makes a whole Headers object, which costs as much as everything else that is done for an unpaid call.
 */
export function headerOf(c: Context<AppEnv>, name: string): string | undefined {
  const incoming = c.env.incoming
  if (!incoming) return c.req.header(name)
  const value = incoming.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
