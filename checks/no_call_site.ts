import type { Check } from './check.ts'
import { has, marks, near } from './phrases/find.ts'
import type { Mark, Sentence } from './passage.ts'
import { settler } from './settling.ts'

function trips(claim: Sentence): readonly Mark[] {
  const protects = marks(claim, 'protects-strong')
  if (protects.length === 0) return []
  const by = near(claim, 'protects-strong', 'mechanism', 14)
  if (by.length > 0) return by
  return has(claim, 'in-place') ? protects : []
}

export const noCallSite: Check = {
  id: 'no_call_site',
  title: 'No call site',
  question: 'Was this mechanism ever really invoked, or does it only exist?',
  why: 'A guard, alert, retry or repair that nothing calls protects nothing, and looks the same as one that works until it is needed.',
  whatToRun: 'Show the call site, count the firings in production, or run a drill: cause the fault on purpose and watch the mechanism act.',
  trips,
  settledBy: settler({ trips, step: (s) => marks(s, 'seen-at-work') }),
}
