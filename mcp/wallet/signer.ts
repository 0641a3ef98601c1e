import { x402Client } from '@x402/core/client'
import type { PaymentPayload, PaymentRequired } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { appendPaymentIdentifierToExtensions } from '@x402/extensions/payment-identifier'
import { createPublicClient, type Hex, http } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { isLoopback } from '../../src/is-loopback.ts'
import { refuseUnfitKey } from '../../src/payment/refuse-unfit-key.ts'
import type { ClientConfig } from '../client-config.ts'
import type { Acceptable } from './acceptable.ts'

const RPC_TIMEOUT_MS = 5_000

/** Signs payments on this machine; or the reason, in words for a model, why it signs none. */
export type Signer =
  | { readonly refusal: string }
  | {
      readonly refusal?: undefined
      /** Why nothing may be signed on this network; undefined where nothing speaks against it. */
      readonly doubt: (on: Acceptable) => Promise<string | undefined>
      readonly sign: (required: PaymentRequired, how: Acceptable, paymentId: string) => Promise<PaymentPayload>
    }

/** An RPC that was named must be of the chain for which it was named: a key is for one chain or for a test, not for both. */
const doubtOf =
  (rpcUrls: ClientConfig['rpcUrls']) =>
  async ({ network: { chainId } }: Acceptable): Promise<string | undefined> => {
    const url = rpcUrls[chainId]
    if (url === undefined) return undefined
    const client = createPublicClient({ transport: http(url, { timeout: RPC_TIMEOUT_MS, retryCount: 0 }) })
    const told = await client.getChainId().catch(() => undefined)
    if (told === undefined) return `X402_RPC_URL_${chainId} does not answer, so the key is not used`
    return told === chainId ? undefined : `X402_RPC_URL_${chainId} is an RPC of chain ${told}, so the key is not used`
  }

const signWith =
  (account: PrivateKeyAccount) =>
  (required: PaymentRequired, { requirement, network }: Acceptable, paymentId: string): Promise<PaymentPayload> => {
    const identifier = required.extensions?.['payment-identifier']
    const extensions = identifier === undefined ? {} : structuredClone({ 'payment-identifier': identifier })
    appendPaymentIdentifierToExtensions(extensions, paymentId)
    const client = new x402Client().register(network.id, new ExactEvmScheme(account)).setSpendControls(false)
    return client.createPaymentPayload({ ...required, accepts: [requirement], extensions })
  }

/** Over plain http anybody on the way could write another price and its own address into the challenge. */
const isOpen = (url: string | undefined) => url?.startsWith('http:') === true && !isLoopback(url)

/** Reads the key. What is wrong with it is said without repeating any of it. */
export function createSigner({ key, archiveUrl, networks, rpcUrls }: ClientConfig): Signer {
  if (key === undefined) return { refusal: 'no wallet is set up (X402_PRIVATE_KEY is not set)' }
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) return { refusal: 'X402_PRIVATE_KEY is no private key (0x and 64 hex digits)' }
  if (isOpen(archiveUrl))
    return { refusal: 'FAILURE_ARCHIVE_URL is plain http, where the price can be tampered with: use https' }
  try {
    refuseUnfitKey(
      'X402_PRIVATE_KEY',
      key as Hex,
      networks.map(({ chainId, publicRpcUrl }) => rpcUrls[chainId] ?? publicRpcUrl),
    )
  } catch (error) {
    return { refusal: (error as Error).message.replace(/\.$/, '') }
  }
  return { doubt: doubtOf(rpcUrls), sign: signWith(privateKeyToAccount(key as Hex)) }
}
