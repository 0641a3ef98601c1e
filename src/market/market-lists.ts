import { chainList } from './chain-list.ts'
import type { MarketAddresses } from './market-addresses.ts'
import type { MarketList } from './market-list.ts'
import { readResourcePage, readSupported } from './shapes/facilitator.ts'
import { readScanPage } from './shapes/x402scan.ts'
import { PAGE_SIZE, walkPages } from './walk-pages.ts'

/** The days that x402scan adds up over. */
export const TIMEFRAMES = [30, 7, 1] as const

/** Some deployments read `page_size`, some `pageSize`; each passes over the other. */
function scanUrl(base: string, procedure: string, page: number, timeframe?: number): string {
  const pagination = { page, page_size: PAGE_SIZE, pageSize: PAGE_SIZE }
  const json = timeframe === undefined ? { pagination } : { pagination, timeframe }
  return `${base}/api/trpc/public.${procedure}?input=${encodeURIComponent(JSON.stringify({ json }))}`
}

function scanList(base: string, id: string, procedure: string, timeframe?: number): MarketList {
  const call = (page: number) => ({ url: scanUrl(base, procedure, page, timeframe) })
  return { id, call: call(0).url, notAsked: null, walk: (ask) => walkPages({ ask, call, read: readScanPage }) }
}

function resourceList(base: string, id: string): MarketList {
  const call = (_page: number, offset: number) => ({
    url: `${base}/discovery/resources?type=http&limit=${PAGE_SIZE}&offset=${offset}`,
  })
  return { id, call: call(0, 0).url, notAsked: null, walk: (ask) => walkPages({ ask, call, read: readResourcePage }) }
}

function supportedList(base: string): MarketList {
  const url = `${base}/supported`
  return {
    id: 'supported',
    call: url,
    notAsked: null,
    walk: async (ask) => {
      readSupported(await ask('kinds', { url }))
      return null
    },
  }
}

/** All that is asked in a run, in the order in which it is asked. */
export function marketLists(addresses: MarketAddresses): MarketList[] {
  const { x402scanUrl, facilitatorUrl, bazaarUrl } = addresses
  return [
    ...TIMEFRAMES.map((days) => scanList(x402scanUrl, `sellers-${days}`, 'sellers.all.list', days)),
    ...TIMEFRAMES.map((days) => scanList(x402scanUrl, `buyers-${days}`, 'buyers.all.list', days)),
    scanList(x402scanUrl, 'tools', 'tools.top'),
    supportedList(facilitatorUrl),
    resourceList(facilitatorUrl, 'facilitator'),
    resourceList(bazaarUrl, 'bazaar'),
    chainList(addresses),
  ]
}
