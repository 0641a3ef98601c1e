import pino from 'pino'
import { Registry } from 'prom-client'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { serve } from '../../src/http/serve.ts'
import { createMetrics } from '../../src/metrics/create-metrics.ts'
import { paymentsByState } from '../../src/payment/payments-by-state.ts'
import { configuredStore } from '../../src/till/configured-store.ts'
import { createPayments } from '../../src/till/payments.ts'
import { shopRoutes } from './shop-routes.ts'

export interface RunningShop {
  readonly url: string
  stop(): Promise<void>
}

/** The service's own payment side and HTTP application over routes that tests can make misbehave. */
export const startShop = async (env: NodeJS.ProcessEnv): Promise<RunningShop> => {
  const config = readConfig({ HOST: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '0', ...env })
  const logger = pino({ level: 'silent' })
  const store = await configuredStore(config)
  const metrics = createMetrics({ registry: new Registry(), paymentsByState: () => paymentsByState(store.reader) })
  const payments = createPayments({ config, watcher: metrics.payments, logger })
  await payments.start(shopRoutes, store)
  const app = createApp({
    routes: shopRoutes,
    paid: payments.handler,
    receipt: payments.receipt,
    metrics: { ...metrics, operatorToken: undefined },
    logger,
    now: () => performance.now(),
    rateLimitPerMinute: 0,
    trustProxy: false,
  })
  const server = await serve(app, { host: config.HOST, port: config.PORT })
  return {
    url: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.stop()
      await payments.close()
      await store.close()
    },
  }
}
