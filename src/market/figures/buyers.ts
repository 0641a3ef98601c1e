import { greatest, sum } from 'd3-array'
import type { BuyerRow } from '../shapes/x402scan.ts'
import { topShare } from './concentration.ts'
import { type Figure, figure, share, usd } from './figure.ts'
import { counted } from './format-value.ts'

const TOP = [10, 100] as const

const byAmount = (a: BuyerRow, b: BuyerRow): number =>
  a.total_amount === b.total_amount ? b.tx_count - a.tx_count : a.total_amount < b.total_amount ? 1 : -1

/** Who pays, and how many of the largest pay one seller only. */
export function buyerFigures(rows: readonly BuyerRow[]): Figure[] {
  const largest = [...rows].sort(byAmount)
  const widest = greatest(rows, (row) => row.unique_sellers)
  const paid = rows.map((row) => usd(row.total_amount))
  const buyers = `${counted(rows.length)} buyers`
  const oneSeller = (among: readonly BuyerRow[]) => among.filter((row) => row.unique_sellers === 1).length
  return [
    figure('buyers', 'buyers', rows.length, 'count', 'distinct sending addresses among the rows read'),
    figure(
      'transactions',
      'transactions',
      sum(rows, (row) => row.tx_count),
      'count',
      buyers,
    ),
    figure('paid', 'paid', usd(rows.reduce((all, row) => all + row.total_amount, 0n)), 'USD', buyers),
    figure('one_seller', 'buyers that pay one seller only', share(oneSeller(rows), rows.length), 'share', buyers),
    ...TOP.filter((few) => rows.length >= few).map((few) =>
      figure(
        `one_seller_top_${few}`,
        `buyers that pay one seller only, of the ${few} that paid most`,
        oneSeller(largest.slice(0, few)),
        'count',
        `the ${few} buyers with the largest USD`,
      ),
    ),
    figure('usd_top_10', 'USD of the top 10', topShare(paid, 10), 'share', `USD of ${buyers}`),
    figure('most_sellers', 'sellers paid by the buyer with most', widest?.unique_sellers ?? null, 'count', buyers),
    figure('most_sellers_transactions', 'transactions of that buyer', widest?.tx_count ?? null, 'count', 'that buyer'),
  ]
}
