import type { z } from 'zod'
import type { sampleAnswer } from '../cases/sample.ts'
import { caseArticle } from './case-article.ts'
import type { Page } from './document.ts'
import { html } from './html.ts'

/** Two complete cases: what a paid answer holds. */
export const samplePage = ({ cases }: z.infer<typeof sampleAnswer>, usd: string): Page => ({
  title: 'Sample cases',
  description: `Two complete cases of the archive, free: ${cases.map(({ title }) => title).join('; ')}.`,
  path: '/sample',
  body: html`<div class="inner"><header class="head"><h1>Sample cases</h1>
<p class="lead">This is what a paid answer holds, on two real failures. <a href="/contents">The shelf</a> lists all the others; each is $${usd}.</p></header>
<div class="cases pair">${cases.map(caseArticle)}</div></div>`,
})
