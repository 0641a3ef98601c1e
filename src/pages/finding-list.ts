import type { AuditClaim, Finding, PrecheckClaim } from '../audit/schema.ts'
import { type Html, html } from './html.ts'
import { label } from './label.ts'
import { settlingId } from './marked-text.ts'
import { verdictBadge } from './verdict.ts'

type AuditFinding = AuditClaim['checks_tripped'][number]

const isExplained = (finding: Finding | AuditFinding): finding is AuditFinding => 'why_it_matters' in finding

const incident = ({ real_incident: real }: AuditFinding) =>
  real &&
  html`<div class="incident"><p class="file">A real case · ${real.id}</p><p><a href="/search?q=${real.id}">${real.title}</a></p>${
    real.figures.length > 0 &&
    html`<ul class="tags plain">${real.figures.slice(0, 4).map(({ figure, unit, what }) => html`<li><strong>${figure}</strong> ${unit} ${what}</li>`)}</ul>`
  }</div>`

const explained = (finding: AuditFinding) => html`<p><strong>Why it matters.</strong> ${finding.why_it_matters}</p>
<p><strong>What to run.</strong> ${finding.what_to_run}</p>${incident(finding)}`

function settled({ addressed_by: by }: Finding, linked: boolean): Html {
  if (by === null)
    return html`<p class="state hold"><span aria-hidden="true">!</span> Open: nothing in the text answers it.</p>`
  const quote = linked ? html`<a href="#${settlingId(by.start)}">“${by.text}”</a>` : html`“${by.text}”`
  return html`<p class="state proceed"><span aria-hidden="true">✓</span> Looks addressed by ${quote}</p>`
}

const findingItem = (
  finding: Finding | AuditFinding,
  linked: boolean,
) => html`<li class="finding"><h4><a href="/checks/${finding.id}">${label(finding.id)}</a></h4>
<p class="question">${finding.question}</p>${settled(finding, linked)}${isExplained(finding) && explained(finding)}</li>`

/** What is said of one claim. Its heading can take the focus, so that a mark in the text leads a keyboard there. */
export function claimFindings(claim: PrecheckClaim | AuditClaim, number: number, linked: boolean): Html {
  const { verdict, checks_tripped: findings } = claim
  return html`<section class="claim-card ${findings.length === 0 && 'quiet'}" id="claim-${number}" tabindex="-1" aria-labelledby="claim-${number}-name">
<header><h3 id="claim-${number}-name">Claim ${number}</h3>${verdictBadge(verdict)}</header>
<blockquote>${claim.claim}</blockquote>
${findings.length > 0 && html`<ul class="findings">${findings.map((finding) => findingItem(finding, linked))}</ul>`}</section>`
}
