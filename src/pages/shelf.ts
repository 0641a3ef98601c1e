import type { z } from 'zod'
import type { contentsAnswer, contentsInput } from '../cases/contents.ts'
import type { Page } from './document.ts'
import { type Html, html } from './html.ts'
import { label } from './label.ts'
import { titleRow } from './title-row.ts'

type Contents = z.infer<typeof contentsAnswer>
type Filters = z.output<typeof contentsInput>

/** The values that each filter can take, of the whole archive. */
export interface ShelfValues {
  readonly theme: readonly string[]
  readonly domain: readonly string[]
  readonly source_kind: readonly string[]
  readonly year: readonly string[]
}

/** The filters that are put into words of their own. */
const YES_NO = {
  research: { name: 'Half', any: 'All', true: 'Failures of measuring', false: 'All others' },
  measured: { name: 'Figures', any: 'With or without', true: 'Measured figures', false: 'None' },
} as const

const NAMES = { theme: 'Trap', domain: 'Domain', source_kind: 'Source', year: 'Year' } as const

const option = (value: string, text: string, chosen: string) =>
  html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`

const chooser = (name: string, title: string, options: Html) =>
  html`<label>${title}<select name="${name}">${options}</select></label>`

function valueFilter(name: keyof typeof NAMES, filters: Filters, values: ShelfValues): Html {
  const chosen = String(filters[name] ?? '')
  const options = values[name].map((value) => option(value, label(value), chosen))
  return chooser(name, NAMES[name], html`${option('', 'Any', chosen)}${options}`)
}

function yesNoFilter(name: keyof typeof YES_NO, filters: Filters): Html {
  const { name: title, any, ...words } = YES_NO[name]
  const chosen = String(filters[name] ?? '')
  const options = [option('true', words.true, chosen), option('false', words.false, chosen)]
  return chooser(name, title, html`${option('', any, chosen)}${options}`)
}

/** The address of the shelf with these filters, and further on where a cursor is given. */
function shelfAddress(filters: Filters, cursor: string | null): string {
  const { limit: _, cursor: __, ...kept } = filters
  const set = Object.entries({ ...kept, cursor: cursor ?? undefined }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(set.map(([name, value]): [string, string] => [name, String(value)]))
  return `/contents${query.size > 0 ? `?${query}` : ''}`
}

const filterForm = (
  filters: Filters,
  values: ShelfValues,
) => html`<form class="filters" action="/contents" id="filters">
${(['theme', 'domain', 'year', 'source_kind'] as const).map((name) => valueFilter(name, filters, values))}
${(['research', 'measured'] as const).map((name) => yesNoFilter(name, filters))}
<div class="row"><button>Show</button><a href="/contents">Clear</a></div></form>`

const pager = (answer: Contents, filters: Filters) =>
  (answer.next_cursor !== null || filters.cursor !== undefined) &&
  html`<nav class="row pager" id="pager" aria-label="Pages">${filters.cursor !== undefined && html`<a href="${shelfAddress(filters, null)}">First page</a>`}${answer.next_cursor !== null && html`<a href="${shelfAddress(filters, answer.next_cursor)}">Next page</a>`}</nav>`

/** The shelf: every title, with filters that work as a plain form and at once where the script runs. */
export function shelfPage(answer: Contents, filters: Filters, values: ShelfValues, usd: string): Page {
  return {
    title: 'The shelf',
    description: `${answer.total} titles of real failures, by trap, domain, year and kind of source. Reading the titles is free.`,
    path: '/contents',
    script: 'shelf',
    body: html`<div class="inner"><header class="head"><h1>The shelf</h1>
<p class="lead">Every case by its title, free to read. A title leads to the case itself: symptom, cause, fix, prevention, figures and source for $${usd}.</p></header>
<div class="columns"><aside aria-label="Filters">${filterForm(filters, values)}</aside>
<section aria-label="Titles"><p class="count" id="count" role="status"><strong>${answer.total}</strong> ${answer.total === 1 ? 'title' : 'titles'}</p>
<ol class="titles" id="titles">${answer.titles.map(titleRow)}</ol>${pager(answer, filters)}</section></div></div>`,
  }
}
