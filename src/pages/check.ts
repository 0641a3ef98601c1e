import type { z } from 'zod'
import type { checkAnswer } from '../check-list.ts'
import type { Page } from './document.ts'
import { type Html, html } from './html.ts'
import { type Verdict, verdictBadge, verdictStyle } from './verdict.ts'

type Check = z.infer<typeof checkAnswer>

/** More than this many titles are read on the shelf. */
const TITLES_SHOWN = 12

const withTrap = (example: string): Html =>
  html`${example.split('**').map((text, at) => (at % 2 === 1 ? html`<u>${text}</u>` : text))}`

const examples = (
  heading: string,
  verdict: Verdict,
  lines: readonly string[],
  words: string,
) => html`<h3>${heading} ${verdictBadge(verdict)}</h3>
<p class="muted">${words}</p>
${lines.map((line) => html`<blockquote class="${verdictStyle(verdict)}">${withTrap(line)}</blockquote>`)}`

const casesOf = ({ id, titles }: Check) => html`<h2>Cases</h2>
<p>${titles.length} ${titles.length === 1 ? 'case' : 'cases'} of the archive fell into this trap.${titles.length > TITLES_SHOWN && html` The first ${TITLES_SHOWN}:`}</p>
<ul class="list">${titles.slice(0, TITLES_SHOWN).map((one) => html`<li><a href="/search?q=${one.id}">${one.title}</a></li>`)}</ul>
<p><a href="/contents?theme=${id}">All ${titles.length} on the shelf</a></p>`

/** One check: why it is there, what settles it, examples that run as tests, what it cannot see, and its cases. */
export const checkPage = (check: Check): Page => ({
  title: check.title,
  description: `${check.question} ${check.why}`.slice(0, 300),
  path: `/checks/${check.id}`,
  body: html`<div class="inner narrow"><header class="head"><p class="file"><a href="/checks">The nine checks</a> / ${check.id}</p><h1>${check.title}</h1>
<p class="lead">${check.question}</p></header>
<h2>Why</h2><p>${check.why}</p>
<h2>What to run</h2><p>${check.what_to_run}</p>
<h2>Examples</h2><p class="muted">Each of these runs as a test. The trap is underlined: without those words the check is silent.</p>
${examples('Open', 'hold', check.examples.open, 'The claim is in the trap and the text does not answer.')}
${examples('Addressed', 'proceed', check.examples.addressed, 'The settling step is reported as done.')}
${examples('Silent', 'no_checks_matched', check.examples.silent, 'Looks alike and is none.')}
<h2>Known limits</h2><ul>${check.limits.map((line) => html`<li>${line}</li>`)}</ul>
${casesOf(check)}
<p class="row"><a class="button" href="/precheck">Pre-check a report of yours</a></p></div>`,
})
