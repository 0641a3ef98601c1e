import type { Config } from '../config.ts'
import { networkOf } from '../payment/networks.ts'

/** By which RPC a network is read and settled on: the operator's own, else the public one. */
export const rpcUrlOf = ({ rpcUrls }: Pick<Config, 'rpcUrls'>, network: string): string => {
  const { chainId, publicRpcUrl } = networkOf(network)
  return rpcUrls[chainId] ?? publicRpcUrl
}
