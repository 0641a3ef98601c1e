import type { Page } from './document.ts'
import { html } from './html.ts'
import type { WalletChain } from './wallet.ts'

/** What a browser gets for a receipt without a proof: the payment of this tab opens it, or a sign-in with the wallet that paid. */
export const receiptPage = (id: string, signIn: unknown, chains: readonly WalletChain[]): Page => ({
  title: 'Receipt',
  description: 'What was bought, for how much, and the answer again, for the one who paid.',
  script: 'receipt',
  foreignIcons: true,
  data: { id, signIn, chains },
  body: html`<div class="inner" id="shop"><header class="head"><p class="file">Receipt ${id}</p><h1>Read again what you paid for</h1>
<p class="lead">A receipt is shown to its payer only. Sign in with the wallet that paid: it signs a sentence, no payment.</p></header>
<div class="pay"><div id="wallets"></div><p id="status" role="status"></p><p id="error" class="error" role="alert" hidden></p>
<noscript><p>Signing in needs a script. A program sends the payment header that bought the answer, or SIGN-IN-WITH-X: <a href="/docs#receipt">how</a>.</p></noscript></div></div>`,
})
