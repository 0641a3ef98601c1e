import { type Html, html } from './html.ts'

export interface Bar {
  readonly label: string
  readonly href: string
  readonly count: number
}

/** A plot that is a table: each bar stands beside its name and its number, so that it reads the same by ear and at any width. */
export function barTable(caption: string, unit: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return html`<table class="bars"><caption>${caption}</caption>
<thead class="unseen"><tr><th scope="col">${unit}</th><th scope="col">Cases</th></tr></thead>
<tbody>${bars.map(
    ({ label, href, count }) => html`<tr><th scope="row"><a href="${href}">${label}</a></th>
<td><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((count / most) * 1000) / 10}" height="10"/></svg><span>${count}</span></td></tr>`,
  )}</tbody></table>`
}
