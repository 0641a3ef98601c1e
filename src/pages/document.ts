import { isMailAddress } from '../is-mail-address.ts'
import { type Html, html, jsonData } from './html.ts'

/** One page as data: what `documentOf` puts into the frame that all pages share. */
export interface Page {
  readonly title: string
  /** For search engines and link previews. */
  readonly description: string
  /** The address that the page goes by, where it has one that others may be sent to. */
  readonly path?: string
  readonly body: Html
  /** The script that the page is helped by, and what it starts from. */
  readonly script?: string
  readonly data?: unknown
  /** Pictures that wallets bring along as `data:` addresses. */
  readonly foreignIcons?: true
}

/** What is the same on every page of a service. */
export interface Site {
  readonly name: string
  readonly publicUrl: string
  readonly operator: { readonly name: string | null; readonly contact: string | null }
  readonly rulesetVersion: string
  readonly corpusVersion: string
  /** The address of a style sheet or script, which changes with its content. */
  readonly asset: (name: string) => string
}

const NAVIGATION = [
  ['/contents', 'Shelf'],
  ['/precheck', 'Pre-check'],
  ['/checks', 'Checks'],
  ['/network', 'Network'],
  ['/sample', 'Sample'],
  ['/docs', 'API'],
] as const

const SIGN = html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path class="sheet" d="M2 1h8l4 4v10H2z"/><path class="tear" d="M10 1l-1 3 2 1-1 2 4-2z"/></svg>`

const navigation = (path: string | undefined) =>
  html`<nav aria-label="Main"><ul>${NAVIGATION.map(
    ([to, label]) =>
      html`<li><a href="${to}"${(path === to || path?.startsWith(`${to}/`)) && html` aria-current="page"`}>${label}</a></li>`,
  )}</ul></nav>`

function contactLink(contact: string): Html {
  const address = isMailAddress(contact) ? `mailto:${contact}` : contact
  return html`<a href="${address}">${contact}</a>`
}

const footer = ({ operator, rulesetVersion, corpusVersion }: Site) => html`<footer class="foot"><div class="inner">
<ul><li><a href="/terms">Terms and privacy</a></li><li><a href="/openapi.json">OpenAPI</a></li><li><a href="/llms.txt">llms.txt</a></li><li><a href="/health">Health</a></li></ul>
<p>${operator.name && html`Run by ${operator.name}. `}${operator.contact && html`Contact: ${contactLink(operator.contact)}. `}Ruleset <code>${rulesetVersion}</code>, corpus <code>${corpusVersion}</code>. No cookies; nothing on this page comes from another site.</p>
</div></footer>`

const metadata = (
  page: Page,
  site: Site,
) => html`<title>${page.path === '/' ? `${site.name}: ${page.title}` : `${page.title} · ${site.name}`}</title>
<meta name="description" content="${page.description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
${
  page.path === undefined
    ? html`<meta name="robots" content="noindex">`
    : html`<link rel="canonical" href="${site.publicUrl}${page.path}">
<meta property="og:url" content="${site.publicUrl}${page.path}">`
}`

/** A whole document. Its style sheet and its script carry the nonce, so that nothing else on it is applied or run. */
export const documentOf = (page: Page, site: Site, nonce: string): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${metadata(page, site)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${site.asset('style.css')}" nonce="${nonce}">
${page.script !== undefined && html`<script type="module" src="${site.asset(`${page.script}.js`)}" nonce="${nonce}"></script>`}
</head><body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="inner"><a class="brand" href="/">${SIGN}${site.name}</a>${navigation(page.path)}</div></header>
<main id="main" tabindex="-1">${page.body}</main>
${footer(site)}
${page.data !== undefined && html`<script type="application/json" id="page-data">${jsonData(page.data)}</script>`}
</body></html>
`.text
