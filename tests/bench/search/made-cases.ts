import type { Case } from '../../../src/cases/case.ts'

/**
 * As many cases as wanted, made of the sentences of real ones in new company: words are as common or rare as in the archive, so
 * lists of postings grow as they would. Each is like its number; no randomness.
 */
export function makeCases(cases: readonly Case[], count: number): Case[] {
  const pick = (at: number, salt: number) => cases[(at * (2 * salt + 1) + salt * 7919) % cases.length] as Case
  return Array.from({ length: count }, (_, at): Case => {
    const [base, story, cure, asked] = [pick(at, 0), pick(at, 11), pick(at, 23), pick(at, 31)]
    const round = Math.floor(at / cases.length)
    return {
      ...base,
      id: `${base.id}-${at}`,
      title: `${base.title} (site ${round} of ${story.domain})`,
      what_happened: story.what_happened,
      root_cause: pick(at, 41 + round).root_cause,
      fix: cure.fix,
      prevention: cure.prevention,
      asked_as: round === 0 ? base.asked_as : [...base.asked_as.slice(0, 3), ...asked.asked_as.slice(3)],
    }
  })
}
