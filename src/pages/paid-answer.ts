import type { z } from 'zod'
import type { AuditAnswer } from '../audit/schema.ts'
import type { briefAnswer } from '../cases/brief.ts'
import { bySymptom } from '../cases/checklist-by-symptom.ts'
import type { researchAnswer } from '../cases/research.ts'
import type { searchAnswer } from '../cases/search.ts'
import type { PaidRoute } from '../payment/prices.ts'
import { caseArticle } from './case-article.ts'
import { type Html, html } from './html.ts'
import { report, type Submitted } from './report.ts'

const hits = ({ cases }: z.infer<typeof searchAnswer> | z.infer<typeof researchAnswer>): Html =>
  html`<p class="count"><strong>${cases.length}</strong> ${cases.length === 1 ? 'case' : 'cases'}, best first</p><div class="cases">${cases.map((hit) => caseArticle(hit.case))}</div>`

const brief = ({
  actions,
  checklist,
  cases,
}: z.infer<
  typeof briefAnswer
>): Html => html`<p>Read as: ${actions.map(({ id, definition }, at) => html`${at > 0 && ', '}<strong>${id}</strong> (${definition})`)}${actions.length === 0 && 'no known class of action; these cases fit by their words'}.</p>
<h2>Before you do it</h2><ol class="checklist">${bySymptom(checklist).map(
  ({ lines, case_ids, shows_as }) =>
    html`<li>${lines.map((line) => html`<p><strong>${line}</strong></p>`)}<p>Shows as: ${shows_as}</p><p class="meta">${case_ids.map((id) => html`<span><a href="#${id}">${id}</a></span>`)}</p></li>`,
)}</ol><h2>How it went wrong elsewhere</h2><div class="cases">${cases.map(caseArticle)}</div>`

const archive = (): Html => html`<p>The archive is in the download above.</p>`

/** A paid answer as people read it, from the JSON that was paid for. */
export function paidAnswer(route: PaidRoute, answer: unknown, submitted: Submitted): Html {
  switch (route) {
    case 'search':
      return hits(answer as z.infer<typeof searchAnswer>)
    case 'research':
      return hits(answer as z.infer<typeof researchAnswer>)
    case 'brief':
      return brief(answer as z.infer<typeof briefAnswer>)
    case 'audit':
      return report(submitted, answer as AuditAnswer)
    case 'archive':
      return archive()
  }
}
