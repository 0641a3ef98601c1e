import { createHash } from 'node:crypto'

/** A market that was made up, so that every figure of it is known. */
export interface Seller {
  readonly recipient: string
  readonly transactions: number
  readonly atomic: bigint
  readonly buyers: number
  readonly chains: readonly string[]
}

export interface Buyer {
  readonly sender: string
  readonly transactions: number
  readonly atomic: bigint
  readonly sellers: number
}

export interface Tool {
  readonly id: string
  readonly calls: number
  readonly lastCall: string | null
}

export type HostLabel = 'ordinary' | 'demo' | 'tunnel' | 'local'

export interface Resource {
  readonly url: string
  readonly host: HostLabel
  readonly version: 1 | 2
  /** In millionths of a dollar; null where it is sold for something else or on a test network. */
  readonly price: bigint | null
  readonly paidIn: 'USDC' | 'test USDC' | 'another asset'
  readonly input: 'v1' | 'v2' | 'metadata' | 'transport only' | 'none'
  readonly daysOld: number
}

export interface MarketData {
  readonly sellers: Readonly<Record<number, readonly Seller[]>>
  readonly buyers: Readonly<Record<number, readonly Buyer[]>>
  readonly tools: readonly Tool[]
  readonly resources: Readonly<Record<'facilitator' | 'bazaar', readonly Resource[]>>
}

/** Numbers that look random and are the same every time. */
const dice = (name: string) => (index: number, below: number) =>
  createHash('sha256').update(`${name}:${index}`).digest().readUIntBE(0, 6) % below

const address = (name: string, index: number): string =>
  `0x${createHash('sha256').update(`${name}/${index}`).digest('hex').slice(0, 40)}`

const CHAINS = [['base'], ['base'], ['base'], ['solana'], ['base', 'polygon']] as const

/** The five largest are those on record, so that the report can be read beside it. */
const LARGEST: readonly [transactions: number, atomic: bigint][] = [
  [7_802_976, 189_707_000_000n],
  [3_316_817, 38_753_000_000n],
  [947_181, 1_900_000_000n],
  [347_010, 347_000_000n],
  [124_985, 105_615_000_000n],
]

function sellersOf(days: number, howMany: number): Seller[] {
  const roll = dice(`sellers${days}`)
  return Array.from({ length: howMany }, (_, index) => {
    const [transactions, atomic] = LARGEST[index] ?? []
    const few = index % 41 === 7 ? 0 : 1 + roll(index, 4000)
    return {
      recipient: address(`seller${days}`, index),
      transactions: transactions ?? few,
      atomic: atomic ?? BigInt(few) * BigInt(1 + roll(index + 10_000, 90_000)),
      buyers: 1 + roll(index + 20_000, 50),
      chains: CHAINS[index % CHAINS.length] ?? ['base'],
    }
  })
}

function buyersOf(days: number, howMany: number): Buyer[] {
  const roll = dice(`buyers${days}`)
  return Array.from({ length: howMany }, (_, index) => ({
    sender: address(`buyer${days}`, index),
    transactions: index === 12 ? 41_261 : 1 + roll(index, 9000),
    atomic: BigInt(1 + roll(index + 10_000, 2_000_000_000)),
    sellers: index === 12 ? 2839 : index % 3 === 0 ? 2 + roll(index + 20_000, 20) : 1,
  }))
}

const HOSTS: readonly [HostLabel, (index: number) => string][] = [
  ['ordinary', (index) => `https://api${index}.weather-shop.io/v1/forecast`],
  ['ordinary', (index) => `https://data.merchant${index}.xyz/latest?contest=${index}`],
  ['ordinary', (index) => `https://protesting${index}.org/x402`],
  ['tunnel', (index) => `https://a${index}b.ngrok-free.app/paid`],
  ['tunnel', (index) => `https://calm-river-${index}.trycloudflare.com/paid`],
  ['demo', (index) => `https://x402-demo.seller${index}.dev/joke`],
  ['demo', (index) => `https://shop${index}.example.com/premium`],
  ['local', (index) => `http://localhost:${3000 + (index % 9000)}/weather/${index}`],
  ['local', (index) => `http://192.168.${index % 250}.7/paid/${index}`],
  ['ordinary', (index) => `https://93.184.216.${index % 250}/paid/${index}`],
]

const INPUTS = ['v1', 'v2', 'metadata', 'transport only', 'none'] as const
const PRICES = [1_000n, 10_000n, 10_000n, 10_000n, 20_000n, 50_000n, 0n, 250_000n, 5_000_000n]

function resourcesOf(name: string, howMany: number): Resource[] {
  const roll = dice(name)
  return Array.from({ length: howMany }, (_, index) => {
    const [host, url] = HOSTS[roll(index, HOSTS.length)] ?? ['ordinary', () => '']
    const paidIn = index % 10 === 3 ? 'test USDC' : index % 10 === 4 ? 'another asset' : 'USDC'
    return {
      url: url(index),
      host,
      version: index % 3 === 0 ? 1 : 2,
      price: paidIn === 'USDC' ? (PRICES[roll(index + 5_000, PRICES.length)] ?? null) : null,
      paidIn,
      input: INPUTS[roll(index + 9_000, INPUTS.length)] ?? 'none',
      daysOld: roll(index + 14_000, 200) + 0.5,
    }
  })
}

/** The market at its first look, or at a later one with some sellers more; with fewer resources where they do not matter. */
export const marketData = (
  moreSellers = 0,
  [facilitator, bazaar]: readonly [number, number] = [3_120, 1_250],
): MarketData => ({
  sellers: { 30: sellersOf(30, 437 + moreSellers), 7: sellersOf(7, 211), 1: sellersOf(1, 90) },
  buyers: { 30: buyersOf(30, 520), 7: buyersOf(7, 130), 1: buyersOf(1, 40) },
  tools: Array.from({ length: 14 }, (_, index) => ({
    id: `tool-${index}`,
    calls: index === 0 ? 17_685 : index < 10 ? 100 * index : 0,
    lastCall: index < 10 ? `2026-05-0${9 - (index % 9)}T08:00:00.000Z` : null,
  })),
  resources: { facilitator: resourcesOf('facilitator', facilitator), bazaar: resourcesOf('bazaar', bazaar) },
})
