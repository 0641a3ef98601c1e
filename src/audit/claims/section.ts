import type { Token } from '../../../checks/passage.ts'
import { isToldInPast } from './tense.ts'

/** Headings over what is to be done, asked or meant, and not over what was found. */
const QUIET =
  /\b(?:how to|how do i|how we work|to reproduce|reproduction|steps|agenda|requirements|glossary|definitions?|terms|terminology|vocabulary|template|runbook|playbook|contributing|next steps|to ?do|todos|protocol|preregistration|upgrade notes|upgrading|acceptance criteria|out of scope|non-goals|expected behaviou?r|environment|usage|use|install|installation|instructions|questions|open points|solution you|alternatives|assignment|exercise|homework|invitation|policy|policies|code of conduct|rules|exit ?ramp|rollout plan|rollout|roadmap|what we will|what happens next|house rules|onboarding|before you|checklist for|deprecated|done when|spec|specification|quick ?start|getting started|conventions?|guidelines?|proposed change|proposal)\b/

/** Under these even a number or an absence is part of what shall be, or of a made-up case. */
const STRICT =
  /\b(?:agenda|requirements|glossary|definitions?|terms|terminology|template|runbook|playbook|policy|policies|syllabus|curriculum|exercise|exercises|assignment|homework|recipe|ingredients|invitation|protocol|preregistration|packing list|migration plan|plan for|schedule|programme|acceptance criteria|done when|specification|house rules|vacancy|we are hiring)\b/

export type Section = 'open' | 'quiet' | 'strict'

/** What a heading makes of the sentences below it. */
export function sectionOf(heading: readonly Token[]): Section {
  const text = heading.map((t) => t.lower).join(' ')
  if (STRICT.test(text)) return 'strict'
  return QUIET.test(text) ? 'quiet' : 'open'
}

const CONCLUDES = /^(?:so|therefore|hence|thus|because|since|according|judging|reported|found)$/
const COUNTS = /^(?:nothing|no|now|\d+.*)$/

/** Under such a heading a sentence in the present says what shall be, unless it draws a conclusion. */
export const isRule = (tokens: readonly Token[], section: Section): boolean =>
  section !== 'open' &&
  !isToldInPast(tokens) &&
  !tokens.some((t) => CONCLUDES.test(t.lower) || (section === 'quiet' && COUNTS.test(t.lower)))
