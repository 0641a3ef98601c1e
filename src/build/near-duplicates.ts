import type { Case } from '../cases/case.ts'

export interface NearDuplicate {
  readonly ids: readonly [string, string]
  /** Shared runs of words over all runs of either, 0 to 1. */
  readonly similarity: number
}

/** Words in a run. With five, two independent accounts of one event share few; a copied paragraph shares most. */
const RUN = 5
const ALIKE = 0.4
/** A run that so many cases share is a formula ("no fix is stated in the source"), not a sign of copying. */
const COMMON = 12

function wordRuns(item: Case): ReadonlySet<string> {
  const text = [item.symptom, item.what_happened, item.root_cause, item.fix, ...item.prevention].join(' ')
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(0, Math.max(1, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' ')),
  )
}

/**
 * Pairs of cases that tell the same in the same words, by the Jaccard similarity of their runs of five words. Only pairs
 * that share a run are compared, so the time grows with the text and not with the square of the cases.
 */
export function nearDuplicates(cases: readonly Case[]): readonly NearDuplicate[] {
  const runsOf = cases.map(wordRuns)
  const holders = new Map<string, number[]>()
  runsOf.forEach((runs, at) => {
    for (const run of runs) {
      const known = holders.get(run)
      if (known) known.push(at)
      else holders.set(run, [at])
    }
  })
  const shared = new Map<string, number>()
  for (const at of holders.values()) {
    if (at.length > COMMON) continue
    at.forEach((one, index) => {
      for (const other of at.slice(index + 1)) shared.set(`${one} ${other}`, (shared.get(`${one} ${other}`) ?? 0) + 1)
    })
  }
  const pairs = [...shared].map(([pair, count]): NearDuplicate => {
    const [one = 0, other = 0] = pair.split(' ').map(Number)
    const union = (runsOf[one]?.size ?? 0) + (runsOf[other]?.size ?? 0) - count
    return { ids: [cases[one]?.id ?? '', cases[other]?.id ?? ''], similarity: count / union }
  })
  return pairs.filter((pair) => pair.similarity >= ALIKE).sort((a, b) => b.similarity - a.similarity)
}
