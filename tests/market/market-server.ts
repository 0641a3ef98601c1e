import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buyerJson, resourceJson, SUPPORTED, sellerJson, toolJson } from './documented-shapes.ts'
import type { MarketData } from './market-data.ts'
import { answerRpc, type Chain } from './rpc-answers.ts'

/** What came in: of which list, which page of it, and the how-manieth time. */
export interface Asked {
  readonly list: string
  readonly page: number
  readonly time: number
}

/** What goes wrong with an answer; what is left out is as it should be. */
export interface Fault {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly hang?: true
  /** Changes the answer. */
  readonly change?: (json: unknown) => unknown
}

export interface MarketServer {
  readonly url: string
  readonly asked: readonly Asked[]
  stop(): Promise<void>
}

/** Rows that a list gives twice, since it moves while it is read: the last of a page is the first of the next as well. */
const withRepeats = <Row>(rows: readonly Row[], pageSize: number): Row[] =>
  rows.flatMap((row, index) => (index > 0 && index % (pageSize - 1) === 0 ? [row, row] : [row]))

const scanAnswer = (rows: readonly unknown[], page: number, pageSize: number) => ({
  result: {
    data: {
      json: {
        items: rows.slice(page * pageSize, (page + 1) * pageSize),
        hasNextPage: (page + 1) * pageSize < rows.length,
        total_count: rows.length,
        total_pages: Math.ceil(rows.length / pageSize),
        page,
      },
    },
  },
})

interface Wanted {
  readonly list: string
  readonly page: number
  readonly json: unknown
}

/** Rows as they are sent, by list. */
type Lists = ReadonlyMap<string, readonly unknown[]>

const PAGE_SIZE = 100

function listsOf({ sellers, buyers, tools, resources }: MarketData): Lists {
  const lists: [string, readonly unknown[]][] = [
    ...Object.entries(sellers).map(([days, rows]): [string, unknown[]] => [`sellers-${days}`, rows.map(sellerJson)]),
    ...Object.entries(buyers).map(([days, rows]): [string, unknown[]] => [`buyers-${days}`, rows.map(buyerJson)]),
    ['tools', tools.map(toolJson)],
    ['facilitator', resources.facilitator.map(resourceJson)],
    ['bazaar', resources.bazaar.map(resourceJson)],
  ]
  return new Map(lists.map(([list, rows]) => [list, withRepeats(rows, PAGE_SIZE)]))
}

const NOUNS: Readonly<Record<string, string>> = {
  'sellers.all.list': 'sellers',
  'buyers.all.list': 'buyers',
  'tools.top': 'tools',
}

function scanWanted(lists: Lists, url: URL, procedure: string): Wanted {
  const { json } = JSON.parse(url.searchParams.get('input') ?? '') as {
    json: { pagination: { page: number; page_size: number }; timeframe?: number }
  }
  const { page, page_size } = json.pagination
  const list = [NOUNS[procedure], json.timeframe].filter((part) => part !== undefined).join('-')
  return { list, page, json: scanAnswer(lists.get(list) ?? [], page, page_size) }
}

function resourceWanted(lists: Lists, url: URL, list: 'facilitator' | 'bazaar'): Wanted {
  const limit = Number(url.searchParams.get('limit'))
  const offset = Number(url.searchParams.get('offset'))
  const rows = lists.get(list) ?? []
  const items = rows.slice(offset, offset + limit)
  return {
    list,
    page: Math.floor(offset / limit),
    json: { x402Version: 2, items, pagination: { limit, offset, total: rows.length } },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

async function wanted(lists: Lists, chain: Chain, request: IncomingMessage): Promise<Wanted> {
  const url = new URL(request.url ?? '/', 'http://market')
  const [, procedure] = /^\/scan\/api\/trpc\/public\.(.*)$/.exec(url.pathname) ?? []
  if (procedure !== undefined) return scanWanted(lists, url, procedure)
  if (url.pathname === '/facilitator/supported') return { list: 'supported', page: 0, json: SUPPORTED }
  if (url.pathname === '/facilitator/discovery/resources') return resourceWanted(lists, url, 'facilitator')
  if (url.pathname === '/bazaar/discovery/resources') return resourceWanted(lists, url, 'bazaar')
  return { list: 'chain', page: 0, json: answerRpc(chain, JSON.parse(await bodyOf(request))) }
}

function send(response: ServerResponse, json: unknown, fault: Fault): void {
  if (fault.hang) return
  const body = fault.body ?? JSON.stringify(fault.change ? fault.change(json) : json)
  response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers }).end(body)
}

/** Answers as the public lists do by their documentation, on loopback, and goes wrong where it is told to. */
export async function startMarketServer(
  data: MarketData,
  chain: Chain,
  faultOf: (asked: Asked) => Fault | undefined = () => undefined,
): Promise<MarketServer> {
  const asked: Asked[] = []
  const lists = listsOf(data)
  const server = createServer(async (request, response) => {
    const { list, page, json } = await wanted(lists, chain, request)
    const time = asked.filter((before) => before.list === list && before.page === page).length + 1
    asked.push({ list, page, time })
    send(response, json, faultOf({ list, page, time }) ?? {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
