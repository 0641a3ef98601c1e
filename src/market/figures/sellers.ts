import { median, quantile, rollup, sum } from 'd3-array'
import type { SellerRow } from '../shapes/x402scan.ts'
import { networkId } from '../usdc.ts'
import { gini, topShare } from './concentration.ts'
import { type Figure, figure, usd } from './figure.ts'
import { counted } from './format-value.ts'

const TOP = [1, 5, 10, 100] as const

/** What sellers took and how it is shared out among them. */
export function sellerFigures(rows: readonly SellerRow[]): Figure[] {
  const received = rows.map((row) => usd(row.total_amount))
  const transactions = rows.map((row) => row.tx_count)
  const paid = rows.filter((row) => row.tx_count > 0)
  const perCall = paid.map((row) => usd(row.total_amount) / row.tx_count)
  const totalTransactions = sum(transactions)
  const sellers = `${counted(rows.length)} sellers`
  const over = `${counted(paid.length)} sellers with a transaction, each one's USD by its transactions`
  return [
    figure('sellers', 'sellers', rows.length, 'count', 'distinct receiving addresses among the rows read'),
    figure('transactions', 'transactions', totalTransactions, 'count', sellers),
    figure('received', 'received', usd(rows.reduce((all, row) => all + row.total_amount, 0n)), 'USD', sellers),
    figure(
      'per_transaction',
      'received per transaction',
      totalTransactions === 0 ? null : sum(received) / totalTransactions,
      'USD',
      `${counted(totalTransactions)} transactions of ${sellers}`,
    ),
    figure('per_call_q1', 'price per call, lower quartile', quantile(perCall, 0.25) ?? null, 'USD', over),
    figure('per_call_median', 'price per call, median', median(perCall) ?? null, 'USD', over),
    figure('per_call_q3', 'price per call, upper quartile', quantile(perCall, 0.75) ?? null, 'USD', over),
    ...TOP.map((few) =>
      figure(`usd_top_${few}`, `USD of the top ${few}`, topShare(received, few), 'share', `USD of ${sellers}`),
    ),
    ...TOP.map((few) =>
      figure(
        `transactions_top_${few}`,
        `transactions of the top ${few}`,
        topShare(transactions, few),
        'share',
        `transactions of ${sellers}`,
      ),
    ),
    figure('usd_gini', 'Gini of USD', gini(received), 'index', sellers),
    figure('transactions_gini', 'Gini of transactions', gini(transactions), 'index', sellers),
    ...networkFigures(rows),
  ]
}

/** A seller on two networks counts on both. */
function networkFigures(rows: readonly SellerRow[]): Figure[] {
  const named = rows.flatMap((row) => [...new Set(row.chains.map(networkId))])
  const counts = rollup(
    named,
    (all) => all.length,
    (network) => network,
  )
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([network, sellers]) =>
      figure(
        `on_${network}`,
        `sellers on ${network}`,
        sellers,
        'count',
        `${counted(rows.length)} sellers; one on two networks is in both`,
      ),
    )
}
