import type { Buyer, MarketData, Resource, Seller } from './market-data.ts'

/** Every figure by its definition, written without the program's functions: pairs instead of ranks, loops instead of a library. */
type Truth = Readonly<Record<string, number | null>>

/** Type 7 of Hyndman and Fan: the value at place 1 + (n - 1)p, between its neighbours by the fraction. */
function quantile7(values: readonly number[], p: number): number {
  const ordered = Float64Array.from(values).sort()
  const place = (ordered.length - 1) * p
  const below = Math.trunc(place)
  const low = ordered[below] ?? Number.NaN
  const high = ordered[Math.min(below + 1, ordered.length - 1)] ?? Number.NaN
  return low + (place - below) * (high - low)
}

/** Gini's mean difference: the mean of |a - b| over all pairs, by twice the mean. */
function giniByPairs(values: readonly number[]): number {
  let differences = 0
  let total = 0
  for (const a of values) {
    total += a
    for (const b of values) differences += Math.abs(a - b)
  }
  return differences / (2 * values.length * total)
}

/** The largest few, taken one by one. */
function topPart(values: readonly number[], few: number): number {
  const left = [...values]
  let total = 0
  for (const value of left) total += value
  let top = 0
  for (let taken = 0; taken < few && left.length > 0; taken += 1) {
    const largest = Math.max(...left)
    top += largest
    left.splice(left.indexOf(largest), 1)
  }
  return top / total
}

function total(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

const dollars = (atomic: bigint): number => Number(atomic) / 1e6

export function sellerTruth(sellers: readonly Seller[]): Truth {
  const usd = sellers.map(({ atomic }) => dollars(atomic))
  const transactions = sellers.map((seller) => seller.transactions)
  const perCall = sellers
    .filter((seller) => seller.transactions > 0)
    .map((seller) => dollars(seller.atomic) / seller.transactions)
  const on = (chain: string) => sellers.filter(({ chains }) => chains.includes(chain)).length
  return {
    sellers: sellers.length,
    transactions: total(transactions),
    received: total(usd),
    per_transaction: total(usd) / total(transactions),
    per_call_q1: quantile7(perCall, 0.25),
    per_call_median: quantile7(perCall, 0.5),
    per_call_q3: quantile7(perCall, 0.75),
    usd_top_1: topPart(usd, 1),
    usd_top_5: topPart(usd, 5),
    usd_top_10: topPart(usd, 10),
    usd_top_100: topPart(usd, 100),
    transactions_top_1: topPart(transactions, 1),
    transactions_top_5: topPart(transactions, 5),
    transactions_top_10: topPart(transactions, 10),
    transactions_top_100: topPart(transactions, 100),
    usd_gini: giniByPairs(usd),
    transactions_gini: giniByPairs(transactions),
    'on_eip155:8453': on('base'),
    'on_eip155:137': on('polygon'),
    'on_solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': on('solana'),
  }
}

export function buyerTruth(buyers: readonly Buyer[]): Truth {
  const loyal = (few: readonly Buyer[]) => few.filter(({ sellers }) => sellers === 1).length
  const largest = [...buyers].sort((a, b) => Number(b.atomic - a.atomic))
  const usd = buyers.map(({ atomic }) => dollars(atomic))
  const widest = buyers.reduce((most, buyer) => (buyer.sellers > most.sellers ? buyer : most))
  return {
    buyers: buyers.length,
    transactions: total(buyers.map(({ transactions }) => transactions)),
    paid: total(usd),
    one_seller: loyal(buyers) / buyers.length,
    one_seller_top_10: loyal(largest.slice(0, 10)),
    ...(buyers.length >= 100 && { one_seller_top_100: loyal(largest.slice(0, 100)) }),
    usd_top_10: topPart(usd, 10),
    most_sellers: widest.sellers,
    most_sellers_transactions: widest.transactions,
  }
}

/** The price that occurs most often; of several the lowest. */
function commonest(prices: readonly number[]): [price: number, times: number] {
  let best: [number, number] = [Number.NaN, 0]
  for (const price of [...new Set(prices)].sort((a, b) => a - b)) {
    const times = prices.filter((other) => other === price).length
    if (times > best[1]) best = [price, times]
  }
  return best
}

export function resourceTruth(resources: readonly Resource[], now: Date): Truth {
  const prices = resources.flatMap(({ price }) => (price === null ? [] : [dollars(price)]))
  const count = (wanted: (resource: Resource) => boolean) => resources.filter(wanted).length
  const part = (wanted: (resource: Resource) => boolean) => count(wanted) / resources.length
  const ages = resources.map(({ daysOld }) => daysOld)
  const [price, times] = commonest(prices)
  return {
    resources: resources.length,
    version_2: count(({ version }) => version === 2),
    priced: count(({ paidIn }) => paidIn === 'USDC'),
    priced_test: count(({ paidIn }) => paidIn === 'test USDC'),
    priced_other: count(({ paidIn }) => paidIn === 'another asset'),
    price_min: Math.min(...prices),
    price_q1: quantile7(prices, 0.25),
    price_median: quantile7(prices, 0.5),
    price_q3: quantile7(prices, 0.75),
    price_max: Math.max(...prices),
    price_mode: price,
    price_mode_count: times,
    demo: part(({ host }) => host === 'demo'),
    tunnel: part(({ host }) => host === 'tunnel'),
    local: part(({ host }) => host === 'local'),
    no_input: part(({ input }) => input === 'none' || input === 'transport only'),
    updated_7: part(({ daysOld }) => daysOld <= 7),
    updated_30: part(({ daysOld }) => daysOld <= 30),
    updated_90: part(({ daysOld }) => daysOld <= 90),
    age_median: quantile7(ages, 0.5),
    last_update: now.getTime() - Math.min(...ages) * 86_400_000,
  }
}

export const toolTruth = ({ tools }: MarketData): Truth => ({
  tools: tools.filter(({ calls }) => calls > 0).length,
  calls: total(tools.map(({ calls }) => calls)),
  last_call: Math.max(...tools.flatMap(({ lastCall }) => (lastCall === null ? [] : [Date.parse(lastCall)]))),
})
