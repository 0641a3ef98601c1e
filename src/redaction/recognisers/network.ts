import { byPattern, type Recogniser } from '../recogniser.ts'

/** Every machine has these: loopback, unspecified, broadcast, netmasks. They say nothing about anybody. */
const EVERYBODYS = /^(?:127\.|0\.0\.0\.0$|255\.)/
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

const INTERNAL_SUFFIX = '(?:internal|intranet|corp|lan|localdomain|home\\.arpa|cluster\\.local|local|priv|private)'

/** Addresses and names inside somebody's network. */
export const NETWORK: readonly Recogniser[] = [
  byPattern('ipv4', new RegExp(`(?<![0-9a-z.])${OCTET}(?:\\.${OCTET}){3}(?!\\.?[0-9a-z])`, 'gi'), {
    hints: ['.'],
    accepts: (secret, text, start) => !EVERYBODYS.test(secret) && !isVersion(text, start),
  }),
  byPattern('ipv6', /(?<![0-9a-z:.])(?:[0-9a-f]{1,4}:|:)(?:[0-9a-f]{0,4}:){1,7}[0-9a-f]{0,4}(?![0-9a-z:])/gi, {
    hints: [':'],
    accepts: isIpv6,
  }),
  byPattern('mac-address', /(?<![0-9a-z:-])[0-9a-f]{2}(?:([:-])[0-9a-f]{2})(?:\1[0-9a-f]{2}){4}(?![0-9a-z:-])/gi),
  byPattern(
    'internal-host',
    new RegExp(
      `(?<![a-z0-9@_.-])(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\\.){1,6}${INTERNAL_SUFFIX}(?![a-z0-9_-]|\\.[a-z0-9])`,
      'gi',
    ),
    { hints: ['.in', '.corp', '.l', '.home', '.priv', '.cluster'] },
  ),
  byPattern('internal-host', /(?<![a-z0-9_.-])ip-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}(?![0-9a-z-])/gi, { hints: ['ip-'] }),
]
