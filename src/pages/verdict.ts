import { type Badge, badge } from './badge.ts'
import type { Html } from './html.ts'

export type Verdict = 'hold' | 'proceed' | 'no_checks_matched'

const VERDICTS: Readonly<Record<Verdict, Badge>> = {
  hold: { sign: '!', name: 'Hold', style: 'hold' },
  proceed: { sign: '✓', name: 'Proceed', style: 'proceed' },
  no_checks_matched: { sign: '–', name: 'No trap matched', style: 'quiet' },
}

/** A link may bring a result whose verdict is none. */
const of = (verdict: Verdict): Badge => VERDICTS[verdict] ?? VERDICTS.no_checks_matched

export const verdictStyle = (verdict: Verdict): string => of(verdict).style

export const verdictName = (verdict: Verdict): string => of(verdict).name

export const verdictBadge = (verdict: Verdict): Html => badge(of(verdict))
