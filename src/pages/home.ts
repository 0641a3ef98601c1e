import type { z } from 'zod'
import type { fullCaseSchema } from '../cases/case-view.ts'
import { NETWORKS } from '../payment/networks.ts'
import type { ServiceInfo } from '../service-info.ts'
import { barTable } from './bar-table.ts'
import { themeTags } from './case-article.ts'
import type { Page } from './document.ts'
import { fact } from './fact.ts'
import { type Html, html } from './html.ts'
import { label } from './label.ts'

export interface HomeExtras {
  readonly publicUrl: string
  /** The case that the page begins with. */
  readonly hook: z.infer<typeof fullCaseSchema> | undefined
  /** Cases per trap and per domain, as the build counted them. */
  readonly themes: Readonly<Record<string, number>>
  readonly domains: Readonly<Record<string, number>>
}

const hookCard = (one: HomeExtras['hook']) =>
  one &&
  html`<article class="hook"><p class="file">${one.id}</p><h2>${one.title}</h2>${themeTags(one.themes)}
<p>${one.symptom}</p><p><strong>Root cause.</strong> ${one.root_cause}</p>
<dl class="numbers">${one.evidence.slice(0, 3).map(({ figure, unit, what }) => html`<div><dt>${unit} ${what}</dt><dd>${figure}</dd></div>`)}</dl>
<p><a href="/sample">Read it in full</a></p></article>`

const counts = ({
  counts: { cases, measured, root_cause_known, research },
}: ServiceInfo) => html`<dl class="numbers wide">
<div><dt>cases</dt><dd>${cases}</dd></div><div><dt>with measured figures</dt><dd>${measured}</dd></div>
<div><dt>with a known root cause</dt><dd>${root_cause_known}</dd></div><div><dt>failures of measuring</dt><dd>${research}</dd></div></dl>`

/** What one comes for; documents, the terms, single checks and the network's calls for programs are led to from elsewhere. */
const isOffered = ({ path }: ServiceInfo['routes'][number]) => !/[.{]|^\/(health|terms|docs|v1\/.*)?$/.test(path)

const prices = ({
  routes,
}: ServiceInfo) => html`<table class="prices"><caption>Prices</caption><thead class="unseen"><tr><th scope="col">Route</th><th scope="col">What</th><th scope="col">Price</th></tr></thead>
<tbody>${routes.filter(isOffered).map(({ path, summary, usd }) => html`<tr><th scope="row"><a href="${path}"><code>${path}</code></a></th><td>${summary}</td><td>${usd === null ? 'free' : `$${usd}`}</td></tr>`)}</tbody></table>`

const bars = (of: Readonly<Record<string, number>>, filter: string) =>
  Object.entries(of).map(([name, count]) => ({ label: label(name), count, href: `/contents?${filter}=${name}` }))

const networkName = (id: string) => NETWORKS.find((network) => network.id === id)?.name ?? id

function standing({ payment, received, corpus, ruleset }: ServiceInfo): Html {
  const { probes, caught, leaks } = corpus.redaction
  return html`<dl class="facts">
${fact('Selling', payment.live ? 'yes, over x402, protocol versions 1 and 2' : `not now: ${payment.reason ?? 'no reason given'}`)}
${fact('Paid in', payment.live ? `USDC on ${payment.networks.map(networkName).join(', ')}` : 'USDC')}
${payment.pay_to !== null && fact('Paid to', html`<code class="long">${payment.pay_to}</code>`)}
${fact('Received', received.usd === null ? `no figure: ${received.reason ?? 'none'}` : `$${received.usd}, read from the chain`)}
${fact('Corpus', html`<code>${corpus.version}</code>, built ${corpus.built_at.slice(0, 10)}`)}
${fact('Redaction', `${caught} of ${probes} planted secrets caught, ${leaks} leaks in the finished archive`)}
${fact('Ruleset', html`<code>${ruleset.version}</code>`)}</dl>`
}

/** The start page, from the same data as the JSON of `/`. */
export const homePage = (info: ServiceInfo, { publicUrl, hook, themes, domains }: HomeExtras): Page => ({
  title: 'failures with causes, fixes and figures',
  description: info.what,
  path: '/',
  body: html`<div class="inner"><div class="hero"><header class="head"><h1>Somebody has already paid for this failure</h1>
<p class="lead">${info.what}</p>
<p>${info.why}</p>
<p class="row"><a class="button" href="/precheck">Pre-check a report</a><a class="button second" href="/contents">Read the shelf</a></p></header>${hookCard(hook)}</div>
${counts(info)}
<section><h2>Try it from a terminal</h2><p>Which sentence is a claim, which trap it may be in, and whether the text shows that somebody looked:</p>
<pre tabindex="0"><code>curl -s ${publicUrl}/precheck \\
  --data-urlencode 'text=The watcher is healthy: it exits 0 every run.'</code></pre></section>
<section><h2>What is free and what is sold</h2><p>A paid route answers 402 with its price; any x402 wallet signs it, in a browser too. No account, no key. Errors and empty answers are never charged. <a href="/docs">How to call each</a>.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Prices">${prices(info)}</div></section>
<section><h2>What is in the archive</h2><div class="pair">${barTable('Cases by trap', 'Trap', bars(themes, 'theme'))}${barTable('Cases by domain', 'Domain', bars(domains, 'domain'))}</div>
<p class="muted">A case may be in up to three traps, so the traps do not add up to the number of cases.</p></section>
<section><h2>As it stands now</h2>${standing(info)}</section></div>`,
})
