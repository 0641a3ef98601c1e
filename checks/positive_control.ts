import type { Check } from './check.ts'
import { has, marks, near } from './phrases/find.ts'
import type { Mark, Sentence } from './passage.ts'
import { settler } from './settling.ts'

const trips = (claim: Sentence): readonly Mark[] => marks(claim, 'absent')

const step = (s: Sentence): readonly Mark[] => [...near(s, 'known-positive', 'fired', 14), ...marks(s, 'sensitivity')]

export const positiveControl: Check = {
  id: 'positive_control',
  title: 'Positive control',
  question: 'Would this instrument have spoken if there had been something to find?',
  why: 'Silence has two causes: nothing was there, or the instrument cannot see it. An instrument that never fired on a known positive does not tell them apart.',
  whatToRun: 'Plant a known positive (a seeded fault, a canary, an injected signal of the smallest size that matters) where the instrument looks, and show that it is reported. For a null effect, state the power for the smallest effect that would matter.',
  trips,
  settledBy: settler({ trips, step, within: (s) => (has(s, 'absent') ? step(s) : []) }),
}
