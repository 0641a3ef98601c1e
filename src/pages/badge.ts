import { type Html, html } from './html.ts'

/** A word with its sign: a colour alone is lost on many readers. */
export interface Badge {
  readonly sign: string
  readonly name: string
  readonly style: string
}

export const badge = ({ sign, name, style }: Badge): Html =>
  html`<span class="badge ${style}"><span aria-hidden="true">${sign}</span> ${name}</span>`
