import { readFileSync } from 'node:fs'
import { precheck } from '../../../src/audit/precheck.ts'
import type { Answered, Labelled } from './score.ts'

/** Labelled sets, by what they are; read from the project's root, since compiled code stands elsewhere. */
export const SETS = [
  { file: 'audit-dev.jsonl', what: 'invented passages, one trap or two in most sentences' },
  { file: 'audit-real-dev.jsonl', what: 'modelled on real public texts, in which most claims trip nothing' },
  {
    file: 'own.jsonl',
    what: 'our own passages in other styles, by another writer than the checks; half was looked at',
  },
] as const

export const readSet = (file: string): Labelled[] =>
  readFileSync(`tests/bench/audit/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Labelled)

/** Asks the auditor in this process. */
export const ask = (text: string): Answered[] =>
  (precheck({ text }).claims ?? []).map((claim) => ({
    start: claim.start,
    end: claim.end,
    trips: claim.checks_tripped.map((f) => f.id),
    unaddressed: claim.unaddressed,
  }))
