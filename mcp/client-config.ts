import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../src/config-error.ts'
import { networkOf, type PaymentNetwork } from '../src/payment/networks.ts'
import { usdToAtomic } from '../src/payment/prices.ts'

/** Every environment variable that the process over stdio reads; the table in docs/mcp.md is held equal to it by a test. */
export const CLIENT_VARIABLES = {
  FAILURE_ARCHIVE_URL: {
    default: 'none',
    what: 'the archive to ask; unset, what is free is answered from the package',
  },
  X402_PRIVATE_KEY: { default: 'none', what: 'key of the wallet that pays; it signs here and is sent nowhere' },
  X402_MAX_USD_PER_CALL: { default: '0.25', what: 'no call that costs more is signed' },
  X402_MAX_USD_PER_DAY: { default: '1.00', what: 'no more than this is signed in a day (UTC), over all processes' },
  X402_NETWORKS: { default: 'eip155:8453', what: 'networks (CAIP-2, comma-separated) on which USDC may be paid' },
  'X402_RPC_URL_<CHAIN ID>': { default: 'none', what: 'an RPC of the chain; set, it must say that it is this chain' },
  XDG_STATE_HOME: { default: '~/.local/state', what: 'where the record of spending and bought archives are kept' },
} as const

export interface ClientConfig {
  readonly archiveUrl: string | undefined
  /** As it was given: whether it is a key is the wallet's question, since all that is free works without one. */
  readonly key: string | undefined
  /** Millionths of a dollar. */
  readonly maxPerCall: number
  readonly maxPerDay: number
  readonly networks: readonly PaymentNetwork[]
  /** By chain id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly stateDir: string
}

const usd = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be US dollars such as 0.25')
  .transform(usdToAtomic)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

const environment = z.object({
  FAILURE_ARCHIVE_URL: httpUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
  X402_PRIVATE_KEY: z.string().optional(),
  X402_MAX_USD_PER_CALL: usd.default(250_000),
  X402_MAX_USD_PER_DAY: usd.default(1_000_000),
  X402_NETWORKS: z.string().default('eip155:8453'),
  XDG_STATE_HOME: z.string().default(join(homedir(), '.local', 'state')),
})

const RPC = 'X402_RPC_URL_'

const fail = (variable: string, problem: string): never => {
  throw new ConfigError(`${variable} cannot be used: ${problem}.`)
}

const readRpcUrls = (env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith(RPC))
      .map(([name, value]) =>
        httpUrl.safeParse(value).success ? [name.slice(RPC.length), value] : fail(name, 'must be an http or https URL'),
      ),
  )

const readNetworks = (value: string): PaymentNetwork[] => {
  try {
    return value.split(',').map((id) => networkOf(id.trim()))
  } catch (error) {
    throw new ConfigError((error as Error).message)
  }
}

/**
 * Reads the environment of the process over stdio, once. An empty variable counts as unset: clients fill in empty ones.
 *
 * @throws ConfigError naming the first variable whose value cannot be used; the value is not repeated
 */
export function readClientConfig(env: NodeJS.ProcessEnv): ClientConfig {
  const set = Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => !!pair[1]))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return fail(String(issue?.path[0]), issue?.message ?? 'not valid')
  }
  const { data } = parsed
  return {
    archiveUrl: data.FAILURE_ARCHIVE_URL,
    key: data.X402_PRIVATE_KEY,
    maxPerCall: data.X402_MAX_USD_PER_CALL,
    maxPerDay: data.X402_MAX_USD_PER_DAY,
    networks: readNetworks(data.X402_NETWORKS),
    rpcUrls: readRpcUrls(set),
    stateDir: join(data.XDG_STATE_HOME, 'failure-archive'),
  }
}
