import type { Looked, Rule } from './rule.ts'
import { challengeRules } from './rules/challenge.ts'
import { discoveryRules } from './rules/discovery.ts'
import { gateRules } from './rules/gate.ts'
import type { Site } from './site.ts'

/** What listings and buyers ask of a seller, in the order in which a seller would mend it. */
export const RULES: readonly Rule[] = [...discoveryRules, ...gateRules, ...challengeRules]

export interface RuleResult {
  readonly rule: Rule
  /** Not judged where another rule's problem leaves nothing to look at. */
  readonly state: 'pass' | 'fail' | 'not judged'
  readonly looked: number
  readonly problems: readonly { readonly where: string; readonly seen: string }[]
}

const stateOf = (places: readonly Looked[], problems: readonly unknown[]): RuleResult['state'] => {
  if (problems.length > 0) return 'fail'
  return places.length === 0 ? 'not judged' : 'pass'
}

/** Judges what was seen of a seller by every rule. */
export const examineSite = (site: Site): RuleResult[] =>
  RULES.map((rule) => {
    const places = rule.look(site)
    const problems = places.flatMap(({ where, problem }) => (problem === null ? [] : [{ where, seen: problem }]))
    return { rule, state: stateOf(places, problems), looked: places.length, problems }
  })
