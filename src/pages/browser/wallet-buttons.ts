import { discoverWallets, type Wallet } from './discover-wallets.ts'
import { element } from './element.ts'

function buttonOf(wallet: Wallet, what: string, use: (wallet: Wallet) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  if (wallet.icon !== undefined) button.append(Object.assign(new Image(), { src: wallet.icon, alt: '' }))
  button.append(`${what} with ${wallet.name}`)
  button.addEventListener('click', () => use(wallet))
  return button
}

/** A button for each wallet of the browser, or what to do without one. */
export function walletButtons(what: string, use: (wallet: Wallet) => void): void {
  discoverWallets((wallets) => {
    const none =
      'No wallet was found in this browser. Install one that holds USDC and reload, or pay from a program with any x402 client.'
    element('wallets').replaceChildren(
      ...(wallets.length === 0 ? [none] : wallets.map((wallet) => buttonOf(wallet, what, use))),
    )
  })
}

/** No second call while one is under way. */
export function disableWallets(disabled: boolean): void {
  for (const button of element('wallets').querySelectorAll('button')) button.disabled = disabled
}
