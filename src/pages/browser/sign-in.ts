import { checksumAddress } from './checksum-address.ts'
import type { Provider } from './discover-wallets.ts'
import { connect } from './sign-payment.ts'
import { walletProblem } from './wallet-problem.ts'

/** The challenge that a receipt is opened with, as the server made it. */
export interface SignInChallenge {
  readonly info: {
    readonly domain: string
    readonly uri: string
    readonly statement: string
    readonly version: string
    readonly nonce: string
    readonly issuedAt: string
    readonly expirationTime: string
    readonly resources: readonly string[]
  }
  readonly supportedChains: readonly { readonly chainId: string; readonly type: string }[]
}

/** The text that wallets show (EIP-4361). */
const messageOf = ({ info }: SignInChallenge, address: string, chainId: string) =>
  [
    `${info.domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    info.statement,
    '',
    `URI: ${info.uri}`,
    `Version: ${info.version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${info.nonce}`,
    `Issued At: ${info.issuedAt}`,
    `Expiration Time: ${info.expirationTime}`,
    'Resources:',
    ...info.resources.map((resource) => `- ${resource}`),
  ].join('\n')

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** The header SIGN-IN-WITH-X: the challenge, signed by the wallet. It signs no payment. */
export async function signIn(provider: Provider, challenge: SignInChallenge): Promise<string> {
  const address = checksumAddress(await connect(provider))
  const [chain] = challenge.supportedChains
  const chainId = chain?.chainId ?? ''
  const message = messageOf(challenge, address, chainId.replace('eip155:', ''))
  const signature = await provider
    .request({ method: 'personal_sign', params: [toHex(message), address] })
    .catch((error: unknown) => Promise.reject(walletProblem(error, 'You did not sign.')))
  return btoa(JSON.stringify({ ...challenge.info, address, chainId, type: chain?.type, signature }))
}
