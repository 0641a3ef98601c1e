import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { follows, has, marks, near } from './phrases/find.ts'
import { settler } from './settling.ts'

/** Marks without a "not" among their words. */
const affirmed = (s: Sentence, concept: 'is-protected'): Mark[] =>
  marks(s, concept).filter(
    (m) =>
      !s.tokens.slice(Math.max(0, m.from - 4), m.to).some((t) => /^(?:not|never|no|nothing|neither)$/.test(t.lower)),
  )

/** Three ways to say it: something is guarded, a guard guards it, or it cannot happen any more. */
function trips(claim: Sentence): readonly Mark[] {
  const guarded = affirmed(claim, 'is-protected')
  const never = marks(claim, 'cannot-happen')
  const guards = [...follows(claim, 'mechanism', 'protects', 7), ...follows(claim, 'loose-mechanism', 'protects', 4)]
  if (guards.length > 0) return guards
  if (has(claim, 'protects-surely')) return marks(claim, 'protects-surely')
  if (never.length > 0 && has(claim, 'in-place', 'therefore')) return never
  if (
    guarded.length > 0 &&
    (has(claim, 'in-place', 'blanket') || follows(claim, 'is-protected', 'agent', 2).length > 0)
  )
    return guarded
  if (has(claim, 'blanket')) return marks(claim, 'protects').filter((m) => claim.tokens[m.from]?.lower !== 'covers')
  const near14 = [
    ...near(claim, 'is-protected', 'loose-mechanism', 14),
    ...near(claim, 'cannot-happen', 'loose-mechanism', 14),
  ]
  return guarded.length + never.length > 0 ? near14 : []
}

/** "are retried up to three times": what is meant to happen, and not what was seen. */
const isMeant = (s: Sentence, m: Mark): boolean =>
  s.tokens.slice(Math.max(0, m.from - 2), m.to).some((t) => /^(?:is|are|be|can|will)$/.test(t.lower))

const step = (s: Sentence): readonly Mark[] => marks(s, 'seen-at-work').filter((m) => !isMeant(s, m))

export const noCallSite: Check = {
  id: 'no_call_site',
  title: 'No call site',
  question: 'Was this mechanism ever really invoked, or does it only exist?',
  why: 'A guard, alert, retry or repair that nothing calls protects nothing, and looks the same as one that works until it is needed.',
  whatToRun:
    'Show the call site, count the firings in production, or run a drill: cause the fault on purpose and watch the mechanism act.',
  trips,
  settledBy: settler({ trips, step }),
}
