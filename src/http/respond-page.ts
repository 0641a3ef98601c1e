import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { documentOf, type Page } from '../pages/document.ts'
import type { AppEnv } from './app-env.ts'
import { headerOf } from './header-of.ts'
import { respond } from './respond.ts'
import { gzipHeaders, takesGzip } from './takes-gzip.ts'

/** How much a caller wants a type, and where it names it: an exact name before a star of the same weight. */
function wish(accept: string, type: string): { readonly weight: number; readonly place: number } {
  const ranges = accept.split(',').map((range, place) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
    return { name, weight, place }
  })
  const exact = ranges.find(({ name }) => name === type)
  const star = ranges.find(({ name }) => name === `${type.split('/')[0]}/*` || name === '*/*')
  return exact ?? { weight: star?.weight ?? 0, place: ranges.length }
}

/**
 * Whether a caller would rather have a page than JSON: browsers name text/html first. Programs do not name it at all, which is seen
 * without reading the header any further.
 */
export function prefersHtml(accept: string | undefined): boolean {
  if (!accept?.includes('text/html')) return false
  const [page, json] = [wish(accept, 'text/html'), wish(accept, 'application/json')]
  return page.weight > json.weight || (page.weight === json.weight && page.weight > 0 && page.place < json.place)
}

/** The one place where a page is chosen over JSON. */
export const prefersPage = (c: Context<AppEnv>): boolean =>
  prefersHtml(headerOf(c, 'accept')) && c.env.site !== undefined

/** Nothing is loaded, run or sent but what carries the nonce of this one answer or goes to this address. */
const policy = (nonce: string, foreignIcons: boolean) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self'${foreignIcons ? ' data:' : ''}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A page in the frame of the site. Nobody keeps it: its nonce is for one answer, and it may hold a text that was sent. */
export function respondPage(
  c: Context<AppEnv>,
  page: Page,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const { site } = c.env
  if (!site) throw new Error('a page is asked for where there are none')
  const nonce = randomBytes(16).toString('base64')
  const text = documentOf(page, site, nonce)
  const zipped = takesGzip(c)
  return respond(
    c,
    { status, mediaType: 'text/html; charset=utf-8', body: zipped ? new Uint8Array(gzipSync(text)) : text },
    {
      ...headers,
      'content-security-policy': policy(nonce, page.foreignIcons === true),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...gzipHeaders(zipped),
    },
  )
}
