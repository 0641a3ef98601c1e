import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks, near } from './phrases/find.ts'
import { settler } from './settling.ts'

/** Three ways to say it: something is guarded, a guard guards it, or it cannot happen any more. */
function trips(claim: Sentence): readonly Mark[] {
  const by = follows(claim, 'mechanism', 'protects', 7)
  if (by.length > 0) return by
  const covered = [...marks(claim, 'is-protected'), ...marks(claim, 'cannot-happen'), ...marks(claim, 'protects')]
  if (covered.length === 0) return []
  if (has(claim, 'in-place', 'blanket')) return covered
  return near(claim, 'is-protected', 'loose-mechanism', 14).concat(near(claim, 'cannot-happen', 'loose-mechanism', 14))
}

export const noCallSite: Check = {
  id: 'no_call_site',
  title: 'No call site',
  question: 'Was this mechanism ever really invoked, or does it only exist?',
  why: 'A guard, alert, retry or repair that nothing calls protects nothing, and looks the same as one that works until it is needed.',
  whatToRun:
    'Show the call site, count the firings in production, or run a drill: cause the fault on purpose and watch the mechanism act.',
  trips,
  settledBy: settler({ trips, step: (s) => marks(s, 'seen-at-work') }),
}
