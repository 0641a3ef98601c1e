import { encodeEventTopics, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { LOG_PAGE_BLOCKS } from '../payment/networks.ts'
import type { MarketAddresses } from './market-addresses.ts'
import type { MarketCall } from './market-call.ts'
import type { Ask, MarketList } from './market-list.ts'
import { readQuantity, readTransfers } from './shapes/rpc.ts'
import { usdcOf } from './usdc.ts'

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

const PAGE_BLOCKS = BigInt(LOG_PAGE_BLOCKS)

/** 400 pages are about 18 days of Base, whose blocks take two seconds. */
const MAX_LOG_PAGES = 400

const hex = (value: bigint): Hex => `0x${value.toString(16)}`

/** Private RPCs carry their key in the path or the query. */
const shown = (url: string): string => new URL(url).origin

const question = (url: string, method: string, params: readonly unknown[]): MarketCall => ({
  url,
  shownUrl: shown(url),
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

async function walkTransfers(ask: Ask, rpcUrl: string, filter: object, fromBlock: bigint, latest: bigint) {
  let page = 0
  for (let first = fromBlock; first <= latest; first += PAGE_BLOCKS) {
    if (page === MAX_LOG_PAGES) return `the cap of ${MAX_LOG_PAGES} pages of ${PAGE_BLOCKS} blocks was reached`
    const last = first + PAGE_BLOCKS - 1n < latest ? first + PAGE_BLOCKS - 1n : latest
    const range = { ...filter, fromBlock: hex(first), toBlock: hex(last) }
    readTransfers(await ask(`logs-${String(page).padStart(3, '0')}`, question(rpcUrl, 'eth_getLogs', [range])))
    page += 1
  }
  return null
}

/** Part names of the answers that are no pages of transfers. */
export const CHAIN_PARTS = { chainId: 'chain-id', block: 'block', balance: 'balance' } as const

/** The USDC balance of the receiving address and what came in since a block, asked at one block. */
export function chainList({ rpcUrl, payTo, fromBlock }: MarketAddresses): MarketList {
  const start = { id: 'chain', call: `${shown(rpcUrl)} (eth_call balanceOf, eth_getLogs Transfer)` }
  if (payTo === undefined) {
    return { ...start, notAsked: 'X402_PAY_TO is not set, so there is no address to ask about', walk: async () => null }
  }
  const walk = async (ask: Ask): Promise<string | null> => {
    const chainId = readQuantity(await ask(CHAIN_PARTS.chainId, question(rpcUrl, 'eth_chainId', [])))
    const asset = usdcOf(`eip155:${chainId}`)
    if (asset === undefined) return `no USDC is known on the chain ${chainId}`
    const latest = readQuantity(await ask(CHAIN_PARTS.block, question(rpcUrl, 'eth_blockNumber', [])))
    const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [payTo] })
    const balance = question(rpcUrl, 'eth_call', [{ to: asset, data }, hex(latest)])
    readQuantity(await ask(CHAIN_PARTS.balance, balance))
    if (fromBlock === undefined) return 'INCOME_FROM_BLOCK is not set, so what came in was not asked'
    const topics = encodeEventTopics({ abi, eventName: 'Transfer', args: { to: payTo } })
    return walkTransfers(ask, rpcUrl, { address: asset, topics }, BigInt(fromBlock), latest)
  }
  return { ...start, notAsked: null, walk }
}
