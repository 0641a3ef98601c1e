import { buyerFigures } from './figures/buyers.ts'
import { usd } from './figures/figure.ts'
import { listingOf } from './figures/listing.ts'
import { pricesOf, resourceFigures } from './figures/resources.ts'
import { sellerFigures } from './figures/sellers.ts'
import { toolFigures } from './figures/tools.ts'
import { topSellers } from './figures/top-sellers.ts'
import { TIMEFRAMES } from './market-lists.ts'
import { measureChain } from './measure-chain.ts'
import { measureRows } from './measure-rows.ts'
import { measureSupported } from './measure-supported.ts'
import type { PlotData, Section } from './section.ts'
import { readResourcePage, resourceRow } from './shapes/facilitator.ts'
import { buyerRow, readScanPage, type SellerRow, sellerRow, toolRow } from './shapes/x402scan.ts'

const span = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

const concentration = (rows: readonly SellerRow[]): PlotData => ({
  kind: 'concentration',
  values: rows.map(({ total_amount }) => usd(total_amount)),
})

const sellers = (days: number): Section => ({
  id: `sellers-${days}`,
  title: `Sellers, ${span(days)}`,
  measure: measureRows({
    list: `sellers-${days}`,
    readPage: readScanPage,
    schema: sellerRow,
    key: '`recipient`',
    keyOf: ({ recipient }) => recipient.toLowerCase(),
    figures: sellerFigures,
    table: topSellers,
    plot: days === 30 ? concentration : undefined,
  }),
})

const buyers = (days: number): Section => ({
  id: `buyers-${days}`,
  title: `Buyers, ${span(days)}`,
  measure: measureRows({
    list: `buyers-${days}`,
    readPage: readScanPage,
    schema: buyerRow,
    key: '`sender`',
    keyOf: ({ sender }) => sender.toLowerCase(),
    figures: buyerFigures,
  }),
})

const resources = (list: string, title: string): Section => ({
  id: list,
  title,
  measure: measureRows({
    list,
    readPage: readResourcePage,
    schema: resourceRow,
    key: '`resource`',
    keyOf: ({ resource }) => resource,
    figures: (rows, asOf) => resourceFigures(rows.map(listingOf), asOf),
    plot: (rows) => ({ kind: 'prices', values: pricesOf(rows.map(listingOf)) }),
  }),
})

const tools: Section = {
  id: 'tools',
  title: 'Tools of the directory’s chat',
  measure: measureRows({
    list: 'tools',
    readPage: readScanPage,
    schema: toolRow,
    key: '`id`',
    keyOf: ({ id }) => id,
    figures: toolFigures,
  }),
}

/** The parts of the report in their order. */
export const SECTIONS: readonly Section[] = [
  ...TIMEFRAMES.map(sellers),
  ...TIMEFRAMES.map(buyers),
  tools,
  { id: 'supported', title: 'What the facilitator settles', measure: measureSupported },
  resources('facilitator', 'What the facilitator lists'),
  resources('bazaar', 'What the bazaar lists'),
  { id: 'chain', title: 'The receiving address', measure: measureChain },
]
