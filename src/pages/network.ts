import type { z } from 'zod'
import type { Status } from '../network/evidence/status.ts'
import type { overviewAnswer } from '../network/schema.ts'
import { type Badge, badge } from './badge.ts'
import type { Page } from './document.ts'
import { type Html, html } from './html.ts'
import { label } from './label.ts'

type Overview = z.infer<typeof overviewAnswer>
type Service = Overview['services'][number]
type Recovery = Overview['recoveries'][number]

const STATUSES: Readonly<Record<Status, Badge>> = {
  HEALTHY: { sign: '✓', name: 'Healthy', style: 'proceed' },
  DEGRADED: { sign: '!', name: 'Degraded', style: 'hold' },
  MAJOR: { sign: '✕', name: 'Major', style: 'hold' },
  INSUFFICIENT_DATA: { sign: '–', name: 'Too few calls', style: 'quiet' },
}

const DECAYING: Badge = { sign: '!', name: 'Decaying', style: 'hold' }

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 1000) / 10}%`)

const timeOf = (iso: string | null) =>
  iso === null ? '–' : html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time>`

const table = (name: string, heads: readonly string[], rows: readonly Html[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table class="fields"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`

const serviceRow = ({ service, status, status_interval, failure_rate, calls, last_seen }: Service) =>
  html`<tr><th scope="row"><code>${service}</code></th><td>${badge(STATUSES[status])}</td>
<td>${percent(failure_rate.last_5m)}</td><td>${percent(failure_rate.last_1h)}${status_interval && html` <span class="muted">(${percent(status_interval.low)} to ${percent(status_interval.high)})</span>`}</td>
<td>${calls.last_1h} of ${calls.total}</td><td>${timeOf(last_seen)}</td></tr>`

const servicesPart = (services: readonly Service[]) =>
  services.length === 0
    ? html`<p>Nothing has been reported yet.</p>`
    : table(
        'Services',
        ['Service', 'Status', 'Failing, 5 minutes', 'Failing, hour (95%)', 'Calls, hour of all', 'Last seen, UTC'],
        services.map(serviceRow),
      )

const recoveryRow = (one: Recovery) =>
  html`<tr><th scope="row"><code>${one.service}</code> ${one.operation}<br><span class="muted">${label(one.class)}${one.error_code && ` ${one.error_code}`}: ${one.normalized_error}</span></th>
<td><strong>${one.action}</strong>${one.decaying && html` ${badge(DECAYING)}`}</td>
<td>${percent(one.success_rate)} of ${one.effective_attempts}</td><td>${one.unique_reporters}</td><td>${percent(one.confidence)}</td></tr>`

const recoveriesPart = (recoveries: readonly Recovery[]) =>
  recoveries.length === 0
    ? html`<p>No action has been tried often enough to recommend it.</p>`
    : table(
        'What works',
        ['Failure', 'What works', 'Worked', 'Reporters', 'Confidence, at least'],
        recoveries.map(recoveryRow),
      )

const number = (name: string, figure: number) => html`<div><dt>${name}</dt><dd>${figure}</dd></div>`

const counts = ({ observations, failures, outcomes, adopted_by, queries, fingerprints }: Overview['stats']) =>
  html`<dl class="numbers wide">${number('calls reported by agents', observations.agent)}${number('of them failed', failures.agent)}
${number('different failures', fingerprints)}${number('outcomes that count', outcomes.agent)}${number('agents that stayed', adopted_by)}${number('questions today', queries.today)}</dl>`

const CURL = `curl -s /v1/query -H 'content-type: application/json' -d '{
  "service": "github", "operation": "search_issues",
  "error_type": "ValidationError", "error_code": 422,
  "error_message": "unknown field assignee_id"}'`

/** The network at a glance. Its script asks for the page again every ten seconds and puts what is in `#live` in place. */
export const networkPage = (overview: Overview, publicUrl: string): Page => ({
  title: 'The failure network',
  description:
    'What fails now at which service, and what worked for others who met exactly that failure. Free, metadata only.',
  path: '/network',
  script: 'network',
  body: html`<div class="inner"><header class="head"><h1>The failure network</h1>
<p class="lead">When a tool or model call fails, agents report it here, metadata only, and ask what worked for others who met exactly this failure. Or they learn that nothing has, and stop retrying.</p></header>
<p class="row" id="refresh"><span id="live-state">As of the time below.</span></p>
<div id="live"><p class="muted">As of ${timeOf(overview.stats.as_of)} UTC.${overview.demo_data_included && ' Demo and synthetic reports are shown.'}</p>
${counts(overview.stats)}
<section><h2>Services, worst first</h2>${servicesPart(overview.services)}</section>
<section><h2>What works</h2>${recoveriesPart(overview.recoveries)}</section>
<section><h2>What the auditor asks of these numbers</h2><ul class="list">${overview.checks.map(
    ({ id, question, why }) => html`<li><a href="/checks/${id}">${question}</a> ${why}</li>`,
  )}</ul></section></div>
<section><h2>Ask before a retry</h2><pre tabindex="0"><code>${CURL.replace('/v1', `${publicUrl}/v1`)}</code></pre>
<p>Over MCP the tool is <code>check_tool_failure</code>. <a href="/docs#network_query">All fields</a>.</p></section></div>`,
})
