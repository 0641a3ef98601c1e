import type { Token } from '../../../checks/passage.ts'
import { isToldInPast } from './tense.ts'

/** Headings over what is to be done, asked or meant, and not over what was found. */
const QUIET =
  /\b(?:how to|how do i|how we work|to reproduce|reproduction|steps|agenda|requirements|glossary|definitions?|terms|terminology|vocabulary|template|runbook|playbook|contributing|next steps|to ?do|todos|protocol|preregistration|upgrade notes|upgrading|acceptance criteria|out of scope|non-goals|expected behaviou?r|environment|usage|use|install|installation|instructions|questions|open points|solution you|alternatives|assignment|exercise|homework|invitation|policy|policies|code of conduct|rules|exit ?ramp|rollout plan|rollout|roadmap|what we will|what happens next|house rules|onboarding|before you|checklist for|deprecated|done when|spec|specification|quick ?start|getting started|conventions?|guidelines?|proposed change|proposal)\b/

const textOf = (tokens: readonly Token[]): string => tokens.map((t) => t.lower).join(' ')

export const isQuietHeading = (heading: readonly Token[]): boolean => QUIET.test(textOf(heading))

const CONCLUDES = /^(?:so|therefore|hence|thus|because|since|according|judging|reported|found|nothing|no|now|\d+.*)$/

/** Under such a heading a sentence in the present says what shall be, unless it draws a conclusion. */
export const isRule = (tokens: readonly Token[]): boolean =>
  !isToldInPast(tokens) && !tokens.some((t) => CONCLUDES.test(t.lower))
