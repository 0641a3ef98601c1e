import type { Context, Handler } from 'hono'
import { ServiceError } from '../errors.ts'
import { isLoopback } from '../is-loopback.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { sameSecret } from '../same-secret.ts'
import type { AppEnv } from './app-env.ts'
import { headerOf } from './header-of.ts'
import { respond } from './respond.ts'

export const METRICS_PATH = '/metrics'

export interface MetricsAccess {
  readonly operatorToken: string | undefined
  /** With a proxy in front, every caller's socket is the proxy's: then the token alone opens it. */
  readonly trustProxy: boolean
}

/** What says that somebody else has sent the request on, or that a page of another site makes it. */
const SENT_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'origin']

const ofThisMachine = (address = '') => /^(?:(?:::ffff:)?127\.|::1$)/.test(address)

/** Sent from this machine, by its own name, and not by way of a proxy or of a browser's page. */
function isLocal(c: Context<AppEnv>): boolean {
  if (!ofThisMachine(c.env.incoming?.socket.remoteAddress)) return false
  if (SENT_ON.some((name) => headerOf(c, name) !== undefined)) return false
  return isLoopback(`http://${headerOf(c, 'host')}`)
}

const tokenOf = (c: Context<AppEnv>): string | undefined =>
  headerOf(c, 'x-operator-token') ?? /^Bearer +(\S+)$/i.exec(headerOf(c, 'authorization') ?? '')?.[1]

function mayRead(c: Context<AppEnv>, { operatorToken, trustProxy }: MetricsAccess): boolean {
  const token = tokenOf(c)
  if (token !== undefined) return operatorToken !== undefined && sameSecret(token, operatorToken)
  return !trustProxy && isLocal(c)
}

/** `GET /metrics`, for the operator. To everybody else it is an address like any that does not exist. */
export const metricsRoute =
  (metrics: Pick<Metrics, 'read'>, access: MetricsAccess): Handler<AppEnv> =>
  async (c) => {
    if (!mayRead(c, access)) throw new ServiceError('not_found', { path: 'this address' })
    return respond(c, await metrics.read(), { 'cache-control': 'no-store' })
  }
