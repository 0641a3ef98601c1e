import { ServiceError } from '../errors.ts'
import { holdsSecret } from './masked.ts'
import { remembered } from './remembered.ts'

/** Different names of one service. Keys and values are folded; no value is a key, so that folding twice changes nothing. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['api.openai.com', 'openai'],
  ['api.anthropic.com', 'anthropic'],
  ['claude', 'anthropic'],
  ['generativelanguage.googleapis.com', 'gemini'],
  ['google-gemini', 'gemini'],
  ['api.github.com', 'github'],
  ['github.com', 'github'],
  ['gitlab.com', 'gitlab'],
  ['slack.com', 'slack'],
  ['api.slack.com', 'slack'],
  ['api.notion.com', 'notion'],
  ['api.stripe.com', 'stripe'],
  ['api.linear.app', 'linear'],
  ['postgresql', 'postgres'],
  ['pg', 'postgres'],
  ['brave-web-search', 'brave-search'],
])

const refuse = (problem: string): never => {
  throw new ServiceError('invalid_report', { param: 'service', problem })
}

/** How MCP servers are packaged says nothing of the service behind them. */
const AFFIXES = [
  /^@[a-z0-9._-]+\//,
  /^mcp[-_.:]+server[-_.:]+/,
  /^server[-_.:]+(?=.)/,
  /^mcp[-_.:/]+/,
  /[-_.:]+mcp[-_.:]+server$/,
  /[-_.:]+mcp$/,
  /[-_.:]+server$/,
]

const LOCAL_SUFFIX =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|corp|home|private|test|invalid|localnet|home\.arpa)$/
const BARE_ADDRESS = /^\[?(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7})\]?(?::\d+)?$/

function stripAffixes(name: string): string {
  let stripped = name
  for (let before = ''; before !== stripped; ) {
    before = stripped
    for (const affix of AFFIXES) {
      const shorter = stripped.replace(affix, '')
      if (shorter !== '') stripped = shorter
    }
  }
  return stripped
}

/** A host with what surrounds it taken off: scheme, user, path, port, `www.` and the root's dot. */
const hostOf = (name: string): string =>
  name
    .replace(/^[a-z][a-z0-9+.-]{1,20}:\/\//, '')
    .replace(/^[^/@]*@(?=[^/]*\.)/, '')
    .replace(/(?<=\.[a-z0-9-]{2,63}(?::\d{1,5})?)[/?#].*$/, '')

const trimHost = (name: string): string =>
  name
    .replace(/:\d{1,5}$/, '')
    .replace(/\.+$/, '')
    .replace(/^(?:www\.)+(?=.+\..)/, '')

const refusePrivate = (name: string): void => {
  if (BARE_ADDRESS.test(name)) refuse('is an address; name the service or its public host')
  if (LOCAL_SUFFIX.test(name)) refuse('is a private or local host; only public services and tools are reported')
}

/** One reading of a name; what it uncovers, the next one reads. */
function readOnce(name: string): string {
  refusePrivate(name.replace(/^[a-z][a-z0-9+.-]{1,20}:\/\//, '').replace(/[/?#].*$/, ''))
  const host = trimHost(hostOf(name))
  refusePrivate(host)
  const stripped = trimHost(stripAffixes(host))
  return ALIASES.get(stripped) ?? stripped
}

/** A name settles after two or three readings; what takes more is no name. */
const MOST_READINGS = 8

/**
 * The one name of a service: folded, a public host kept as a host, the packaging of an MCP server taken off, then aliases. Naming
 * a name changes nothing.
 *
 * @throws ServiceError `invalid_report` for a private host, a bare address, a local suffix, or a name that holds a secret.
 * @example
 * canonicalService('@modelcontextprotocol/server-GitHub') // 'github'
 */
export const canonicalService = remembered(1000, (raw) => {
  if (holdsSecret(raw)) refuse('holds what looks like a secret or a personal identifier')
  let name = raw.trim().toLowerCase().replace(/\s+/g, '-')
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const next = readOnce(name)
    if (next === name) break
    name = next
  }
  if (!/^[a-z0-9@][a-z0-9._@/:-]*$/.test(name)) refuse('must be a name of letters, digits, dots and dashes')
  if (holdsSecret(name)) refuse('holds what looks like a secret or a personal identifier')
  return name
})
