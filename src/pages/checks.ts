import type { z } from 'zod'
import type { checkListAnswer } from '../check-list.ts'
import type { Page } from './document.ts'
import { html } from './html.ts'

/** The nine checks, each with its question. */
export const checksPage = ({ checks }: z.infer<typeof checkListAnswer>): Page => ({
  title: 'The nine checks',
  description: `Nine ways of fooling oneself that the auditor looks for: ${checks.map(({ title }) => title.toLowerCase()).join(', ')}.`,
  path: '/checks',
  body: html`<div class="inner"><header class="head"><h1>The nine checks</h1>
<p class="lead">Nine ways in which careful people have fooled themselves, each with the question that finds it. A text that passes them all was asked these nine questions, no more.</p></header>
<ol class="cards">${checks.map(
    ({ id, title, question, cases }) =>
      html`<li class="card"><h2><a href="/checks/${id}">${title}</a></h2><p>${question}</p><p class="meta"><span>${cases} ${cases === 1 ? 'case' : 'cases'}</span></p></li>`,
  )}</ol></div>`,
})
