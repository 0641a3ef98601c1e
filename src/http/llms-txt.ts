import { SERVICE_NAME, WHAT } from '../service-info.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'

const takes = ({ input }: Route) => {
  const names = Object.keys(input.shape)
  return names.length > 0 ? ` (takes ${names.map((name) => `\`${name}\``).join(', ')})` : ''
}

const link = (services: Services, route: Route) => {
  const { path, summary, paid } = route
  return `- [${path}](${services.publicUrl}${path}): ${summary}${paid ? `, $${services.prices[paid]}` : ''}${takes(route)}`
}

/** The service as a short Markdown file in the shape of llmstxt.org: title, summary, notes, sections of links. */
export function llmsTxt(services: Services, routes: readonly Route[]): string {
  const { cases, measured, research } = services.corpus.manifest.counts
  const section = (heading: string, wanted: (route: Route) => boolean) => [
    `## ${heading}`,
    '',
    ...routes.filter(wanted).map((route) => link(services, route)),
    '',
  ]
  const isDocument = (route: Route) => /\.(txt|json|svg|xml)$|^\/\.well-known|^\/(health|docs|terms)$/.test(route.path)
  return [
    `# ${SERVICE_NAME}`,
    '',
    `> ${WHAT}`,
    '',
    `${cases} cases, ${measured} of them with measured figures, ${research} of them failures of measuring. Before you write "we found that", send the text to /precheck, free. Before an irreversible act, buy a brief. Errors and empty answers are never charged.`,
    '',
    'A paid route answers 402 with its price; sign it with any x402 client (protocol version 1 or 2) and repeat the request.',
    '',
    ...section('Free', (route) => !route.paid && !isDocument(route)),
    ...section('Paid', (route) => route.paid !== undefined),
    ...section('Optional', isDocument),
  ].join('\n')
}
