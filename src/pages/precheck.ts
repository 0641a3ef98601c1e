import type { PrecheckAnswer } from '../audit/schema.ts'
import type { Page } from './document.ts'
import { type Html, html } from './html.ts'
import { report, type Submitted } from './report.ts'

const EXAMPLE =
  'The nightly backup is fine: the job exited 0 every night this month. Monitoring showed no errors, so nothing was lost. We restored last night’s copy to a scratch host and its row counts match production.'

const form = (text: string) => html`<form class="paste" id="paste" method="post" action="/precheck">
<label for="text">Your report, in English, Markdown or plain</label>
<textarea id="text" name="text" rows="10" maxlength="100000" required spellcheck="false" placeholder="${EXAMPLE}">${text}</textarea>
<div class="row"><button>Mark the claims</button><span class="muted">Free. The text leaves memory with the answer and is never logged.</span></div>
<p class="error" id="error" role="alert" hidden></p></form>`

/** What can be done with a result. It is a plain form, so that the audit can be asked for without the script. */
const afterReport = (submitted: Submitted, usd: string): Html => {
  const fields = Object.entries(submitted).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return html`<div class="row next" id="next"><form method="post" action="/audit">${fields.map(([name, value]) => html`<textarea name="${name}" hidden>${value}</textarea>`)}
<button class="second">Audit these for $${usd}</button></form><span class="muted">Adds why each matters, a real case behind it, what to run, and the arithmetic.</span></div>`
}

/** A result with what can be done with it; the browser makes the same out of a link. */
export const precheckResult = (submitted: Submitted, answer: PrecheckAnswer, auditUsd: string): Html =>
  report(submitted, answer, afterReport(submitted, auditUsd))

/** The pre-check: a form, and under it the result where a text was sent. */
export const precheckPage = (
  checked: { readonly submitted: Submitted; readonly answer: PrecheckAnswer } | undefined,
  auditUsd: string,
): Page => ({
  title: 'Pre-check a report',
  description:
    'Paste a report and see which sentences are claims, which of nine known traps each may be in, and whether the text settles it. Free.',
  path: '/precheck',
  script: 'precheck',
  data: { auditUsd },
  body: html`<div class="inner"><header class="head"><h1>Pre-check a report</h1>
<p class="lead">Paste what you are about to publish. Each sentence that claims something is marked, with the trap it may be in and the question a careful colleague would ask.</p></header>
${form(checked?.submitted.text ?? '')}
<div id="result">${checked && precheckResult(checked.submitted, checked.answer, auditUsd)}</div></div>`,
})
