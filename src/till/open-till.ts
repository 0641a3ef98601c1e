import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FacilitatorClient, x402ResourceServer } from '@x402/core/server'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import type { Route } from '../http/route.ts'
import type { PaymentHealth } from '../http/services.ts'
import type { ChainReader } from '../payment/chain-reader.ts'
import { createFacilitatorClient, facilitatorKeys } from '../payment/facilitator-client.ts'
import { readIncome } from '../payment/income.ts'
import { createIncomeReader } from '../payment/income-reader.ts'
import { type Income, noIncome } from '../payment/income-schema.ts'
import { createLedger } from '../payment/ledger.ts'
import type { PaymentEvent } from '../payment/paid-call.ts'
import type { PaymentWatcher } from '../payment/payment-watcher.ts'
import type { Paywall } from '../payment/paywall.ts'
import { createReceiptSigner } from '../payment/receipt-signer.ts'
import { refuseUnfitKey } from '../payment/refuse-unfit-key.ts'
import { createReread, type RereadFunction } from '../payment/reread.ts'
import { createRpcChainReader } from '../payment/rpc-chain-reader.ts'
import { createResourceServer, createSettler } from '../payment/settler.ts'
import { createStanding, type Standing, type StandingReport } from '../payment/standing.ts'
import { createTerms, type Terms } from '../payment/terms.ts'
import { createWatchedPaywall } from '../payment/watched-paywall.ts'
import { SERVICE_NAME } from '../service-info.ts'
import { createAdvisoryLock } from '../store/advisory-lock.ts'
import { createIncomeCache } from '../store/income-cache.ts'
import { keptValue } from '../store/kept-value.ts'
import type { Store } from '../store/open-store.ts'
import { incomeOptions } from './income-options.ts'
import { createLocalFacilitator } from './local-facilitator.ts'
import { offersOf } from './offers.ts'
import { repeat } from './repeat.ts'
import { rpcUrlOf } from './rpc-url-of.ts'

/** Everything that sells: open, over a ledger. */
export interface Till {
  readonly paywall: Paywall
  readonly reread: RereadFunction
  /** The token that is paid in, on the first network. */
  readonly asset: string
  /** The address whose signature is on receipts; undefined where there are none. */
  readonly receiptSigner: string | undefined
  readonly closed: () => string | undefined
  readonly received: () => Promise<Income>
  readonly health: () => Promise<PaymentHealth>
  readonly close: () => Promise<void>
}

const RPC_TIMEOUT_MS = 5_000
const RECONCILE_EVERY_MS = 30_000
const PRUNE_EVERY_MS = 3_600_000
/** The start does not wait longer for the outside; what has not answered by then is asked again later. */
const FIRST_CHECK_MS = 3_000
const INCOME_MAX_AGE_MS = 5_000
const INCOME_PATIENCE_MS = 1_000

const facilitatorOf = (config: Config, store: Store): FacilitatorClient => {
  const urls = config.X402_FACILITATOR
  if (urls === undefined || urls === 'local') {
    // Several processes that share the ledger share the settling account too, so they send one after another.
    return createLocalFacilitator(config, store.dialect === 'postgres' ? createAdvisoryLock(store.db) : undefined)
  }
  return createFacilitatorClient({
    urls,
    authorization: facilitatorKeys(urls, config.X402_FACILITATOR_AUTH),
    verifyTimeoutMs: config.X402_VERIFY_TIMEOUT_MS,
    settleTimeoutMs: config.X402_SETTLE_TIMEOUT_MS,
  })
}

const chainOf = (config: Config) =>
  createRpcChainReader({
    url: (network) => rpcUrlOf(config, network),
    timeoutMs: RPC_TIMEOUT_MS,
  })

const termsOf = (config: Config, routes: readonly Route[], server: x402ResourceServer) =>
  createTerms(
    offersOf(routes, config.prices),
    {
      payTo: config.X402_PAY_TO ?? '',
      networks: config.X402_NETWORKS,
      publicUrl: config.PUBLIC_URL,
      serviceName: SERVICE_NAME,
      maxTimeoutSeconds: config.X402_MAX_TIMEOUT_SECONDS,
    },
    server,
  )

const receivedOf = (config: Config, store: Store): (() => Promise<Income>) => {
  const options = incomeOptions(config, createIncomeCache(store.db))
  if (!options) return async () => noIncome('no pay address is set')
  return createIncomeReader({
    read: () => readIncome(options),
    now: Date.now,
    maxAgeMs: INCOME_MAX_AGE_MS,
    patienceMs: INCOME_PATIENCE_MS,
  })
}

/** What does not answer and must, to sell: the facilitator, and for our own one the chain that it settles on. */
const silentOf = ({ X402_FACILITATOR }: Config, report: StandingReport | undefined): string | null => {
  if (report?.reachable === false) return 'the facilitator does not answer'
  return X402_FACILITATOR === 'local' && report?.chainAnswers === false ? 'the chain does not answer' : null
}

const healthOf = (config: Config, store: Store, standing: Standing) => async (): Promise<PaymentHealth> => {
  const works = await sql`select 1 from payments limit 1`.execute(store.db).then(
    () => true,
    () => false,
  )
  const report = standing.report()
  const reason = works ? (standing.contradiction() ?? silentOf(config, report)) : 'the ledger cannot be reached'
  const facilitator = report && {
    reachable: report.reachable,
    verified: report.verified,
    checked_at: report.checkedAt,
  }
  const able = reason === null
  return { selling: able, able, reason, ledger: works ? 'ok' : 'failing', facilitator: facilitator ?? null }
}

interface Trade {
  readonly facilitator: FacilitatorClient
  readonly server: x402ResourceServer
  readonly terms: Terms
}

/** What is sold and who settles it. A setting that cannot be used is thrown under the variable's name. */
const tradeOf = async (config: Config, routes: readonly Route[], store: Store): Promise<Trade> => {
  try {
    const facilitator = facilitatorOf(config, store)
    const server = await createResourceServer(facilitator, config.X402_NETWORKS)
    return { facilitator, server, terms: await termsOf(config, routes, server) }
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError((error as Error).message)
  }
}

const standingOf = async ({ facilitator, terms }: Trade, chain: ChainReader): Promise<Standing> => {
  const requirements = [...terms.values()][0]?.requirements ?? []
  const standing = createStanding({ facilitator, chain, requirements, now: () => new Date() })
  await Promise.race([standing.check(), sleep(FIRST_CHECK_MS)])
  const contradiction = standing.contradiction()
  if (contradiction === undefined) return standing
  throw new ConfigError(`X402_FACILITATOR or X402_NETWORKS cannot be used: ${contradiction}.`)
}

const receiptSignerOf = (config: Config) => {
  const key = config.X402_RECEIPT_KEY as `0x${string}` | undefined
  if (key === undefined) return undefined
  refuseUnfitKey(
    'X402_RECEIPT_KEY',
    key,
    config.X402_NETWORKS.map((network) => rpcUrlOf(config, network)),
  )
  return createReceiptSigner(key)
}

const timeoutsOf = ({ X402_FACILITATOR, X402_VERIFY_TIMEOUT_MS, X402_SETTLE_TIMEOUT_MS }: Config) => ({
  verifyTimeoutMs: X402_VERIFY_TIMEOUT_MS * (Array.isArray(X402_FACILITATOR) ? X402_FACILITATOR.length : 1),
  settleTimeoutMs: X402_SETTLE_TIMEOUT_MS,
})

/** What paywall and re-reading share. */
const groundOf = (config: Config, store: Store, chain: ChainReader) => ({
  ledger: createLedger(store.db, store.dialect, Date.now),
  chain,
  answerTtlMs: config.ANSWER_TTL_HOURS * 3_600_000,
  now: Date.now,
})

export interface TillOptions {
  readonly config: Config
  readonly routes: readonly Route[]
  readonly store: Store
  readonly watcher: PaymentWatcher
  readonly logger: Logger
}

const startSelling = async ({ config, routes, store, watcher, logger }: TillOptions) => {
  const trade = await tradeOf(config, routes, store)
  const chain = chainOf(config)
  const standing = await standingOf(trade, chain)
  const ground = groundOf(config, store, chain)
  const timeouts = timeoutsOf(config)
  const receipts = receiptSignerOf(config)
  const secret = await keptValue(store.db, 'sign-in secret', () => randomBytes(32).toString('hex'))
  const reread = createReread({ ...ground, networks: config.X402_NETWORKS, publicUrl: config.PUBLIC_URL, secret })
  const options = {
    ...ground,
    ...timeouts,
    terms: trade.terms,
    settler: createSettler(trade.server, timeouts),
    receipts,
    owner: randomUUID(),
    alone: store.dialect === 'sqlite',
    closed: standing.contradiction,
    newId: randomUUID,
    sleep: (milliseconds: number) => sleep(milliseconds),
    log: (event: PaymentEvent) => logger.info({ payment: event }, 'payment'),
  }
  const paywall = createWatchedPaywall(options, watcher)
  const asset = [...trade.terms.values()][0]?.requirements[0]?.asset ?? ''
  return { ...ground, paywall, reread, standing, asset, receiptSigner: receipts?.address }
}

/**
 * Opens the ledger in a store, takes up what an earlier process left, and sells. The store is its owner's to close.
 *
 * @throws ConfigError when facilitator or chain contradict what is configured, or when a setting cannot be used
 */
export async function openTill(options: TillOptions): Promise<Till> {
  const { config, store, logger } = options
  const selling = await startSelling(options)
  const { standing, paywall, reread, asset, receiptSigner, ledger, answerTtlMs } = selling
  const stop = repeat(
    RECONCILE_EVERY_MS,
    async () => {
      await paywall.reconcile()
      await standing.check()
    },
    () => logger.error('payments left open could not be looked at'),
  )
  const stopPruning = repeat(
    PRUNE_EVERY_MS,
    async () => void (await ledger.prune(Date.now() - answerTtlMs)),
    () => logger.error('old answers could not be dropped'),
  )
  return {
    paywall,
    reread,
    asset,
    receiptSigner,
    closed: standing.contradiction,
    received: receivedOf(config, store),
    health: healthOf(config, store, standing),
    close: async () => {
      await stop()
      await stopPruning()
    },
  }
}
