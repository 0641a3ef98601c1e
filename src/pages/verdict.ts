import { type Html, html } from './html.ts'

export type Verdict = 'hold' | 'proceed' | 'no_checks_matched'

/** A sign beside the colour, since a colour alone is lost on many readers. */
const VERDICTS: Readonly<Record<Verdict, { readonly sign: string; readonly name: string; readonly style: string }>> = {
  hold: { sign: '!', name: 'Hold', style: 'hold' },
  proceed: { sign: '✓', name: 'Proceed', style: 'proceed' },
  no_checks_matched: { sign: '–', name: 'No trap matched', style: 'quiet' },
}

export const verdictStyle = (verdict: Verdict): string => (VERDICTS[verdict] ?? VERDICTS.no_checks_matched).style

export const verdictName = (verdict: Verdict): string => (VERDICTS[verdict] ?? VERDICTS.no_checks_matched).name

export function verdictBadge(verdict: Verdict): Html {
  const { sign, name, style } = VERDICTS[verdict] ?? VERDICTS.no_checks_matched
  return html`<span class="badge ${style}"><span aria-hidden="true">${sign}</span> ${name}</span>`
}
