import { isIP } from 'node:net'
import hosts from './data/hosts.json' with { type: 'json' }

/** What the address of a listed resource says about it: nothing, or that no stranger can be its customer. */
export type HostKind = 'ordinary' | 'demo' | 'tunnel' | 'local' | 'no URL'

const under = (host: string, suffixes: readonly string[]): boolean =>
  suffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))

/** Addresses that lead back to the asker or into a private network (RFC 1918, RFC 6598, loopback, link-local). */
const PRIVATE =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:::1$|f[cd]|fe80:)/

const isDemo = (host: string): boolean =>
  under(host, hosts.demo_suffixes) ||
  host.split('.').some((label) => hosts.demo_words.some((word) => `-${label}-`.includes(`-${word}-`)))

/**
 * Reads the host of a resource against the lists of demo and tunnel hosts. Nobody is called: it goes by the name alone.
 *
 * @example
 * hostKind('https://a1b2.ngrok-free.app/weather') // 'tunnel'
 * hostKind('https://x402-demo.example-shop.io/') // 'demo'
 */
export function hostKind(resource: string): HostKind {
  if (!URL.canParse(resource)) return 'no URL'
  const host = new URL(resource).hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return PRIVATE.test(host) ? 'local' : 'ordinary'
  if (under(host, hosts.tunnels)) return 'tunnel'
  if (under(host, hosts.local)) return 'local'
  return isDemo(host) ? 'demo' : 'ordinary'
}
