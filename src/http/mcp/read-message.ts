import type { MiddlewareHandler } from 'hono'
import { paymentIn } from '../../../mcp/payment-in.ts'
import { ServiceError } from '../../errors.ts'
import { PAID_ROUTES } from '../../payment/prices.ts'
import type { AppEnv } from '../app-env.ts'

export interface Message {
  readonly method?: unknown
  readonly params?: { readonly name?: unknown; readonly _meta?: Readonly<Record<string, unknown>> }
}

const isSold = (name: unknown) => PAID_ROUTES.some((route) => route === name)

const isPaying = ({ method, params }: Message): boolean =>
  method === 'tools/call' && isSold(params?.name) && paymentIn(params?._meta) !== undefined

const parse = (body: string): Message => {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new ServiceError('bad_input', { problem: 'The body is not JSON' })
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  throw new ServiceError('bad_input', { problem: 'The body is not one JSON-RPC message' })
}

/** Reads the one message of a request. A list of them would be many calls for the limit of one. */
export const readMessage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const message = parse(await c.req.text())
  c.set('message', message)
  c.set('paying', isPaying(message))
  await next()
}
