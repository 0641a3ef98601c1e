import type { SectionTable } from '../section.ts'
import type { SellerRow } from '../shapes/x402scan.ts'
import { usd } from './figure.ts'
import { formatValue } from './format-value.ts'

const SHOWN = 5

/** The sellers with the most transactions, one row a receiving address. */
export function topSellers(rows: readonly SellerRow[]): SectionTable {
  const most = [...rows].sort((a, b) => b.tx_count - a.tx_count || (a.recipient < b.recipient ? -1 : 1))
  return {
    title: `The ${SHOWN} with the most transactions, one row a receiving address:`,
    columns: ['recipient', 'transactions', 'USD received', 'USD per transaction'],
    rows: most
      .slice(0, SHOWN)
      .map(({ recipient, tx_count, total_amount }) => [
        `\`${recipient}\``,
        formatValue(tx_count, 'count'),
        formatValue(usd(total_amount), 'USD'),
        formatValue(tx_count === 0 ? null : usd(total_amount) / tx_count, 'USD'),
      ]),
  }
}
