import type { z } from 'zod'
import type { compactCaseSchema, fullCaseSchema } from '../cases/case-view.ts'
import { type Html, html } from './html.ts'
import { label } from './label.ts'

type FullCase = z.infer<typeof fullCaseSchema>
type CompactCase = z.infer<typeof compactCaseSchema>

/** Themes as links to what each is. */
export const themeTags = (themes: readonly string[]): Html =>
  html`<ul class="tags">${themes.map((theme) => html`<li><a href="/checks/${theme}">${label(theme)}</a></li>`)}</ul>`

const section = (heading: string, text: string) => text && html`<h3>${heading}</h3><p>${text}</p>`

const figures = ({ evidence }: FullCase) =>
  evidence.length > 0 &&
  html`<h3>Measured</h3><table class="figures"><thead><tr><th scope="col">Figure</th><th scope="col">Unit</th><th scope="col">What</th></tr></thead>
<tbody>${evidence.map(({ figure, unit, what }) => html`<tr><th scope="row">${figure}</th><td>${unit}</td><td>${what}</td></tr>`)}</tbody></table>`

/** Only web addresses become links: a corpus of one's own may hold others. */
const isWeb = (url: string) => /^https?:\/\//.test(url)

const source = ({ source: from }: FullCase) =>
  from &&
  html`<h3>Source</h3><p>${
    from.url !== null && isWeb(from.url) ? html`<a href="${from.url}" rel="noreferrer">${from.title}</a>` : from.title
  }. ${from.publisher}${from.date && html`, ${from.date}`}, ${from.kind}. <span class="muted">Read: ${from.read}.</span></p>`

const prevention = (one: CompactCase & Partial<FullCase>) =>
  one.prevention.length > 0 &&
  html`<h3>Prevention</h3><ul>${one.prevention.map((line) => html`<li>${line}</li>`)}</ul>${
    one.prevention_inferred === true && html`<p class="muted">Inferred by the archive; the source does not say it.</p>`
  }`

const isFull = (one: CompactCase | FullCase): one is FullCase => 'evidence' in one

/** A case as a page shows it: a correction first, since what it corrects still stands below. */
export const caseArticle = (one: CompactCase | FullCase): Html => html`<article class="case" id="${one.id}">
<header><p class="file">${one.id}</p><h2>${one.title}</h2>${themeTags(one.themes)}
${isFull(one) && html`<p class="muted">${label(one.domain)}${one.research && ' · failure of measuring'} · confidence ${one.confidence}${one.status !== 'active' && html` · <strong>${one.status}</strong>`}</p>`}</header>
${one.correction && html`<div class="note"><h3>Correction</h3><p>${one.correction}</p></div>`}
${section('Symptom', one.symptom)}
${isFull(one) && section('What happened', one.what_happened)}
${isFull(one) && figures(one)}
${section('Root cause', one.root_cause)}
${section('Fix', one.fix)}
${prevention(one)}
${isFull(one) && source(one)}
</article>`
