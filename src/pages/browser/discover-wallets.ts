/** What every wallet of a browser offers (EIP-1193). */
export interface Provider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export interface Wallet {
  readonly name: string
  /** A picture as a `data:` address; one from elsewhere would tell a stranger who pays here. */
  readonly icon: string | undefined
  readonly provider: Provider
}

interface Announcement {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon?: string }
  readonly provider: Provider
}

/** Wallets that do not announce themselves are given this long before the one at `window.ethereum` is taken. */
const PATIENCE_MS = 300

const pictureOf = (icon: string | undefined) => (icon?.startsWith('data:image/') ? icon : undefined)

/** Finds the wallets of the browser by EIP-6963, or the one at `window.ethereum`; tells the list again whenever it grows. */
export function discoverWallets(tell: (wallets: readonly Wallet[]) => void): void {
  const wallets = new Map<string, Wallet>()
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail
    if (wallets.has(info.uuid)) return
    wallets.set(info.uuid, { name: info.name, icon: pictureOf(info.icon), provider })
    tell([...wallets.values()])
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  setTimeout(() => {
    if (wallets.size > 0) return
    const { ethereum } = window as { ethereum?: Provider }
    tell(ethereum ? [{ name: 'the wallet of this browser', icon: undefined, provider: ethereum }] : [])
  }, PATIENCE_MS)
}
