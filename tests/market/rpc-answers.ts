/** What the made-up chain knows: its last block, one balance, and what came in. */
export interface Chain {
  readonly block: number
  readonly payTo: `0x${string}`
  readonly balance: bigint
  readonly received: readonly { readonly block: number; readonly atomic: bigint }[]
}

const hex = (value: number | bigint): string => `0x${value.toString(16)}`
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

interface Question {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

function resultOf(chain: Chain, { method, params }: Question): unknown {
  if (method === 'eth_chainId') return hex(8453)
  if (method === 'eth_blockNumber') return hex(chain.block)
  if (method === 'eth_call') {
    const { data } = params[0] as { data: string }
    return word(data.endsWith(chain.payTo.slice(2).toLowerCase()) ? chain.balance : 0n)
  }
  const { fromBlock, toBlock, topics } = params[0] as { fromBlock: string; toBlock: string; topics: (string | null)[] }
  const mine = topics[2]?.endsWith(chain.payTo.slice(2).toLowerCase()) ?? false
  return chain.received
    .filter(({ block }) => mine && block >= Number(fromBlock) && block <= Number(toBlock))
    .map(({ block, atomic }, index) => ({
      blockNumber: hex(block),
      data: word(atomic),
      transactionHash: word(BigInt(block)),
      logIndex: hex(index),
    }))
}

export const answerRpc = (chain: Chain, question: Question) => ({
  jsonrpc: '2.0',
  id: question.id,
  result: resultOf(chain, question),
})
