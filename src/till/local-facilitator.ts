import type { FacilitatorClient } from '@x402/core/server'
import { getDefaultAsset } from '@x402/evm'
import type { Hex } from 'viem'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { createFacilitator } from '../payment/facilitator/facilitator.ts'
import type { Lock } from '../payment/facilitator/settler-account.ts'
import { networkOf } from '../payment/networks.ts'
import { rpcUrlOf } from './rpc-url-of.ts'

/** So much sooner than the paywall the receipt is given up, so that "pending" with its transaction still reaches it. */
const REPORT_MS = 2_000
const LEAST_WAIT_MS = 1_000

const setting = (value: string | undefined, name: string): Hex => {
  if (value === undefined) throw new ConfigError(`${name} is not set, and our own facilitator needs it.`)
  return value as Hex
}

/**
 * Our own facilitator as the environment wants it: in process for X402_FACILITATOR=local, and behind
 * `failure-archive facilitator`. It settles to X402_PAY_TO only.
 *
 * @throws ConfigError for a missing pay address or key, or for a development key on a chain that is not on this machine
 */
export function createLocalFacilitator(config: Config, lock?: Lock): FacilitatorClient {
  try {
    const chains = config.X402_NETWORKS.map(networkOf).map(({ id, chainId }) => ({
      network: id,
      chainId,
      rpcUrl: rpcUrlOf(config, id),
      asset: getDefaultAsset(id).asset as Hex,
    }))
    return createFacilitator({
      chains,
      payTo: [setting(config.X402_PAY_TO, 'X402_PAY_TO')],
      settlerKey: setting(config.X402_SETTLER_KEY, 'X402_SETTLER_KEY'),
      confirmationTimeoutMs: Math.max(config.X402_SETTLE_TIMEOUT_MS - REPORT_MS, LEAST_WAIT_MS),
      ...(lock && { lock }),
    })
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError((error as Error).message)
  }
}
