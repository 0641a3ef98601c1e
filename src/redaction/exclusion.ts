import type { Case } from '../cases/case.ts'
import { GIVEN_NAMES } from './given-names.ts'
import { PLACEHOLDER_OPEN } from './mask.ts'
import { proseOf, withoutCode } from './prose.ts'

/** Why a document is left out of the corpus; stable codes, shown in place of the text. */
export type ExclusionReason = 'names_person' | 'business_relation' | 'money_amount' | 'quotes_person' | 'too_long'

const HONORIFIC = /\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|Professor|Herr|Frau|Monsieur|Madame|Señora?|Sir|Dame)\.? \p{Lu}\p{Ll}+/u
const TWO_NAMES =
  /(?<![\p{L}\p{N}_@/.-])(\p{Lu}\p{L}+)(?: \p{Lu}\.)? (?:(?:van|von|der|den|de|da|dos|du|del|di|la|le|el|bin|al)[ -]){0,2}\p{Lu}\p{Ll}[\p{L}'’-]*/gu
const NAME_AND_MAIL = new RegExp(`\\p{Lu}\\p{Ll}+[^<>\\n]{0,40} <(?:${PLACEHOLDER_OPEN}email|[^<>\\s@]{1,64}@)`, 'u')
/** A handle where somebody is spoken of or to; `@dataclass` and `@types/node` are none. */
const HANDLE =
  /(?:\b(?:by|from|cc|thanks to|thank|ping(?:ed)?|user|author|maintainer|asked|told|reported by|assigned to)|^|\n)[ :]{1,2}@[a-z0-9][a-z0-9-]{1,38}(?![\w/.(-])/i

function namesPerson(text: string): boolean {
  if (HONORIFIC.test(text) || NAME_AND_MAIL.test(text) || HANDLE.test(text)) return true
  for (const [, given = ''] of text.matchAll(TWO_NAMES)) {
    if (
      GIVEN_NAMES.has(
        given
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .toLowerCase(),
      )
    )
      return true
  }
  return false
}

const RELATION =
  '(?:clients?|customers?|vendors?|suppliers?|partners?|contractors?|subcontractors?|resellers?|investors?|landlords?|tenants?|subsidiar(?:y|ies)|acquirers?|accounts? of|contracts? with|agreements? with|deals? with|invoices? (?:to|from|of))'
/** A capitalised word that is no name of a company beside a relation word: computing has clients and vendors of its own. */
const TECHNICAL =
  '(?!(?:API|SDK|Error|Errors|ID|IDs|Support|Success|Id|URL|HTTP|HTTPS|IPv4|IPv6|WebSocket|WebSockets|GraphQL|SSL|TLS|TCP|UDP|DNS|SQL|JSON|XML|REST|RPC|SSH|VPN|OAuth|Node|React|Java|JavaScript|TypeScript|Python|Go|Rust|Ruby|Redis|Postgres|PostgreSQL|MySQL|MongoDB|Kafka|RabbitMQ|Elasticsearch|Nginx|Axios|OkHttp|Curl|Docker|Kubernetes|Linux|Windows|Android|Chrome|Firefox|Safari|The|This|That|These|It|We|They|A|An|No|Not|All|Each|Every|In|On|At|For|If|When|After|Before|Then|And|But|Or|So|As|Only|Some|Most|Many|Two|Three|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\\b)'
/** What speaks a protocol is a program: "the HTTP client Axios". */
const OF_A_PROTOCOL =
  '(?<!\\b(?:HTTP|HTTPS|REST|RPC|gRPC|GraphQL|WebSocket|API|SQL|Redis|Kafka|Postgres|PostgreSQL|MySQL|MongoDB|S3|SSH|SMTP|IMAP|FTP|MQTT|AMQP|DNS|LDAP|Kubernetes|Docker|Git) )'
const PROPER_NAME = `${TECHNICAL}\\p{Lu}\\p{L}*\\p{Ll}\\p{L}*`
const RELATION_THEN_NAME = new RegExp(
  `${OF_A_PROTOCOL}\\b${RELATION}(?:,| called| named|:)? (?:the )?${PROPER_NAME}`,
  'u',
)
const NAME_THEN_RELATION = new RegExp(
  `${PROPER_NAME}(?: \\p{Lu}\\p{L}+){0,3}(?:,|,? (?:is|was|as|became)) (?:an?|the|our|their|one of (?:our|the)) (?:\\p{Ll}[\\p{L}-]* ){0,3}${RELATION}\\b`,
  'u',
)

const CURRENCY_CODE =
  '(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|KRW|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|ZAR|TRY|RUB|UAH|SGD|HKD|USDC|USDT|BTC|ETH)'
const TIMES = '(?:k|m|bn|million|billion|thousand)'
const SIGN_AND_NUMBER = new RegExp(
  `[€£¥₹₩₽₺]\\s?\\d|\\d[\\d.,]{0,20}\\s?[€£¥₹₩₽₺]|\\$\\s?\\d[\\d.,]*\\d|\\$\\d ?${TIMES}\\b|\\d\\s?${TIMES}?\\s?(?:dollars?|euros?)\\b`,
  'iu',
)
/** Codes are written in capitals: `eth0` is a network interface and `cad51f2` a commit. */
const CODE_AND_NUMBER = new RegExp(`\\b${CURRENCY_CODE} ?\\d|\\d ?${TIMES}? ?${CURRENCY_CODE}\\b`, 'u')
/** `$1` in code is an argument. */
const SMALL_DOLLARS = /\$\s?\d(?![\w{])/

const namesMoney = (text: string): boolean =>
  SIGN_AND_NUMBER.test(text) || CODE_AND_NUMBER.test(text) || SMALL_DOLLARS.test(withoutCode(text))

/** Words that belong together may be parted by a line break, by emphasis, by quotation marks or by an entity. */
const flattened = (text: string): string =>
  text
    .replace(/[*“”"]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replace(/\n{2,}/g, '\u2029')
    .replace(/\s+(?!\u2029)/gu, ' ')
    .replace(/\u2029/g, '\n\n')

/**
 * Why a document may not be published at all, from its text after masking. An operator's own document is left out whole
 * where it names a person, a business relation or an amount of money. From a published source, the organisations and
 * amounts that it states may stand, and private persons and handles may not.
 */
export function exclusionReasons(item: Case, provenance: 'public' | 'private'): readonly ExclusionReason[] {
  const text = [proseOf(item), ...item.asked_as].map(flattened).join('\n\n')
  const person = namesPerson(text) ? (['names_person'] as const) : []
  if (provenance === 'public') return person
  return [
    ...person,
    ...(RELATION_THEN_NAME.test(text) || NAME_THEN_RELATION.test(text) ? (['business_relation'] as const) : []),
    ...(namesMoney(text) ? (['money_amount'] as const) : []),
  ]
}
