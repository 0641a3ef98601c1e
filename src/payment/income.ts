import { createPublicClient, type Hex, http, parseAbiItem } from 'viem'
import { type Income, noIncome } from './income-schema.ts'
import { atomicToUsd } from './prices.ts'

/** Where a scan is remembered between readings; the store implements it. */
export interface IncomeCache {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
}

export interface IncomeOptions {
  readonly network: string
  readonly rpcUrl: string
  readonly asset: Hex
  readonly payTo: Hex
  /** INCOME_FROM_BLOCK: the block from which transfers count. */
  readonly fromBlock: number | undefined
  /** Blocks in one question: public RPCs refuse more than some thousands. */
  readonly pageBlocks: number
  readonly cache: IncomeCache
  readonly now: () => Date
}

const transfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/** A block this far down is not taken back: what was counted up to it is kept and never read again. */
const SETTLED_DEPTH = 64n

/** A reason that we know and may show. */
class NoFigure extends Error {}

/** How far a scan has come, as it is kept. */
interface Counted {
  readonly nextBlock: bigint
  readonly atomic: bigint
}

const parseCounted = (kept: string | undefined, fromBlock: bigint): Counted => {
  const [nextBlock, atomic] = kept?.split(':') ?? []
  if (nextBlock === undefined || atomic === undefined) return { nextBlock: fromBlock, atomic: 0n }
  return { nextBlock: BigInt(nextBlock), atomic: BigInt(atomic) }
}

/**
 * Adds up the USDC transfers to the pay address since a block: what came in, whatever has been spent since. Read in pages;
 * what is settled for good is kept after each, so a reading that breaks off is continued by the next.
 *
 * @example
 * await readIncome({ network: 'eip155:8453', fromBlock: undefined, ... })
 * // { usd: null, as_of: null, source: null, reason: 'INCOME_FROM_BLOCK is not set' }
 */
export const readIncome = async (options: IncomeOptions): Promise<Income> => {
  if (options.fromBlock === undefined) return noIncome('INCOME_FROM_BLOCK is not set')
  try {
    const atomic = await scan(options, BigInt(options.fromBlock))
    return { usd: atomicToUsd(Number(atomic)), as_of: options.now().toISOString(), source: 'chain', reason: null }
  } catch (error) {
    if (error instanceof NoFigure) return noIncome(error.message)
    // The RPC's own message may hold its address with a key in it.
    return noIncome('the chain could not be read')
  }
}

const scan = async (options: IncomeOptions, fromBlock: bigint): Promise<bigint> => {
  const { network, rpcUrl, asset, payTo, cache } = options
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: 10_000, retryCount: 1 }) })
  const received = async (first: bigint, last: bigint): Promise<bigint> => {
    const logs = await client.getLogs({
      address: asset,
      event: transfer,
      args: { to: payTo },
      fromBlock: first,
      toBlock: last,
      strict: true,
    })
    return logs.reduce((sum, log) => sum + log.args.value, 0n)
  }

  // Another chain has no transfers of this token: its nothing would read as an income of zero.
  const chainId = await client.getChainId()
  if (network !== `eip155:${chainId}`) throw new NoFigure(`the RPC answers for eip155:${chainId}, not for ${network}`)
  const key = ['income', network, asset, payTo, fromBlock].join(':').toLowerCase()
  const latest = await client.getBlockNumber()
  const page = BigInt(options.pageBlocks)
  let { nextBlock, atomic } = parseCounted(await cache.get(key), fromBlock)
  while (nextBlock + SETTLED_DEPTH <= latest) {
    const last = nextBlock + page - 1n < latest - SETTLED_DEPTH ? nextBlock + page - 1n : latest - SETTLED_DEPTH
    atomic += await received(nextBlock, last)
    nextBlock = last + 1n
    await cache.set(key, `${nextBlock}:${atomic}`)
  }
  return nextBlock > latest ? atomic : atomic + (await received(nextBlock, latest))
}
