import { DEFAULT_ASSETS } from '@x402/evm'
import { EVM_NETWORK_CHAIN_ID_MAP } from '@x402/evm/v1'
import elsewhere from './data/usdc-elsewhere.json' with { type: 'json' }

// Maps, since names come from listings, and an object also answers to what it inherits.
const CHAIN_IDS = new Map<string, number>(Object.entries(EVM_NETWORK_CHAIN_ID_MAP))
const EVM = new Map<string, readonly { asset: string; symbol: string }[]>(Object.entries(DEFAULT_ASSETS))
const ELSEWHERE = new Map(Object.entries(elsewhere.networks))
const TEST_NETWORKS: ReadonlySet<string> = new Set(elsewhere.test_networks)

/** The CAIP-2 id of a network, whichever protocol version named it: `base` and `eip155:8453` are one. */
export function networkId(name: string): string {
  const chainId = CHAIN_IDS.get(name)
  return chainId === undefined ? (ELSEWHERE.get(name)?.network ?? name) : `eip155:${chainId}`
}

/** The USDC contract of a network by its CAIP-2 id; undefined where none is known. */
export function usdcOf(network: string): `0x${string}` | undefined {
  return EVM.get(network)?.find(({ symbol }) => symbol === 'USDC')?.asset as `0x${string}` | undefined
}

/** Whether an asset is USDC; only its amounts are dollars in millionths. */
export function isUsdc(name: string, asset: string): boolean {
  const network = networkId(name)
  const evm = usdcOf(network)
  if (evm !== undefined) return evm.toLowerCase() === asset.toLowerCase()
  return [...ELSEWHERE.values()].some((known) => known.network === network && known.usdc === asset)
}

/** Money of a test network can be had for nothing, so its prices are none. */
export const isTestNetwork = (name: string): boolean => TEST_NETWORKS.has(networkId(name))
