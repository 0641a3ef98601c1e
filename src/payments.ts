import type { Handler } from 'hono'
import type { Config } from './config.ts'
import { ServiceError } from './errors.ts'
import type { AppEnv } from './http/app-env.ts'
import type { Route } from './http/route.ts'
import type { Services } from './http/services.ts'

/** What the payment side gives to the service. */
export interface Payments {
  readonly services: Pick<Services, 'prices' | 'selling' | 'received' | 'health'>
  readonly handler: (route: Route) => Handler<AppEnv>
  readonly close: () => Promise<void>
}

/** Without a pay address nothing is sold: paid routes answer 503 with the reason, free ones work. There is no default address. */
export function createPayments(config: Config): Payments {
  const reason = config.X402_PAY_TO === undefined ? 'no pay address is set' : 'payments are not built in yet'
  return {
    services: {
      prices: config.prices,
      selling: async () => ({
        live: false,
        reason,
        networks: config.X402_NETWORKS,
        asset: null,
        pay_to: null,
        facilitator: null,
        protocol_versions: [1, 2],
      }),
      received: async () => ({ usd: null, as_of: null, source: null, reason }),
      health: async () => ({ selling: false, able: true, reason, ledger: 'off', facilitator: null }),
    },
    handler: () => () => {
      throw new ServiceError('payments_off', { reason })
    },
    close: async () => {},
  }
}
