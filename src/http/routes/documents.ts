import { z } from 'zod'
import { type ApiDescription, docsPage } from '../../pages/docs.ts'
import { llmsTxt } from '../llms-txt.ts'
import { openApiDocument } from '../openapi.ts'
import { defineRoute, type Route } from '../route.ts'
import type { Services } from '../services.ts'

const none = z.strictObject({})
const asText = (mediaType: string) => ({
  mediaTypes: [mediaType],
  produces: (answer: unknown) => ({ mediaType, body: String(answer) }),
})

/** A page with a torn corner. Also what tabs show, so it is drawn for 16 pixels. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#1f3a4d" d="M2 1h8l4 4v10H2z"/><path fill="#e8b04a" d="M10 1l-1 3 2 1-1 2 4-2z"/></svg>\n'

const siteMap = (publicUrl: string, routes: readonly Route[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes
      .flatMap(({ page, path, instances }) => instances ?? (page ? [path] : []))
      .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** Documents by which programs find out what is here. They follow the configuration, so nobody may keep them. */
export function documentRoutes(services: Services, listed: () => readonly Route[]): Route[] {
  const document = (route: Pick<Route, 'name' | 'path' | 'summary' | 'answer' | 'handle'> & Partial<Route>) =>
    defineRoute({
      methods: ['GET'],
      description: route.summary,
      input: none,
      example: {},
      errors: ['bad_input'],
      caching: 'no-store',
      ...route,
    })
  const wellKnown = async () => ({
    version: 1,
    resources: listed()
      .filter((route) => route.paid)
      .map((route) => `${services.publicUrl}${route.path}`),
    prices_usd: services.prices,
    receipt_signer: (await services.selling()).receipt_signer,
    documents: { openapi: `${services.publicUrl}/openapi.json`, llms: `${services.publicUrl}/llms.txt` },
  })
  const wellKnownAnswer = z.object({
    version: z.literal(1),
    resources: z.array(z.url()),
    prices_usd: z.record(z.string(), z.string()),
    receipt_signer: z.string().nullable(),
    documents: z.record(z.string(), z.url()),
  })
  let made: unknown
  const openapi = () => {
    made ??= openApiDocument(services, listed())
    return made
  }
  return [
    document({
      name: 'llms_txt',
      path: '/llms.txt',
      summary: 'The service in short, for language models',
      answer: z.string(),
      handle: () => llmsTxt(services, listed()),
      ...asText('text/markdown; charset=utf-8'),
    }),
    document({
      name: 'openapi',
      path: '/openapi.json',
      summary: 'This description, OpenAPI 3.1',
      answer: z.looseObject({ openapi: z.string() }),
      handle: openapi,
    }),
    document({
      name: 'docs',
      path: '/docs',
      summary: 'The API reference: a page for people, the same document for programs',
      answer: z.looseObject({ openapi: z.string() }),
      handle: openapi,
      page: (answer) => docsPage(answer as ApiDescription),
    }),
    document({
      name: 'well_known_x402',
      path: '/.well-known/x402',
      summary: 'What is sold here, for x402 directories',
      answer: wellKnownAnswer,
      handle: wellKnown,
    }),
    document({
      name: 'well_known_x402_json',
      path: '/.well-known/x402.json',
      summary: 'The same under the other name that directories ask for',
      answer: wellKnownAnswer,
      handle: wellKnown,
    }),
    document({
      name: 'robots_txt',
      path: '/robots.txt',
      summary: 'What crawlers may read: all that is free',
      answer: z.string(),
      handle: () =>
        [
          'User-agent: *',
          ...listed()
            .filter((route) => route.paid)
            .map((route) => `Disallow: ${route.path}`),
          'Allow: /',
          `Sitemap: ${services.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ...asText('text/plain; charset=utf-8'),
    }),
    document({
      name: 'sitemap',
      path: '/sitemap.xml',
      summary: 'The pages for people, for search engines',
      answer: z.string(),
      handle: () => siteMap(services.publicUrl, listed()),
      ...asText('application/xml; charset=utf-8'),
    }),
    document({
      name: 'favicon',
      path: '/favicon.svg',
      summary: 'The sign of this service, for tabs and directories',
      answer: z.string(),
      handle: () => FAVICON,
      caching: 'etag',
      ...asText('image/svg+xml'),
    }),
  ]
}
