import type { PaymentRequirements } from '@x402/core/types'
import { atomicToUsd } from '../../payment/prices.ts'
import type { WalletChain } from '../wallet.ts'
import type { Provider } from './discover-wallets.ts'
import { codeOf, lockedWallet, WalletProblem, walletProblem } from './wallet-problem.ts'

/** Clocks differ: a payment is valid from a while ago. */
const EARLIER_SECONDS = 600

/** Asks for the wallet's address. */
export async function connect(provider: Provider): Promise<string> {
  const accounts = await provider
    .request({ method: 'eth_requestAccounts' })
    .catch((error: unknown) => Promise.reject(walletProblem(error, 'You did not let this page see your address.')))
  const [address] = accounts as string[]
  if (address === undefined) throw lockedWallet()
  return address
}

const hex = (value: number) => `0x${value.toString(16)}`

const isOn = async (provider: Provider, chain: WalletChain) =>
  Number(await provider.request({ method: 'eth_chainId' })) === chain.chainId

const switchTo = (provider: Provider, chain: WalletChain) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hex(chain.chainId) }] })

const add = (provider: Provider, { chainId, name, rpcUrl, explorerUrl }: WalletChain) =>
  provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: hex(chainId),
        chainName: name,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [rpcUrl],
        blockExplorerUrls: [explorerUrl],
      },
    ],
  })

/** A wallet that does not know the chain (4902) is told of it. */
async function switchOrAdd(provider: Provider, chain: WalletChain): Promise<void> {
  try {
    await switchTo(provider, chain)
  } catch (error) {
    if (codeOf(error) !== 4902) throw error
    await add(provider, chain)
    await switchTo(provider, chain)
  }
}

/** Brings the wallet onto the chain that is paid on. */
export async function onChain(provider: Provider, chain: WalletChain): Promise<void> {
  if (await isOn(provider, chain)) return
  await switchOrAdd(provider, chain).catch((error: unknown) =>
    Promise.reject(walletProblem(error, `You did not let your wallet go to ${chain.name}.`)),
  )
  if (!(await isOn(provider, chain)))
    throw new WalletProblem(
      `Your wallet is still on another network. Switch it to ${chain.name} by hand and press the button again. Nothing was charged.`,
    )
}

/** The token's balance, as the wallet's own chain tells it; undefined where it tells nothing: the seller looks too. */
async function balanceOf(provider: Provider, asset: string, holder: string): Promise<bigint | undefined> {
  const data = `0x70a08231${holder.slice(2).toLowerCase().padStart(64, '0')}`
  try {
    return BigInt((await provider.request({ method: 'eth_call', params: [{ to: asset, data }, 'latest'] })) as string)
  } catch {
    return undefined
  }
}

/** Says what is missing before anything is signed. */
export async function requireBalance(
  provider: Provider,
  from: string,
  { asset, amount }: PaymentRequirements,
  chain: WalletChain,
) {
  const balance = await balanceOf(provider, asset, from)
  if (balance === undefined || balance >= BigInt(amount)) return
  throw new WalletProblem(
    `This wallet holds ${atomicToUsd(Number(balance))} USDC on ${chain.name}, and the answer costs ${atomicToUsd(Number(amount))}. Send USDC to ${from} on that network, or choose another account, and press the button again. Nothing was charged.`,
  )
}

const named = (fields: string) =>
  fields.split(', ').map((field) => {
    const [type, name] = field.split(' ')
    return { name, type }
  })

/** Wallets want the domain's own type spelled out, and integers as decimal strings. */
const TYPES = {
  EIP712Domain: named('string name, string version, uint256 chainId, address verifyingContract'),
  TransferWithAuthorization: named(
    'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce',
  ),
}

const randomNonce = () =>
  `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** The header of protocol version 2 for an answer: one transfer, this amount, this receiver, a few minutes. */
export async function signPayment(
  provider: Provider,
  from: string,
  accepted: PaymentRequirements,
  { resource, chain }: { readonly resource: string; readonly chain: WalletChain },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const authorization = {
    from,
    to: accepted.payTo,
    value: accepted.amount,
    validAfter: String(now - EARLIER_SECONDS),
    validBefore: String(now + accepted.maxTimeoutSeconds),
    nonce: randomNonce(),
  }
  const { name, version } = accepted.extra
  const domain = { name, version, chainId: chain.chainId, verifyingContract: accepted.asset }
  const typed = { types: TYPES, domain, primaryType: 'TransferWithAuthorization', message: authorization }
  const signature = await provider
    .request({ method: 'eth_signTypedData_v4', params: [from, JSON.stringify(typed)] })
    .catch((error: unknown) => Promise.reject(walletProblem(error, 'You did not sign.')))
  return btoa(
    JSON.stringify({ x402Version: 2, resource: { url: resource }, accepted, payload: { signature, authorization } }),
  )
}
