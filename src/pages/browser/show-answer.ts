import type { PaidRoute } from '../../payment/prices.ts'
import { fact } from '../fact.ts'
import { type Html, html } from '../html.ts'
import { paidAnswer } from '../paid-answer.ts'
import type { WalletChain } from '../wallet.ts'
import { element } from './element.ts'
import { readingKeys } from './reading-keys.ts'

/** What was bought and by which payment. */
export interface Bought {
  readonly route: PaidRoute
  readonly usd: string
  readonly fields: Readonly<Record<string, string>>
  readonly id: string
  readonly network: string
  readonly payer: string
  readonly transaction: string | null
  readonly chains: readonly WalletChain[]
  /** What `failure-archive receipts verify` reads. */
  readonly receipt: unknown
  readonly answer: { readonly mediaType: string; readonly body: string } | undefined
  /** Why there is no answer, where that is so. */
  readonly missing?: string | undefined
}

const ENDINGS: Readonly<Record<string, string>> = { 'application/jsonl': 'jsonl', 'text/markdown': 'md' }

const endingOf = (mediaType: string) => ENDINGS[mediaType.split(';')[0] ?? ''] ?? 'json'

function facts({ usd, id, network, payer, transaction, chains }: Bought): Html {
  const chain = chains.find((one) => one.id === network)
  return html`<dl class="facts">${fact('Paid', `$${usd} in USDC on ${chain?.name ?? network}`)}${fact('By', html`<code class="long">${payer}</code>`)}
${transaction !== null && fact('Transaction', html`<a class="long" href="${chain?.explorerUrl}/tx/${transaction}" rel="noreferrer"><code>${transaction}</code></a>`)}
${fact('Receipt', html`<a class="long" href="/receipts/${id}"><code>${id}</code></a>`)}</dl>`
}

function shown({ route, answer, fields, missing }: Bought): Html {
  if (!answer) return html`<p>${missing}</p>`
  if (endingOf(answer.mediaType) !== 'json') return html`<p>The answer is in the download.</p>`
  return paidAnswer(route, JSON.parse(answer.body), fields)
}

function downloadLink(label: string, name: string, mediaType: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button second'
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }))
  link.download = name
  link.textContent = label
  return link
}

/** Shows an answer with its receipt in place of the shop, and offers both as files. */
export function showAnswer(bought: Bought): void {
  const { route, id, answer, receipt } = bought
  const place = element('shop')
  place.innerHTML =
    html`<header class="head"><p class="file">Receipt ${id}</p><h1 id="bought" tabindex="-1">Your answer</h1></header>
<div class="receipt">${facts(bought)}<div class="row" id="downloads"></div></div><section aria-label="Answer" id="answer">${shown(bought)}</section>`.text
  const name = `${route}-${id.slice(0, 8)}`
  if (answer)
    element('downloads').append(
      downloadLink('Download the answer', `${name}.${endingOf(answer.mediaType)}`, answer.mediaType, answer.body),
    )
  element('downloads').append(
    downloadLink('Download the receipt', `${name}-receipt.json`, 'application/json', JSON.stringify(receipt, null, 2)),
  )
  readingKeys(element('answer'))
  element('bought').focus()
}
