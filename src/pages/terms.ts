import type { z } from 'zod'
import type { termsAnswer } from '../service-terms.ts'
import type { Page } from './document.ts'
import { html } from './html.ts'

/** The terms, section by section. */
export const termsPage = ({ sections }: z.infer<typeof termsAnswer>): Page => ({
  title: 'Terms and privacy',
  description:
    'What is sold, when nothing is charged, that payments are final, what is kept, and how to dispute a case.',
  path: '/terms',
  body: html`<div class="inner narrow"><header class="head"><h1>Terms and privacy</h1></header>
${sections.map(({ heading, lines }) => html`<h2>${heading}</h2>${lines.map((line) => html`<p>${line}</p>`)}`)}</div>`,
})
