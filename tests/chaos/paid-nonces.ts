import { parseEventLogs } from 'viem'
import { usdcAbi } from '../chain/data/token.ts'
import type { LocalChain } from '../chain/start-chain.ts'

/** How often each nonce has moved money to the pay address, read from all the token's events. */
export const paidNonces = async (chain: LocalChain): Promise<ReadonlyMap<string, number>> => {
  const logs = parseEventLogs({
    abi: usdcAbi,
    logs: await chain.client.getLogs({ address: chain.usdc, fromBlock: 0n }),
  })
  const toUs = new Set<string>()
  for (const log of logs) {
    if (log.eventName === 'Transfer' && log.args.to === chain.payTo) toUs.add(log.transactionHash)
  }
  const counts = new Map<string, number>()
  for (const log of logs) {
    if (log.eventName !== 'AuthorizationUsed' || !toUs.has(log.transactionHash)) continue
    counts.set(log.args.nonce, (counts.get(log.args.nonce) ?? 0) + 1)
  }
  return counts
}
