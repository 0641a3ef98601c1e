import { type Html, html } from './html.ts'

/** One line of a `<dl class="facts">`. */
export const fact = (name: string, value: Html | string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
