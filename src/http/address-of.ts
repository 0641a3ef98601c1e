import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** The caller's address: the socket's, or what the trusted proxy in front has added to X-Forwarded-For: all before it is the caller's own word. */
export function addressOf(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (c.env?.incoming ? getConnInfo(c).remote.address : undefined) || 'unknown'
}
