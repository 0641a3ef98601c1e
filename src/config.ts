import { isAddress } from 'viem/utils'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { type Prices, resolvePrices } from './payment/prices.ts'

const hasCredentials = (value: string) =>
  URL.canParse(value) && new URL(value).username + new URL(value).password !== ''

/** What `VARIABLES` says of one environment variable; README's table is held equal to it by a test. */
interface Variable {
  readonly default: string
  readonly what: string
}

/** Every environment variable that the server reads. `<...>` stands for a part of the name. */
export const VARIABLES = {
  HOST: { default: '127.0.0.1', what: 'address to listen on' },
  PORT: { default: '8402', what: 'port to listen on; 0 takes a free one' },
  PUBLIC_URL: { default: 'http://HOST:PORT', what: 'the address that buyers see; every payment names it' },
  CORPUS_DIR: {
    default: 'dist, beside this program',
    what: 'folder with a built corpus (`corpus.json`, `manifest.json`)',
  },
  LOG_LEVEL: { default: 'info', what: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`' },
  TRUST_PROXY: { default: 'off', what: '`on` takes the caller’s address from `X-Forwarded-For`' },
  RATE_LIMIT_PER_MINUTE: {
    default: '60',
    what: 'POST requests a minute and address on free routes; 0 turns limits off',
  },
  OPERATOR_NAME: { default: 'none', what: 'who sells, shown at `/` and in the terms' },
  OPERATOR_CONTACT: { default: 'none', what: 'mail address or URL, shown at `/` and in OpenAPI' },
  X402_PAY_TO: { default: 'none', what: 'address that receives payments; unset, paid routes answer 503' },
  X402_NETWORKS: { default: 'eip155:8453', what: 'networks (CAIP-2, comma-separated) on which payment is taken' },
  X402_FACILITATOR: {
    default: 'none',
    what: 'facilitator URL, several with commas between (tried in order), or `local`',
  },
  X402_FACILITATOR_AUTH: {
    default: 'none',
    what: 'value of the Authorization header that the facilitator asks for; of several one each, with commas between',
  },
  'X402_PRICE_<ROUTE>': { default: 'see prices', what: 'price in USD of SEARCH, AUDIT, BRIEF, RESEARCH or ARCHIVE' },
  'X402_RPC_URL_<CHAIN ID>': { default: 'the chain’s public RPC', what: 'private RPC for reading and settling' },
  'X402_PUBLIC_RPC_URL_<CHAIN ID>': { default: 'the chain’s public RPC', what: 'RPC that browser wallets are told of' },
  X402_SETTLER_KEY: { default: 'none', what: 'key of the account that pays gas, with X402_FACILITATOR=local' },
  X402_RECEIPT_KEY: { default: 'none', what: 'key that signs receipts; unset, there are none' },
  X402_VERIFY_TIMEOUT_MS: { default: '5000', what: 'how long a facilitator may take to verify' },
  X402_SETTLE_TIMEOUT_MS: { default: '30000', what: 'how long a facilitator may take to settle' },
  X402_MAX_TIMEOUT_SECONDS: { default: '300', what: 'how long a signed payment stays valid' },
  DATABASE_URL: { default: 'none', what: 'PostgreSQL for the ledger and the network, for several processes' },
  LEDGER_PATH: {
    default: 'failure-archive.db',
    what: 'SQLite file of the ledger and the network, when DATABASE_URL is unset',
  },
  ANSWER_TTL_HOURS: { default: '24', what: 'how long a paid answer can be read again' },
  REPORTER_SALT: {
    default: 'made once',
    what: 'salt of the hashes under which reporters are kept; unset, one is made and kept in the store',
  },
  OPERATOR_TOKEN: {
    default: 'none',
    what: 'who sends it as `X-Operator-Token` reports as the operator, and may read `/metrics` from anywhere',
  },
  INCOME_FROM_BLOCK: { default: 'none', what: 'block from which received payments are counted; unset, `/` shows none' },
} as const satisfies Record<string, Variable>

const url = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((value) => !hasCredentials(value), 'must not hold a user or password')
  .transform((value) => value.replace(/\/+$/, ''))
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
/** A slip in an address sends the money to nobody, so a mixed-case one has to hold its EIP-55 checksum. */
const address = z
  .string()
  .refine(
    (value) => isAddress(value),
    'must be an address: 0x and 40 hex digits, with a right checksum where the case is mixed',
  )
  .refine((value) => !/^0x0{40}$/.test(value), 'must not be the zero address')
const privateKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hex digits')
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1))

/** Ten years; beyond what a date can hold, nothing would ever be dropped. */
const MOST_TTL_HOURS = 87_600

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8402),
  PUBLIC_URL: url.refine((value) => !/[?#]/.test(value), 'must have no query and no fragment').optional(),
  CORPUS_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000).default(60),
  OPERATOR_NAME: z.string().max(100, 'must have at most 100 characters').optional(),
  OPERATOR_CONTACT: z.union([z.email(), url], 'must be a mail address or an http or https URL').optional(),
  X402_PAY_TO: address.optional(),
  X402_NETWORKS: list(z.string().regex(/^eip155:\d+$/, 'must be CAIP-2 networks such as eip155:8453')).default([
    'eip155:8453',
  ]),
  X402_FACILITATOR: z
    .union(
      [z.literal('local'), list(url)],
      'must be `local`, or http or https URLs without a user or password (X402_FACILITATOR_AUTH is for that)',
    )
    .optional(),
  X402_FACILITATOR_AUTH: z.string().optional(),
  X402_SETTLER_KEY: privateKey.optional(),
  X402_RECEIPT_KEY: privateKey.optional(),
  X402_VERIFY_TIMEOUT_MS: whole(100, 60_000).default(5_000),
  X402_SETTLE_TIMEOUT_MS: whole(100, 300_000).default(30_000),
  X402_MAX_TIMEOUT_SECONDS: whole(10, 3_600).default(300),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' }).optional(),
  LEDGER_PATH: z.string().default('failure-archive.db'),
  ANSWER_TTL_HOURS: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number of hours')
    .transform(Number)
    .refine((hours) => hours <= MOST_TTL_HOURS, `must be at most ${MOST_TTL_HOURS} hours`)
    .default(24),
  REPORTER_SALT: z.string().min(16, 'must have at least 16 characters').optional(),
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  INCOME_FROM_BLOCK: whole(0, Number.MAX_SAFE_INTEGER).optional(),
})

const families = {
  X402_PRICE_: z.string(),
  X402_RPC_URL_: url,
  X402_PUBLIC_RPC_URL_: url,
} as const

/** The environment in the service's own words. RPC addresses are keyed by chain id. */
export interface Config extends Omit<z.infer<typeof environment>, 'PUBLIC_URL' | 'TRUST_PROXY'> {
  readonly PUBLIC_URL: string
  readonly TRUST_PROXY: boolean
  readonly prices: Prices
  readonly rpcUrls: Readonly<Record<string, string>>
  /** For wallets: the private ones never leave the server. */
  readonly publicRpcUrls: Readonly<Record<string, string>>
}

/** Variables that clients on the same machine read; a server may meet them. */
const OF_CLIENTS = ['X402_PRIVATE_KEY', 'X402_MAX_USD_PER_CALL', 'X402_MAX_USD_PER_DAY']

/** A name that is nearly right would be ignored without a word, and the setting that was meant with it. */
function refuseUnknown(env: NodeJS.ProcessEnv): void {
  const known = (name: string) =>
    name in environment.shape ||
    OF_CLIENTS.includes(name) ||
    Object.keys(families).some((prefix) => name.startsWith(prefix))
  const unknown = Object.keys(env).find((name) => name.startsWith('X402_') && !known(name))
  if (unknown) throw new ConfigError(`${unknown} is not a setting that is known here; README lists those that are.`)
}

const fail = (variable: string, error: z.ZodError): never => {
  throw new ConfigError(`${variable} cannot be used: ${error.issues[0]?.message ?? 'not valid'}.`)
}

function readFamily(env: NodeJS.ProcessEnv, prefix: keyof typeof families): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(prefix) || value === undefined || value === '') continue
    const parsed = families[prefix].safeParse(value)
    found[name.slice(prefix.length)] = parsed.success ? parsed.data : fail(name, parsed.error)
  }
  return found
}

function readPrices(env: NodeJS.ProcessEnv): Prices {
  try {
    return resolvePrices(readFamily(env, 'X402_PRICE_'))
  } catch (error) {
    throw error instanceof ConfigError
      ? error
      : new ConfigError(error instanceof Error ? error.message : 'X402_PRICE_*')
  }
}

/**
 * Reads the environment once, at the edge. An empty variable counts as unset.
 *
 * @throws ConfigError naming the first variable whose value cannot be used.
 * @example readConfig({ PORT: '80x' }) // ConfigError: PORT cannot be used: ...
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  refuseUnknown(env)
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) return fail(String(parsed.error.issues[0]?.path[0]), parsed.error)
  const { PUBLIC_URL, TRUST_PROXY, ...rest } = parsed.data
  const host = rest.HOST.includes(':') ? `[${rest.HOST}]` : rest.HOST
  return {
    ...rest,
    PUBLIC_URL: PUBLIC_URL ?? `http://${host}:${rest.PORT}`,
    TRUST_PROXY: TRUST_PROXY === 'on',
    prices: readPrices(env),
    rpcUrls: readFamily(env, 'X402_RPC_URL_'),
    publicRpcUrls: readFamily(env, 'X402_PUBLIC_RPC_URL_'),
  }
}
