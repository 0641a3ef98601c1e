import type { Handler } from 'hono'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { ServiceError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { paidRoute, type SoldRoute } from '../http/paid-route.ts'
import { receiptRoute } from '../http/receipt-route.ts'
import type { Route } from '../http/route.ts'
import type { PaymentHealth, Services } from '../http/services.ts'
import type { WalletChain } from '../pages/wallet.ts'
import { noIncome } from '../payment/income-schema.ts'
import { NETWORKS } from '../payment/networks.ts'
import type { PaymentWatcher } from '../payment/payment-watcher.ts'
import { closedPaywall, type Paywall } from '../payment/paywall.ts'
import type { Store } from '../store/open-store.ts'
import { openTill, type Till } from './open-till.ts'

/** What the payment side gives to the service. */
export interface Payments {
  readonly services: Pick<Services, 'prices' | 'answerTtlHours' | 'selling' | 'received' | 'health'>
  readonly handler: (route: SoldRoute) => Handler<AppEnv>
  readonly receipt: Handler<AppEnv>
  /** The one paywall, for whatever sells by another way than HTTP routes. */
  readonly paywall: () => Paywall
  /** Opens the ledger and starts to sell, where that is configured. Before it, and without it, paid routes answer 503. */
  readonly start: (routes: readonly Route[], store: Store) => Promise<void>
  readonly close: () => Promise<void>
}

type Closed = { readonly reason: string; readonly error: () => ServiceError; readonly able: boolean }

/** Why nothing can be sold, before anything is opened. There is no default address and no default facilitator. */
const closedBecause = ({ X402_PAY_TO, X402_FACILITATOR }: Config): Closed => {
  const off = (reason: string): Closed => ({
    reason,
    able: true,
    error: () => new ServiceError('payments_off', { reason }),
  })
  if (X402_PAY_TO === undefined) return off('no pay address is set')
  if (X402_FACILITATOR !== undefined) return off('the ledger is not open yet')
  return {
    reason: 'no facilitator is set',
    able: false,
    error: () => new ServiceError('no_facilitator', undefined),
  }
}

/** Only where it is: a key may stand in the path or the query of its address. */
const facilitatorOrigin = ({ X402_FACILITATOR: urls }: Config): string | null => {
  if (urls === undefined || urls === 'local') return urls ?? null
  return urls[0] === undefined ? null : new URL(urls[0]).origin
}

/** The chains as wallets are told of them; never with the RPC that the server uses itself. */
const walletChains = ({ X402_NETWORKS, publicRpcUrls }: Config): WalletChain[] =>
  NETWORKS.filter(({ id }) => X402_NETWORKS.includes(id)).map(({ id, chainId, name, publicRpcUrl, explorerUrl }) => ({
    id,
    chainId,
    name,
    rpcUrl: publicRpcUrls[chainId] ?? publicRpcUrl,
    explorerUrl,
  }))

export interface PaymentsOptions {
  readonly config: Config
  readonly watcher: PaymentWatcher
  readonly logger: Logger
}

/** Without a pay address and a facilitator nothing is sold: paid routes say why with 503, free ones work. */
export function createPayments({ config, watcher, logger }: PaymentsOptions): Payments {
  const closed = closedBecause(config)
  const offPaywall = closedPaywall(closed.error)
  let till: Till | undefined
  const paywall = () => till?.paywall ?? offPaywall
  const counter = { prices: config.prices, operator: config.OPERATOR_NAME ?? null, chains: walletChains(config) }
  const configured = config.X402_PAY_TO !== undefined && config.X402_FACILITATOR !== undefined
  const health = async (): Promise<PaymentHealth> =>
    till
      ? till.health()
      : { selling: false, able: closed.able, reason: closed.reason, ledger: 'off', facilitator: null }
  return {
    paywall,
    services: {
      prices: config.prices,
      answerTtlHours: config.ANSWER_TTL_HOURS,
      selling: async () => {
        const { selling, reason } = await health()
        return {
          live: selling,
          reason,
          networks: config.X402_NETWORKS,
          asset: till?.asset ?? null,
          pay_to: config.X402_PAY_TO ?? null,
          facilitator: facilitatorOrigin(config),
          protocol_versions: [1, 2],
          receipt_signer: till?.receiptSigner ?? null,
        }
      },
      received: async () => (till ? till.received() : noIncome(closed.reason)),
      health,
    },
    handler: (route) => paidRoute(paywall, route, counter),
    receipt: receiptRoute(() => till?.reread, counter.chains),
    start: async (routes, store) => {
      if (configured) till = await openTill({ config, routes, store, watcher, logger })
    },
    close: async () => till?.close(),
  }
}
