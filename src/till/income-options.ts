import { getDefaultAsset } from '@x402/evm'
import type { Hex } from 'viem'
import type { Config } from '../config.ts'
import type { IncomeCache, IncomeOptions } from '../payment/income.ts'
import { LOG_PAGE_BLOCKS, networkOf } from '../payment/networks.ts'
import { rpcUrlOf } from './rpc-url-of.ts'

/**
 * What to read as income. It is read on the first of X402_NETWORKS, since a block number belongs to one chain; undefined
 * where no pay address is set.
 */
export function incomeOptions(config: Config, cache: IncomeCache): IncomeOptions | undefined {
  const [first] = config.X402_NETWORKS
  if (config.X402_PAY_TO === undefined || first === undefined) return undefined
  const { id } = networkOf(first)
  return {
    network: id,
    rpcUrl: rpcUrlOf(config, id),
    asset: getDefaultAsset(id).asset as Hex,
    payTo: config.X402_PAY_TO as Hex,
    fromBlock: config.INCOME_FROM_BLOCK,
    pageBlocks: LOG_PAGE_BLOCKS,
    cache,
    now: () => new Date(),
  }
}
