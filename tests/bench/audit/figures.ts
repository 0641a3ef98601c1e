import { CHECKS } from '../../../checks/index.ts'
import { interval } from './interval.ts'
import { type Counts, f1, type Labelled, type Score, score, sum } from './score.ts'
import { ask, type LabelledSet, readSet, SETS } from './sets.ts'

const NOTHING: Counts = { tp: 0, fp: 0, fn: 0 }
const fixed = (value: number): string => value.toFixed(2)
const ratio = (part: number, whole: number): string => (whole === 0 ? '–' : fixed(part / whole))

/** One passage's counts: sums of these are the set's, which makes resampling cheap. */
const scoreEach = (passages: readonly Labelled[]): Score[] => passages.map((p) => score([p], ask))

const claims = (s: Score): Counts => s.claim
const ofCheck =
  (id: string) =>
  (s: Score): Counts =>
    s.checks[id] ?? NOTHING
const ofAll = (s: Score): Counts => sum(Object.values(s.checks))

function row(name: string, scores: readonly Score[], pick: (s: Score) => Counts): string {
  const total = sum(scores.map(pick))
  const [low, high] = interval(scores, (drawn) => f1(sum(drawn.map(pick))))
  const { tp, fp, fn } = total
  return `| ${name} | ${ratio(tp, tp + fp)} | ${ratio(tp, tp + fn)} | ${fixed(f1(total))} | ${fixed(low)} to ${fixed(high)} | ${tp + fn} |`
}

function section({ file, half, what }: LabelledSet): string[] {
  const passages = readSet(file, half)
  const scores = scoreEach(passages)
  const add = (pick: (s: Score) => number): number => scores.reduce((n, s) => n + pick(s), 0)
  const right = add((s) => s.addressed.right)
  const all = add((s) => s.addressed.all)
  const quiet = add((s) => s.quiet.all)
  return [
    half ? `### ${file}, ${half} ids` : `### ${file}`,
    '',
    `${passages.length} passages: ${what}.`,
    '',
    '| | precision | recall | F1 | 95% interval | labelled |',
    '| --- | --- | --- | --- | --- | --- |',
    row('claim sentences', scores, claims),
    ...CHECKS.map((c) => row(c.id, scores, ofCheck(c.id))),
    row('all checks', scores, ofAll),
    '',
    `Addressed or open told rightly: ${ratio(right, all)} of ${all}.` +
      (quiet > 0 ? ` Passages without a claim left alone: ${add((s) => s.quiet.left)} of ${quiet}.` : ''),
    '',
  ]
}

/** The figures of checks/README.md on the sets that are at hand. */
export const figures = (): string => SETS.flatMap(section).join('\n')
