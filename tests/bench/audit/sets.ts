import { readFileSync } from 'node:fs'
import { precheck } from '../../../src/audit/precheck.ts'
import type { Answered, Labelled } from './score.ts'

export interface LabelledSet {
  readonly file: string
  /** Which half by the number in the passage id, where only one is meant. */
  readonly half?: 'odd' | 'even'
  readonly what: string
}

/** Labelled sets, by what they are. */
export const SETS: readonly LabelledSet[] = [
  { file: 'audit-dev.jsonl', what: 'invented passages, one trap or two in most sentences' },
  { file: 'audit-real-dev.jsonl', what: 'modelled on real public texts, in which most claims trip nothing' },
  {
    file: 'own.jsonl',
    half: 'odd',
    what: 'other styles, by another writer than the checks; looked at while they were written',
  },
  {
    file: 'own.jsonl',
    half: 'even',
    what: 'the other half of the same, held back at first and looked at late: new text will score lower',
  },
  { file: 'second.jsonl', what: 'by a second hand: public texts and ten voices; looked at late' },
  {
    file: 'third.jsonl',
    what: 'by an annotator who had seen neither the rules nor the other sets, a third of it modelled on real texts; looked at late',
  },
  { file: 'fourth.jsonl', what: 'the other passages of that annotator; looked at later still' },
  {
    file: 'fifth.jsonl',
    what: 'by another annotator who had seen no rule; scored once unread (claims 0.91, all checks 0.76), then looked at',
  },
  {
    file: 'sixth.jsonl',
    what: 'by a fourth annotator, modelled on real public texts; scored once unread (claims 0.87, all checks 0.54), then looked at',
  },
]

/** Passages of a set; read from the project's root, since compiled code stands elsewhere. */
export const readSet = (file: string, half?: 'odd' | 'even'): Labelled[] =>
  readFileSync(`tests/bench/audit/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Labelled)
    .filter(({ id }) => half === undefined || Number(id.replace(/\D/g, '')) % 2 === (half === 'odd' ? 1 : 0))

/** Asks the auditor in this process. */
export const ask = (text: string): Answered[] =>
  (precheck({ text }).claims ?? []).map((claim) => ({
    start: claim.start,
    end: claim.end,
    trips: claim.checks_tripped.map((f) => f.id),
    unaddressed: claim.unaddressed,
  }))
