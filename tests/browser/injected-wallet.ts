import type { Page } from 'playwright-core'
import type { Hex, LocalAccount } from 'viem'
import type { LocalChain } from '../chain/start-chain.ts'

/** A wallet as a test wants it; what it does may be changed while the page is open. */
export interface InjectedWallet {
  /** What the page asked for, in order, with its parameters. */
  readonly calls: { readonly method: string; readonly params: readonly unknown[] }[]
  readonly asked: (method: string) => number
  chainId: number
  readonly known: Set<number>
  locked: boolean
  /** Switching does nothing, and says nothing. */
  stays: boolean
  /** Methods that its owner refuses. */
  readonly refuses: Set<string>
}

interface TypedData {
  readonly domain: Record<string, unknown>
  readonly types: Record<string, { readonly name: string; readonly type: string }[]>
  readonly primaryType: string
  readonly message: Record<string, unknown>
}

const failure = (code: number, message: string) => ({ error: { code, message } })

/** Signs as wallets do: only for the chain that they are on, and only what spells its domain out. */
async function signTypedData(account: LocalAccount, wallet: InjectedWallet, json: string) {
  const { domain, types, primaryType, message } = JSON.parse(json) as TypedData
  if (!types.EIP712Domain) return failure(-32602, 'EIP712Domain is missing')
  if (Number(domain.chainId) !== wallet.chainId) return failure(-32602, 'other chain')
  return { result: await account.signTypedData({ domain, types, primaryType, message } as never) }
}

/**
 * Puts a wallet into a page that is not open yet: announced by EIP-6963, or at `window.ethereum` alone. It signs with a key of the local
 * chain and knows the chains that it is told of.
 */
export async function injectWallet(
  page: Page,
  chain: LocalChain,
  account: LocalAccount,
  { announced = true }: { readonly announced?: boolean } = {},
): Promise<InjectedWallet> {
  const calls: InjectedWallet['calls'] = []
  const wallet: InjectedWallet = {
    calls,
    asked: (method) => calls.filter((call) => call.method === method).length,
    chainId: chain.chainId,
    known: new Set([1, chain.chainId]),
    locked: false,
    stays: false,
    refuses: new Set(),
  }
  const switchTo = (id: number) => {
    if (!wallet.known.has(id)) return failure(4902, 'Unrecognized chain')
    if (!wallet.stays) wallet.chainId = id
    return { result: null }
  }
  const METHODS: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_requestAccounts: () =>
      wallet.locked ? failure(-32002, 'already pending') : { result: [account.address.toLowerCase()] },
    eth_chainId: () => ({ result: `0x${wallet.chainId.toString(16)}` }),
    wallet_switchEthereumChain: ([to]) => switchTo(Number((to as { chainId: string }).chainId)),
    wallet_addEthereumChain: ([added]) => {
      wallet.known.add(Number((added as { chainId: string }).chainId))
      return { result: null }
    },
    eth_call: async (params) => ({ result: await chain.client.request({ method: 'eth_call', params } as never) }),
    eth_signTypedData_v4: ([, json]) => signTypedData(account, wallet, json as string),
    personal_sign: async ([raw]) => ({ result: await account.signMessage({ message: { raw: raw as Hex } }) }),
  }
  await page.exposeFunction('askWallet', async (method: string, params: readonly unknown[] = []) => {
    calls.push({ method, params })
    if (wallet.refuses.has(method)) return failure(4001, 'User rejected the request')
    return METHODS[method]?.(params) ?? failure(4200, 'Unsupported method')
  })
  await page.addInitScript((byEvent) => {
    const ask = (
      window as unknown as { askWallet(method: string, params: unknown): Promise<{ result?: unknown; error?: object }> }
    ).askWallet
    const provider = {
      request: async ({ method, params }: { method: string; params?: unknown }) => {
        const { result, error } = await ask(method, params)
        if (error) throw error
        return result
      },
    }
    if (!byEvent) {
      Object.assign(window, { ethereum: provider })
      return
    }
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const detail = Object.freeze({
      info: { uuid: 'test', name: 'Test Wallet', icon, rdns: 'example.wallet' },
      provider,
    })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
  }, announced)
  return wallet
}
