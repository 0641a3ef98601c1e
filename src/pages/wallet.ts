import type { PaymentRequirements } from '@x402/core/types'
import type { PaidRoute } from '../payment/prices.ts'
import type { Page } from './document.ts'
import { type Html, html } from './html.ts'

/** A chain as wallets are told of it. */
export interface WalletChain {
  /** CAIP-2. */
  readonly id: string
  readonly chainId: number
  readonly name: string
  readonly rpcUrl: string
  readonly explorerUrl: string
}

/** One way to buy an answer in a browser. */
export interface WalletOffer {
  readonly route: PaidRoute
  readonly path: string
  readonly methods: readonly string[]
  readonly usd: string
  readonly description: string
  readonly resource: string
  readonly accepts: readonly PaymentRequirements[]
  readonly chains: readonly WalletChain[]
  /** What came with the request, as strings. */
  readonly input: Readonly<Record<string, string>>
}

interface Field {
  readonly heading: string
  readonly lead: string
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly required: boolean
  readonly choices?: readonly string[]
}

/** What a person is told and asked for; the other parameters are for programs. */
const FIELDS: Readonly<Record<PaidRoute, Field>> = {
  search: {
    heading: 'Search the archive',
    lead: 'Describe what you see, and get the real cases that fit, in full: cause, fix, prevention, figures and source.',
    name: 'q',
    label: 'The symptom in your own words, or the id of a case',
    rows: 3,
    required: true,
  },
  audit: {
    heading: 'Audit a report',
    lead: 'The pre-check, and for each finding why it matters, a real case behind it and what to run. The figures that can be recomputed are recomputed.',
    name: 'text',
    label: 'The report, in English',
    rows: 8,
    required: true,
  },
  brief: {
    heading: 'Get a brief before you act',
    lead: 'How this kind of action has gone wrong before: five unlike cases, and a checklist in which each line names the cases that it comes from.',
    name: 'action',
    label: 'What you are about to do',
    rows: 3,
    required: true,
  },
  research: {
    heading: 'Failures of measuring',
    lead: 'Wrong denominators, silent detectors, data that the measuring side made itself: up to five cases, by topic or the newest.',
    name: 'q',
    label: 'What is measured or concluded (empty: the newest cases)',
    rows: 3,
    required: false,
  },
  archive: {
    heading: 'The whole archive',
    lead: 'Every case in one file, with its licence.',
    name: 'format',
    label: 'Format',
    rows: 0,
    required: false,
    choices: ['json', 'jsonl', 'md'],
  },
}

function control({ name, rows, required, choices }: Field, value: string): Html {
  if (choices)
    return html`<select id="input" name="${name}">${choices.map((choice) => html`<option${choice === value && html` selected`}>${choice}</option>`)}</select>`
  return html`<textarea id="input" name="${name}" rows="${rows}"${required && html` required`}>${value}</textarea>`
}

/** A claim with its evidence is sent on as it came. */
const others = (offer: WalletOffer, field: Field) =>
  Object.fromEntries(Object.entries(offer.input).filter(([name]) => name !== field.name))

const networkChoice = ({ accepts, chains }: WalletOffer) =>
  html`<label>Network<select id="network">${accepts.map(({ network }, at) => html`<option value="${at}">${chains.find(({ id }) => id === network)?.name ?? network}</option>`)}</select></label>`

const seller = (name: string | null, payTo: string | undefined) =>
  html`<p class="muted">To ${name ?? 'the operator of this address'}, <code class="long">${payTo}</code></p>`

/**
 * The wallet page: what a browser gets for a 402. Says what is bought, for how much, from whom and when nothing is charged; the script
 * finds wallets, asks for a signature, and shows the answer.
 */
export function walletPage(offer: WalletOffer, operatorName: string | null): Page {
  const field = FIELDS[offer.route]
  const claim = 'claim' in offer.input
  return {
    title: `${field.heading}, $${offer.usd}`,
    description: offer.description,
    path: offer.path,
    script: 'wallet',
    foreignIcons: true,
    data: {
      route: offer.route,
      path: offer.path,
      post: offer.methods.includes('POST'),
      usd: offer.usd,
      resource: offer.resource,
      accepts: offer.accepts,
      chains: offer.chains,
      others: others(offer, field),
    },
    body: html`<div class="inner" id="shop"><header class="head"><p class="file">402 · payment required</p><h1>${field.heading}</h1><p class="lead">${field.lead}</p></header>
<form class="buy" id="buy"><div>${claim ? html`<blockquote>${offer.input.claim}</blockquote>` : html`<label for="input">${field.label}</label>${control(field, offer.input[field.name] ?? '')}`}
<h2>When nothing is charged</h2><ul><li>Nothing is charged for an error, or when nothing fits.</li><li>Nothing is charged twice: if the answer gets lost, the same signature fetches it again.</li><li>Nothing is charged beyond $${offer.usd}: the signature covers this amount, this receiver and a few minutes.</li></ul><p><a href="/terms">Terms and privacy</a></p></div>
<div class="pay"><p class="amount">$${offer.usd}</p><p>in USDC, once, for this answer</p>${seller(operatorName, offer.accepts[0]?.payTo)}
${offer.accepts.length > 1 ? networkChoice(offer) : html`<p class="muted">On ${offer.chains[0]?.name}</p>`}
<div id="wallets"></div><p id="status" role="status"></p><p id="error" class="error" role="alert" hidden></p>
<noscript><p>Paying in a browser needs a script. Any x402 client pays without one: <a href="/docs#${offer.route}">how</a>.</p></noscript></div></form></div>`,
  }
}
