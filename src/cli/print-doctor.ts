import { group } from 'd3-array'
import type { RuleResult } from '../doctor/examine-site.ts'
import type { Site } from '../doctor/site.ts'

const MARKS = { pass: 'ok  ', fail: 'FAIL', 'not judged': '-   ' } as const

/** The places of one problem together: five routes mostly have the same. */
function seenLines({ problems, looked }: RuleResult): string[] {
  const bySeen = group(problems, ({ seen }) => seen)
  return [...bySeen].map(([seen, places]) => {
    const named = places.slice(0, 3).map(({ where }) => where)
    const more = places.length > named.length ? ` and ${places.length - named.length} more` : ''
    return `       seen    ${seen} (${named.join(', ')}${more}; ${places.length} of ${looked} looked at)`
  })
}

const ruleLines = (result: RuleResult): string[] => {
  const { rule, state } = result
  const head = `${MARKS[state]}  ${rule.id}: ${rule.title}`
  return state === 'fail' ? [head, ...seenLines(result), `       remedy  ${rule.remedy}`] : [head]
}

const summaryOf = (results: readonly RuleResult[]) => ({
  pass: results.filter(({ state }) => state === 'pass').length,
  fail: results.filter(({ state }) => state === 'fail').length,
  not_judged: results.filter(({ state }) => state === 'not judged').length,
})

/** The rules with what was seen, for people. */
export function printDoctor({ origin, routes }: Site, results: readonly RuleResult[]): string {
  const { pass, fail, not_judged } = summaryOf(results)
  const paths = new Set(routes.map(({ path }) => path))
  const hidden = not_judged > 0 ? `, ${not_judged} not judged (nothing to look at until the others are mended)` : ''
  return `${[
    `${origin}: ${paths.size} paid ${paths.size === 1 ? 'path' : 'paths'} looked at`,
    ...results.flatMap(ruleLines),
    `${results.length} rules: ${pass} ok, ${fail} failed${hidden}`,
  ].join('\n')}\n`
}

/** The same for programs. */
export function doctorJson({ origin, routes }: Site, results: readonly RuleResult[]): string {
  const rules = results.map(({ rule, state, looked, problems }) => ({
    id: rule.id,
    title: rule.title,
    state,
    looked,
    problems,
    remedy: rule.remedy,
  }))
  const looked = routes.map(({ method, path }) => `${method} ${path}`)
  return `${JSON.stringify({ origin, routes: looked, rules, summary: summaryOf(results) })}\n`
}
