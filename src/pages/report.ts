import type { AuditAnswer, AuditClaim, PrecheckAnswer, PrecheckClaim } from '../audit/schema.ts'
import { claimFindings } from './finding-list.ts'
import { type Html, html } from './html.ts'
import { markedText } from './marked-text.ts'

/** What was read: a text, or a claim and what was offered for it. */
export interface Submitted {
  readonly text?: string | undefined
  readonly claim?: string | undefined
  readonly evidence?: string | undefined
}

type Answer = PrecheckAnswer | AuditAnswer

const claimsOf = (answer: Answer): readonly (PrecheckClaim | AuditClaim)[] =>
  answer.mode === 'text' ? (answer.claims ?? []) : [answer as PrecheckClaim | AuditClaim]

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function summary(claims: readonly PrecheckClaim[]): Html {
  const of = (verdict: string) => claims.filter((claim) => claim.verdict === verdict).length
  return html`<ul class="tally"><li><strong>${claims.length}</strong> ${claims.length === 1 ? 'claim' : 'claims'}</li>
<li class="hold"><strong>${of('hold')}</strong> to hold</li><li class="proceed"><strong>${of('proceed')}</strong> addressed</li><li class="quiet"><strong>${of('no_checks_matched')}</strong> with no trap</li></ul>`
}

function arithmetic({ arithmetic: sums }: Answer): Html {
  const agrees = { true: '✓ agrees', false: '! disagrees', null: '– not enough given' }
  const items = 'items' in sums ? sums.items : []
  return html`<p>${times(sums.checked, 'stated figure', 'stated figures')} could be recomputed; ${sums.disagree} ${sums.disagree === 1 ? 'comes' : 'come'} to something else.</p>${
    items.length > 0 &&
    html`<div class="scroll" tabindex="0" role="region" aria-label="Arithmetic"><table class="figures"><thead><tr><th scope="col">Stated</th><th scope="col">Computed</th><th scope="col">Result</th><th scope="col">How</th></tr></thead>
<tbody>${items.map(({ stated, computed, agrees: agreed, how }) => html`<tr><th scope="row">${stated}</th><td>${computed ?? '–'}</td><td>${agrees[`${agreed}`]}</td><td>${how}</td></tr>`)}</tbody></table></div>`
  }`
}

/** In claim mode, what settles a finding stands in the evidence, which is shown unmarked. */
function sources(submitted: Submitted, answer: Answer, claims: readonly PrecheckClaim[]): Html {
  if (answer.mode === 'text') return markedText(submitted.text ?? '', claims)
  const alone = claims.map((claim) => ({
    ...claim,
    checks_tripped: claim.checks_tripped.map((finding) => ({ ...finding, addressed_by: null })),
  }))
  return html`${markedText(submitted.claim ?? '', alone)}${submitted.evidence && html`<h3>Evidence offered</h3><div class="text">${submitted.evidence}</div>`}`
}

/** A pre-check or an audit as people read it: the text with its marks, and beside it what is said of each claim. `next` is what can be done now. */
export function report(submitted: Submitted, answer: Answer, next?: Html): Html {
  const claims = claimsOf(answer)
  return html`<div class="report">${summary(claims)}<p class="muted">${answer.note}</p>${next}
<div class="reading"><section aria-label="The text, claims marked"><h2>The text</h2>
<p class="keys muted">Marked sentences are claims. Arrow keys go from one to the next, Enter opens what is said of it, Escape returns.</p>${sources(submitted, answer, claims)}</section>
<section aria-label="What is said of each claim"><h2>Claim by claim</h2>${claims.map((claim, at) => claimFindings(claim, at + 1, answer.mode === 'text'))}
<h3>Arithmetic</h3>${arithmetic(answer)}</section></div></div>`
}
