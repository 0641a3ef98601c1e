import { byPattern, type Recogniser } from '../recogniser.ts'

/**
 * Addresses that say nothing about anybody: loopback, unspecified, netmasks, the private ranges by their names, the metadata
 * service of clouds, public resolvers.
 */
const EVERYBODYS =
  /^(?:127\.|0\.0\.0\.0$|255\.|10\.0\.0\.0$|172\.16\.0\.0$|192\.168\.0\.0$|169\.254\.(?:0\.0|169\.254)$|1\.[01]\.[01]\.1$|8\.8\.[48]\.[48]$|9\.9\.9\.9$)/
const isVersion = (text: string, start: number): boolean =>
  /(?:\bv|version\s{0,2}|release\s{0,2}|==|[-_^~@])$/i.test(text.slice(Math.max(0, start - 12), start))

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'

/** Eight groups, or fewer around one `::`; at least two groups must hold something, so that `::` and `a::b` of code stay. */
function isIpv6(secret: string): boolean {
  const groups = secret.split('::')
  if (groups.length > 2) return false
  const filled = secret.split(':').filter(Boolean)
  if (filled.some((group) => group.length > 4)) return false
  if (groups.length === 1) return filled.length === 8
  return filled.length >= 2 && filled.length <= 7 && /\d/.test(secret)
}

/** `settings.local` and `this.private` are names in code. */
const MEMBER_OF_CODE = /^(?:cls|config|env|module|options|scope|self|settings|this|thread|threading|window)\./i

const INTERNAL_SUFFIX = '(?:internal|intranet|corp|lan|localdomain|home\\.arpa|cluster\\.local|local|priv|private)'

/** Addresses and names inside somebody's network. */
export const NETWORK: readonly Recogniser[] = [
  byPattern('ipv4', new RegExp(`(?<![0-9a-z.])${OCTET}(?:(?:\\.|\\[\\.\\])${OCTET}){3}(?!\\.?[0-9a-z])`, 'gi'), {
    hints: ['.'],
    accepts: (secret, text, start) => !EVERYBODYS.test(secret) && !isVersion(text, start),
  }),
  byPattern('ipv6', /(?<![0-9a-z:.])(?:[0-9a-f]{1,4}:|:)(?:[0-9a-f]{0,4}:){1,7}[0-9a-f]{0,4}(?![0-9a-z:])/gi, {
    hints: [':'],
    accepts: isIpv6,
  }),
  byPattern('mac-address', /(?<![0-9a-z:-])[0-9a-f]{2}(?:([:-])[0-9a-f]{2})(?:\1[0-9a-f]{2}){4}(?![0-9a-z:-])/gi, {
    accepts: (secret) => !/^(?:00|ff)[:-](?:(?:00|ff)[:-]?)+$/i.test(secret),
  }),
  byPattern(
    'internal-host',
    new RegExp(
      `(?<![a-z0-9@_.-])(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\\.){1,6}${INTERNAL_SUFFIX}(?![a-z0-9_(-]|\\.[a-z0-9])`,
      'gi',
    ),
    {
      hints: ['.in', '.corp', '.l', '.home', '.priv', '.cluster'],
      accepts: (secret) => !MEMBER_OF_CODE.test(secret),
    },
  ),
  byPattern('internal-host', /(?<![a-z0-9_.-])ip-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}(?![0-9a-z-])/gi, { hints: ['ip-'] }),
  // Hosts that a cloud or a tunnel names for one customer's resource
  byPattern(
    'internal-host',
    /(?<![a-z0-9_.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:(?:rds|elb|compute|compute-1|cache|es)\.amazonaws\.com|execute-api\.[a-z0-9-]{1,24}\.amazonaws\.com|(?:database|blob\.core|vault)\.(?:windows|azure)\.net|cloudapp\.azure\.com|ts\.net|ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com)(?![a-z0-9-])/gi,
    { hints: ['amazonaws', 'windows.net', 'azure', 'ts.net', 'ngrok', 'trycloudflare'] },
  ),
  // A share of a Windows network
  byPattern('internal-host', /(?<![\\a-z0-9:])\\\\(?=[a-z0-9-]{2,63}\\[a-z0-9$])(?<secret>[a-z0-9-]{2,63})/gi, {
    hints: ['\\\\'],
  }),
]
