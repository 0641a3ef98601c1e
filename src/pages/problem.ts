import type { Page } from './document.ts'
import { html } from './html.ts'

/** A problem as a page tells it. */
export interface ShownProblem {
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly remedy: string
  readonly request_id: string
}

/** Every error has a page: what happened, what can be done now, and by what it can be named to the operator. */
export const problemPage = ({ title, status, detail, code, remedy, request_id }: ShownProblem): Page => ({
  title,
  description: detail,
  body: html`<div class="inner narrow"><header class="head"><p class="file">${status} · ${code}</p><h1>${title}</h1>
<p class="lead">${detail}</p></header>
<p>${remedy}</p>
<p class="muted">Nothing was charged. Request <code>${request_id}</code>.</p>
<p class="row"><a class="button" href="/">Start page</a><a href="/contents">The shelf</a><a href="/precheck">Pre-check</a></p></div>`,
})
