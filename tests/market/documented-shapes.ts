import type { Buyer, Resource, Seller, Tool } from './market-data.ts'

/** The time of the test's clock; ages are counted to it. */
export const NOW = new Date('2026-11-30T12:00:00.000Z')

const DAY_MS = 86_400_000

const trade = (transactions: number, atomic: bigint, chains: readonly string[], index: number) => ({
  tx_count: transactions,
  // Services write large amounts as digits and small ones as numbers.
  total_amount: index % 2 === 0 ? Number(atomic) : atomic.toString(),
  latest_block_timestamp: '2026-11-29T23:59:59.000Z',
  chains,
})

export const sellerJson = ({ recipient, transactions, atomic, buyers, chains }: Seller, index: number) => ({
  recipient,
  facilitator_ids: ['payAI'],
  unique_buyers: buyers,
  ...trade(transactions, atomic, chains, index),
})

export const buyerJson = ({ sender, transactions, atomic, sellers }: Buyer, index: number) => ({
  sender,
  facilitator_ids: ['payAI'],
  unique_sellers: sellers,
  ...trade(transactions, atomic, ['base'], index),
})

export const toolJson = ({ id, calls, lastCall }: Tool) => ({
  id,
  resource: `https://${id}.shop.io/`,
  tool_calls: calls,
  unique_users: calls > 0 ? 3 : 0,
  agent_configurations: 1,
  latest_call_time: lastCall,
  origin: { origin: `https://${id}.shop.io` },
  accepts: [{ network: 'base', maxAmountRequired: '10000', payTo: '0x1', description: 'A tool' }],
})

const USDC = {
  base: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  baseSepolia: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
}

const input = { type: 'http', method: 'GET', queryParams: { city: { type: 'string' } } }

function acceptsOf({ version, price, paidIn, input: kind }: Resource, index: number) {
  const amount = (atomic: bigint) =>
    version === 1 ? { maxAmountRequired: atomic.toString() } : { amount: atomic.toString() }
  const outputSchema = {
    ...(kind === 'v1' && { outputSchema: { input } }),
    ...(kind === 'transport only' && { outputSchema: { input: { type: 'http', method: 'GET', discoverable: true } } }),
  }
  const way = (network: [v1: string, v2: string], asset: string, atomic: bigint) => ({
    scheme: 'exact',
    network: version === 1 ? network[0] : network[1],
    ...amount(atomic),
    asset,
    payTo: `0x${String(index).padStart(40, '0')}`,
    maxTimeoutSeconds: 300,
    extra: { name: 'USD Coin', version: '2' },
    ...outputSchema,
  })
  const test = way(['base-sepolia', 'eip155:84532'], USDC.baseSepolia, 1n)
  const other = way(['base', 'eip155:8453'], '0x4200000000000000000000000000000000000006', 1_000_000_000_000_000n)
  if (paidIn === 'test USDC') return [test]
  if (paidIn === 'another asset' || price === null) return [other]
  const real = way(['base', 'eip155:8453'], index % 2 === 0 ? USDC.base : USDC.base.toLowerCase(), price)
  // The cheapest way counts, and neither test money nor another asset is a way.
  return index % 5 === 0 ? [test, other, way(['base', 'eip155:8453'], USDC.base, price + 77n), real] : [real]
}

export function resourceJson(resource: Resource, index: number) {
  const updated = NOW.getTime() - resource.daysOld * DAY_MS
  const dates = [new Date(updated).toISOString(), updated / 1000, updated]
  return {
    resource: resource.url,
    type: 'http',
    x402Version: resource.version,
    accepts: acceptsOf(resource, index),
    lastUpdated: dates[index % dates.length],
    metadata: resource.input === 'metadata' ? { input } : index % 2 === 0 ? {} : null,
    ...(resource.input === 'v2' && { extensions: { bazaar: { info: { input }, schema: {} } } }),
  }
}

export const SUPPORTED = {
  kinds: [
    { x402Version: 1, scheme: 'exact', network: 'base' },
    { x402Version: 2, scheme: 'exact', network: 'eip155:8453' },
    { x402Version: 2, scheme: 'exact', network: 'eip155:137' },
    { x402Version: 1, scheme: 'exact', network: 'solana' },
  ],
  extensions: [],
  signers: {},
}
