import type { Case } from './case.ts'

/** Whether a case states at least one measured figure. */
export const isMeasured = (one: Case) => one.evidence.length > 0

/** The year of the case's source, or null where the source gives no date. */
export const yearOf = (one: Case) => (one.source?.date ? Number(one.source.date.slice(0, 4)) : null)

/**
 * How often each value occurs, most frequent first, equal ones by name. A case with several values counts once for each, so
 * the counts of themes do not add up to the number of cases.
 */
export function tally<Item>(
  cases: readonly Item[],
  valuesOf: (one: Item) => readonly string[],
): { name: string; cases: number }[] {
  const counts = new Map<string, number>()
  for (const one of cases) for (const value of valuesOf(one)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, cases: count }))
    .sort((a, b) => b.cases - a.cases || (a.name < b.name ? -1 : 1))
}
