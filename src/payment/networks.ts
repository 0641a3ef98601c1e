import { EVM_NETWORK_CHAIN_ID_MAP } from '@x402/evm/v1'

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

const network = (
  v1Name: 'base' | 'base-sepolia',
  rest: Pick<PaymentNetwork, 'name' | 'publicRpcUrl' | 'explorerUrl' | 'testnet'>,
): PaymentNetwork => {
  const chainId = EVM_NETWORK_CHAIN_ID_MAP[v1Name]
  return { id: `eip155:${chainId}`, chainId, v1Name, ...rest }
}

/** The networks that can be named in X402_NETWORKS. */
export const NETWORKS: readonly PaymentNetwork[] = [
  network('base', {
    name: 'Base',
    publicRpcUrl: 'https://mainnet.base.org',
    explorerUrl: 'https://basescan.org',
    testnet: false,
  }),
  network('base-sepolia', {
    name: 'Base Sepolia (test network)',
    publicRpcUrl: 'https://sepolia.base.org',
    explorerUrl: 'https://sepolia.basescan.org',
    testnet: true,
  }),
]

/** The network of a CAIP-2 id, or an error that lists what can be had: an unknown one must stop the start. */
export const networkOf = (id: string): PaymentNetwork => {
  const found = NETWORKS.find((candidate) => candidate.id === id)
  if (found) return found
  const known = NETWORKS.map((candidate) => candidate.id).join(', ')
  throw new Error(`X402_NETWORKS: "${id}" is not a network that can be sold on here; known are ${known}.`)
}
