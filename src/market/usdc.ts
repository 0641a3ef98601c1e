import { DEFAULT_ASSETS } from '@x402/evm'
import { EVM_NETWORK_CHAIN_ID_MAP } from '@x402/evm/v1'
import elsewhere from './data/usdc-elsewhere.json' with { type: 'json' }

const CHAIN_IDS: Readonly<Record<string, number>> = EVM_NETWORK_CHAIN_ID_MAP
const EVM: Readonly<Record<string, readonly { asset: string; symbol: string }[]>> = DEFAULT_ASSETS
const ELSEWHERE: Readonly<Record<string, { readonly network: string; readonly usdc: string }>> = elsewhere.networks
const TEST_NETWORKS: ReadonlySet<string> = new Set(elsewhere.test_networks)

/** The CAIP-2 id of a network, whichever protocol version named it: `base` and `eip155:8453` are one. */
export function networkId(name: string): string {
  const chainId = CHAIN_IDS[name]
  return chainId === undefined ? (ELSEWHERE[name]?.network ?? name) : `eip155:${chainId}`
}

/** The USDC contract of a network by its CAIP-2 id; undefined where none is known. */
export function usdcOf(network: string): `0x${string}` | undefined {
  return EVM[network]?.find(({ symbol }) => symbol === 'USDC')?.asset as `0x${string}` | undefined
}

/** Whether an asset is USDC; only its amounts are dollars in millionths. */
export function isUsdc(name: string, asset: string): boolean {
  const network = networkId(name)
  const evm = usdcOf(network)
  if (evm !== undefined) return evm.toLowerCase() === asset.toLowerCase()
  return Object.values(ELSEWHERE).some((known) => known.network === network && known.usdc === asset)
}

/** Money of a test network can be had for nothing, so its prices are none. */
export const isTestNetwork = (name: string): boolean => TEST_NETWORKS.has(networkId(name))
