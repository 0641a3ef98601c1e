import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import { ServiceError } from '../errors.ts'
import type { Page } from '../pages/document.ts'
import { validate } from '../validate.ts'
import { addressOf } from './address-of.ts'
import { type AnswerBytes, answerCache, isFresh } from './answer-bytes.ts'
import type { AppEnv } from './app-env.ts'
import { callerOf } from './caller-of.ts'
import { limitBody } from './limit-body.ts'
import type { SoldRoute } from './paid-route.ts'
import { produce } from './produce.ts'
import { readInput } from './read-input.ts'
import { respond } from './respond.ts'
import { prefersPage, respondPage } from './respond-page.ts'
import type { Route } from './route.ts'

/** What routes need from the app. */
export interface MountOptions {
  /** Bounds POST requests by address. */
  readonly limit: MiddlewareHandler<AppEnv>
  /** Takes the caller's address from X-Forwarded-For. */
  readonly trustProxy: boolean
  /** Makes the handler of a paid route: it decides whether the answer is made at all. */
  readonly paid: (route: SoldRoute) => Handler<AppEnv>
}

const LIST_CACHING = 'public, max-age=300'

function queryOf(c: Context<AppEnv>): string {
  // Node's own path where there is one: the adapter would first make a whole address of it.
  const url = c.env.incoming?.url ?? c.req.url
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** The answers of a list depend on query and corpus only: kept as bytes, and answered 304 to a caller who has them. */
function listHandler(route: Route): Handler<AppEnv> {
  const bytes = answerCache()
  const answer = (c: Context<AppEnv>, made: AnswerBytes) => {
    const headers = { etag: made.etag, 'cache-control': LIST_CACHING }
    return respond(c, isFresh(c, made.etag) ? { ...made, status: 304, body: null } : made, headers)
  }
  return (c) => {
    const made = bytes(queryOf(c), async () => produce(route, await readInput(c, route)))
    return made instanceof Promise ? made.then((later) => answer(c, later)) : answer(c, made)
  }
}

const plainHandler =
  (route: Route, trustProxy: boolean): Handler<AppEnv> =>
  async (c) =>
    respond(c, await produce(route, await readInput(c, route), callerOf(c, trustProxy)), {
      'cache-control': 'no-store',
    })

const isSold = (route: Route): route is SoldRoute => route.paid !== undefined

function jsonHandler(route: Route, options: MountOptions): Handler<AppEnv> {
  if (isSold(route)) return options.paid(route)
  return route.caching === 'etag' ? listHandler(route) : plainHandler(route, options.trustProxy)
}

function limitOf({ limit }: Route, options: MountOptions): MiddlewareHandler<AppEnv> {
  if (limit === undefined) return options.limit
  if (limit === 'none') return (_c, next) => next()
  return async (c, next) => {
    await limit(addressOf(c, options.trustProxy))
    await next()
  }
}

type PagedRoute = Route & Required<Pick<Route, 'page'>>

const hasPage = (route: Route): route is PagedRoute => route.page !== undefined

/** A form sends every field; those left empty are no input. */
const filled = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))

async function pageOf(c: Context<AppEnv>, route: PagedRoute, trustProxy: boolean): Promise<Page> {
  const raw = filled(await readInput(c, route))
  if (route.blankPage && Object.keys(raw).length === 0) return route.blankPage()
  const input = validate(route.input, raw, route.refusal)
  return route.page(await route.handle(input, callerOf(c, trustProxy)), input)
}

function handlerOf(route: Route, options: MountOptions): Handler<AppEnv> {
  const json = jsonHandler(route, options)
  if (!hasPage(route)) return json
  const page = (c: Context<AppEnv>) => pageOf(c, route, options.trustProxy).then((made) => respondPage(c, made))
  return (c, next) => (prefersPage(c) ? page(c) : json(c, next))
}

/** Mounts one route: what holds for every route (methods, limits, order of checks) is done here and nowhere else. */
export function mountRoute(app: Hono<AppEnv>, route: Route, options: MountOptions): void {
  const { methods } = route
  const path = route.path.replace(/\{(\w+)\}/g, ':$1')
  const allowed = [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS']
  const handler = handlerOf(route, options)
  const note = (c: Context<AppEnv>) => {
    c.env.route = route.name
    c.env.sold = route.paid !== undefined
  }
  const noted: MiddlewareHandler<AppEnv> = (c, next) => {
    note(c)
    return next()
  }
  if (methods.includes('POST')) app.post(path, noted, limitOf(route, options), limitBody(route.maxBodyBytes), handler)
  // One handler and no chain: Hono calls it at once, and what is at hand is answered in the same turn.
  app.all(path, (c, next) => {
    note(c)
    const { method } = c.req
    if (methods.includes('GET') && (method === 'GET' || method === 'HEAD')) return handler(c, next)
    throw new ServiceError('method_not_allowed', { method, path, allowed })
  })
}
