/** A chain on which USDC can be paid: its CAIP-2 id, the name that protocol v1 gives it, and what is public of it. */
export interface PaymentNetwork {
  readonly id: `eip155:${number}`
  readonly chainId: number
  readonly v1Name: string
  /** As people know it. */
  readonly name: string
  readonly publicRpcUrl: string
  readonly explorerUrl: string
  readonly testnet: boolean
}

/** The networks that can be named in X402_NETWORKS. */
export const NETWORKS: readonly PaymentNetwork[] = [
  {
    id: 'eip155:8453',
    chainId: 8453,
    v1Name: 'base',
    name: 'Base',
    publicRpcUrl: 'https://mainnet.base.org',
    explorerUrl: 'https://basescan.org',
    testnet: false,
  },
  {
    id: 'eip155:84532',
    chainId: 84532,
    v1Name: 'base-sepolia',
    name: 'Base Sepolia (test network)',
    publicRpcUrl: 'https://sepolia.base.org',
    explorerUrl: 'https://sepolia.basescan.org',
    testnet: true,
  },
]

/** Blocks in one question for logs: the public RPCs of these networks refuse more. */
export const LOG_PAGE_BLOCKS = 2_000

/** The network of a CAIP-2 id, or an error that lists what can be had: an unknown one must stop the start. */
export const networkOf = (id: string): PaymentNetwork => {
  const found = NETWORKS.find((candidate) => candidate.id === id)
  if (found) return found
  const known = NETWORKS.map((candidate) => candidate.id).join(', ')
  throw new Error(`X402_NETWORKS: "${id}" is not a network that can be sold on here; known are ${known}.`)
}
