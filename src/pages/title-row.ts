import { type Html, html } from './html.ts'
import { label } from './label.ts'

/** A title as `/contents` gives it. */
export interface Title {
  readonly id: string
  readonly title: string
  readonly themes: readonly string[]
  readonly domain: string
  readonly measured: boolean
  readonly research: boolean
  readonly source_kind: string | null
  readonly year: number | null
}

/** One line of the shelf. The title leads to where the case is bought: its id finds it. */
export const titleRow = (one: Title): Html => html`<li class="title"><a href="/search?q=${one.id}">${one.title}</a>
<p class="meta"><span>${label(one.domain)}</span>${one.year && html`<span>${one.year}</span>`}${one.source_kind && html`<span>${one.source_kind}</span>`}${one.measured && html`<span>measured figures</span>`}${one.research && html`<span>failure of measuring</span>`}</p>
<p class="meta themes">${one.themes.map((theme) => html`<span>${label(theme)}</span>`)}</p></li>`
