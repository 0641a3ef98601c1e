import { ascending, max, median, min, mode, quantile } from 'd3-array'
import { type Figure, figure, share } from './figure.ts'
import { counted } from './format-value.ts'
import type { Listing } from './listing.ts'

const DAY_MS = 86_400_000

/** What a directory lists: prices, hosts, schemas and dates. Ages are counted to the time of the answer. */
export function resourceFigures(listings: readonly Listing[], asOf: number): Figure[] {
  const all = `${counted(listings.length)} resources`
  const countOf = (wanted: (listing: Listing) => boolean) => listings.filter(wanted).length
  const shareFigure = (id: string, label: string, wanted: (listing: Listing) => boolean) =>
    figure(id, label, share(countOf(wanted), listings.length), 'share', all)
  const days = listings.map(({ updatedAt }) => (asOf - updatedAt) / DAY_MS)
  return [
    figure('resources', 'resources', listings.length, 'count', 'distinct addresses among the rows read'),
    figure(
      'version_2',
      'resources of protocol version 2',
      countOf(({ version }) => version === 2),
      'count',
      all,
    ),
    ...priceFigures(listings),
    shareFigure('demo', 'demo hosts', ({ host }) => host === 'demo'),
    shareFigure('tunnel', 'tunnel hosts', ({ host }) => host === 'tunnel'),
    shareFigure('local', 'local and private addresses, or no URL', ({ host }) => host === 'local' || host === 'no URL'),
    shareFigure('no_input', 'without an input schema', ({ saysItsInput }) => !saysItsInput),
    ...[7, 30, 90].map((within) =>
      figure(
        `updated_${within}`,
        `updated within ${within} days`,
        share(days.filter((age) => age <= within).length, listings.length),
        'share',
        all,
      ),
    ),
    figure('age_median', 'days since the last update, median', median(days) ?? null, 'days', all),
    figure('last_update', 'last update', max(listings, ({ updatedAt }) => updatedAt) ?? null, 'date', all),
  ]
}

/** The prices in USD of the listings that ask for USDC. */
export const pricesOf = (listings: readonly Listing[]): number[] =>
  listings.flatMap(({ priceUsd }) => (priceUsd === null ? [] : [priceUsd]))

function priceFigures(listings: readonly Listing[]): Figure[] {
  const prices = pricesOf(listings)
  const over = `${counted(prices.length)} resources with a price in USDC, the lowest of each`
  // Of several that are equally frequent the lowest.
  const commonest = prices.length === 0 ? null : mode([...prices].sort(ascending))
  const at = (id: string, label: string, value: number | undefined | null) =>
    figure(id, label, value ?? null, 'USD', over)
  const paidIn = (wanted: Listing['paidIn']) => listings.filter((listing) => listing.paidIn === wanted).length
  const all = `${counted(listings.length)} resources`
  return [
    figure('priced', 'with a price in USDC', paidIn('USDC'), 'count', all),
    figure('priced_test', 'with a price in USDC of a test network only', paidIn('test USDC'), 'count', all),
    figure('priced_other', 'with a price in another asset only', paidIn('another asset'), 'count', all),
    at('price_min', 'price per call, lowest', min(prices)),
    at('price_q1', 'price per call, lower quartile', quantile(prices, 0.25)),
    at('price_median', 'price per call, median', median(prices)),
    at('price_q3', 'price per call, upper quartile', quantile(prices, 0.75)),
    at('price_max', 'price per call, highest', max(prices)),
    at('price_mode', 'price per call, most frequent', commonest),
    figure(
      'price_mode_count',
      'resources at the most frequent price',
      prices.filter((price) => price === commonest).length,
      'count',
      over,
    ),
  ]
}
