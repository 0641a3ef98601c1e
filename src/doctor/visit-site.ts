import { z } from 'zod'
import { readV1, readV2 } from './challenge.ts'
import { jsonOf, type Look, type Seen } from './seen.ts'
import type { RouteSeen, Site } from './site.ts'

/** A market place with more is looked at by its first ones. */
export const MAX_PATHS = 50

const METHODS = ['GET', 'POST'] as const

const wellKnown = z.object({ resources: z.array(z.string()) })
const paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

type Paths = z.output<typeof paths>['paths']

const documentOf = ({ status, body }: Seen): unknown => (status === 200 ? jsonOf(body) : undefined)
const listedIn = (seen: Seen): readonly string[] => wellKnown.safeParse(documentOf(seen)).data?.resources ?? []
const pathsIn = (seen: Seen): Paths => paths.safeParse(documentOf(seen)).data?.paths ?? {}

const isPaid = (operation: unknown): boolean =>
  typeof operation === 'object' && operation !== null && 'x-payment-info' in operation

/** The paths that are sold: what the address names, else what is listed, else what OpenAPI prices. */
function pathsToVisit(url: URL, listed: readonly string[], described: Paths): string[] {
  if (url.pathname !== '/') return [url.pathname]
  const found = listed.filter((resource) => URL.canParse(resource)).map((resource) => new URL(resource).pathname)
  if (found.length > 0) return [...new Set(found)].slice(0, MAX_PATHS)
  const priced = Object.entries(described).filter(([, operations]) => Object.values(operations).some(isPaid))
  return priced.map(([path]) => path).slice(0, MAX_PATHS)
}

/** Those that OpenAPI describes; GET where it is silent. */
function methodsOf(path: string, described: Paths): readonly ('GET' | 'POST')[] {
  const known = METHODS.filter((method) => described[path]?.[method.toLowerCase()] !== undefined)
  return known.length > 0 ? known : ['GET']
}

async function visitRoute(look: Look, url: string, method: 'GET' | 'POST', operation: unknown): Promise<RouteSeen> {
  const probe = await look(url, method)
  const preflight = await look(url, 'OPTIONS', {
    origin: 'https://buyer.example',
    'access-control-request-method': method,
    'access-control-request-headers': 'payment-signature,x-payment',
  })
  const head = method === 'GET' ? await look(url, 'HEAD') : null
  return {
    path: new URL(url).pathname,
    method,
    probe,
    preflight,
    head,
    v1: readV1(probe),
    v2: readV2(probe),
    operation,
  }
}

/**
 * Asks a seller what directories and buyers ask before anybody pays, one request after the other. Paths are taken from the
 * lists and asked at the address that was given, so a shop can be looked at before its public address works.
 */
export async function visitSite(url: URL, look: Look): Promise<Site> {
  const wellKnownSeen = await look(`${url.origin}/.well-known/x402`, 'GET')
  const openapi = await look(`${url.origin}/openapi.json`, 'GET')
  const described = pathsIn(openapi)
  const routes: RouteSeen[] = []
  for (const path of pathsToVisit(url, listedIn(wellKnownSeen), described)) {
    for (const method of methodsOf(path, described)) {
      const operation = described[path]?.[method.toLowerCase()]
      routes.push(await visitRoute(look, `${url.origin}${path}`, method, operation))
    }
  }
  return { origin: url.origin, wellKnown: wellKnownSeen, openapi, routes }
}

/** Whether anything answered at all. */
export const wasReached = ({ wellKnown: known, openapi, routes }: Site): boolean =>
  [known, openapi, ...routes.map(({ probe }) => probe)].some(({ status }) => status !== 0)
