/** What each paid route costs in US dollars. The one table: routes, MCP tools, README and `/` read their prices here. */
export const PRICES = {
  search: '0.01',
  audit: '0.02',
  brief: '0.05',
  research: '0.25',
  archive: '1.00',
} as const

export type PaidRoute = keyof typeof PRICES
export type Prices = Readonly<Record<PaidRoute, string>>

export const PAID_ROUTES = Object.keys(PRICES) as readonly PaidRoute[]

/** USDC counts in millionths, so a price has at most six decimals. */
const PRICE = /^\d{1,3}(\.\d{1,6})?$/

/** The highest price that is taken for meant: a slip such as 100 for 1.00 should stop the start, not empty a wallet. */
const HIGHEST = 100_000_000

/** Millionths of a dollar, which is what USDC counts in: `usdToAtomic('0.01')` is 10000. */
export const usdToAtomic = (usd: string): number => {
  const [whole = '0', fraction = ''] = usd.split('.')
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'))
}

/** Millionths of a dollar as people write them: `atomicToUsd(10000)` is '0.01'. */
export const atomicToUsd = (atomic: number): string => (atomic / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')

const checked = (name: string, usd: string): string => {
  const atomic = PRICE.test(usd) ? usdToAtomic(usd) : 0
  if (atomic >= 1 && atomic <= HIGHEST) return usd
  throw new Error(
    `X402_PRICE_${name} cannot be used: must be a price in US dollars from 0.000001 to 100, such as 0.05.`,
  )
}

const routeOf = (name: string): PaidRoute => {
  const route = PAID_ROUTES.find((candidate) => candidate.toUpperCase() === name)
  if (route) return route
  throw new Error(`X402_PRICE_${name}: there is no paid route of that name; there are ${PAID_ROUTES.join(', ')}.`)
}

/**
 * The prices in force. A wrong or an unknown override stops the start, by the variable's name.
 *
 * @param overrides - what is set as X402_PRICE_<ROUTE>, by route in capitals
 * @example
 * resolvePrices({ SEARCH: '0.03' }).search // '0.03'
 */
export const resolvePrices = (overrides: Readonly<Record<string, string>>): Prices => {
  const changed = Object.entries(overrides).map(([name, usd]) => [routeOf(name), checked(name, usd)])
  return { ...PRICES, ...Object.fromEntries(changed) }
}
