import type { PaymentRequired } from '@x402/core/types'
import { createMcpServers } from '../../mcp/server.ts'
import type { Source } from '../../mcp/source.ts'
import { PRICES } from '../../src/payment/prices.ts'
import { appUnderTest } from '../http/app-under-test.ts'

/** Of a challenge that nobody pays. */
export const CHALLENGE: PaymentRequired = {
  x402Version: 2,
  error: 'payment_required',
  resource: { url: 'https://archive.example/search', description: '', mimeType: 'application/json' },
  accepts: [
    {
      scheme: 'exact',
      network: 'eip155:8453',
      asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      amount: '10000',
      payTo: `0x${'1'.repeat(40)}`,
      maxTimeoutSeconds: 300,
      extra: { name: 'USD Coin', version: '2' },
    },
  ],
}

const { routes } = appUnderTest()

export interface ServersUnderTest {
  readonly source?: Source
  readonly save?: (name: string, text: string) => string | undefined
  readonly onError?: (error: unknown) => void
}

/** Gives every answer away, as if it were paid, so that tests can look at all of them. */
export const generousSource: Source = async ({ route, input, caller }) => ({
  kind: 'answer',
  answer: (await route.handle(route.input.parse(input), caller)) as object,
})

/** The server over the built corpus. */
export const serversUnderTest = ({ source = generousSource, save, onError = () => {} }: ServersUnderTest = {}) =>
  createMcpServers({
    routes,
    prices: PRICES,
    version: '1.2.3',
    source,
    onError,
    ...(save && { save }),
  })
