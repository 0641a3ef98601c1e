import { CHECKS } from '../../../checks/index.ts'

/** One labelled passage, as in audit-dev.jsonl. */
export interface Labelled {
  readonly id: string
  readonly text: string
  readonly sentences: readonly {
    readonly text: string
    readonly claim: boolean
    readonly trips?: readonly string[]
    readonly addressed?: readonly string[]
  }[]
}

/** What the auditor answered for one claim. */
export interface Answered {
  readonly start: number
  readonly end: number
  readonly trips: readonly string[]
  readonly unaddressed: readonly string[]
}

export interface Counts {
  tp: number
  fp: number
  fn: number
}

export interface Score {
  readonly claim: Counts
  readonly checks: Readonly<Record<string, Counts>>
  readonly addressed: { right: number; all: number }
  readonly quiet: { left: number; all: number }
  readonly misses: string[][]
}

export const f1 = ({ tp, fp, fn }: Counts): number =>
  tp === 0 ? (fp + fn === 0 ? 1 : 0) : (2 * tp) / (2 * tp + fp + fn)
export const sum = (list: readonly Counts[]): Counts =>
  list.reduce((a, b) => ({ tp: a.tp + b.tp, fp: a.fp + b.fp, fn: a.fn + b.fn }), { tp: 0, fp: 0, fn: 0 })

interface Gold {
  readonly text: string
  readonly claim: boolean
  readonly start: number
  readonly end: number
  readonly trips: readonly string[]
  readonly addressed: readonly string[]
}

function goldOf(passage: Labelled): Gold[] {
  let from = 0
  return passage.sentences.map((s) => {
    const start = passage.text.indexOf(s.text, from)
    if (start < 0) throw new Error(`${passage.id}: a sentence is no substring in order: ${s.text}`)
    from = start + s.text.length
    return { text: s.text, claim: s.claim, start, end: from, trips: s.trips ?? [], addressed: s.addressed ?? [] }
  })
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) /
  (Math.max(a.end, b.end) - Math.min(a.start, b.start))

/** The same measure as score-audit.mjs, in this process; a test holds the two equal. */
export function score(passages: readonly Labelled[], ask: (text: string) => readonly Answered[]): Score {
  const total: Score = {
    claim: { tp: 0, fp: 0, fn: 0 },
    checks: Object.fromEntries(CHECKS.map((c) => [c.id, { tp: 0, fp: 0, fn: 0 }])),
    addressed: { right: 0, all: 0 },
    quiet: { left: 0, all: 0 },
    misses: [],
  }
  for (const passage of passages) scorePassage(total, passage, ask(passage.text))
  return total
}

function scorePassage(total: Score, passage: Labelled, found: readonly Answered[]): void {
  const open = new Set(goldOf(passage).filter((g) => g.claim))
  if (open.size === 0) {
    total.quiet.all += 1
    if (found.length === 0) total.quiet.left += 1
  }
  for (const answer of found) {
    const best = bestOf([...open], answer)
    if (best) {
      open.delete(best)
      total.claim.tp += 1
      for (const { id } of CHECKS) scoreCheck(total, passage, best, answer, id)
    } else countFalseClaim(total, passage, answer)
  }
  for (const gold of open) countMissedClaim(total, passage, gold)
}

/** The labelled claim that an answer covers best, if by half at least. */
function bestOf(open: readonly Gold[], answer: Answered): Gold | null {
  const best = open.reduce<Gold | null>((b, g) => (overlap(answer, g) > (b ? overlap(answer, b) : 0) ? g : b), null)
  return best && overlap(answer, best) >= 0.5 ? best : null
}

const count = (total: Score, id: string): Counts => total.checks[id] ?? { tp: 0, fp: 0, fn: 0 }

function countFalseClaim(total: Score, passage: Labelled, answer: Answered): void {
  total.claim.fp += 1
  total.misses.push(['claim', 'false claim', passage.id, passage.text.slice(answer.start, answer.end)])
  for (const id of answer.trips) count(total, id).fp += 1
}

function countMissedClaim(total: Score, passage: Labelled, gold: Gold): void {
  total.claim.fn += 1
  total.misses.push(['claim', 'missed claim', passage.id, gold.text])
  for (const id of gold.trips) count(total, id).fn += 1
}

function scoreCheck(total: Score, passage: Labelled, gold: Gold, answer: Answered, id: string): void {
  const want = gold.trips.includes(id)
  const got = answer.trips.includes(id)
  if (want !== got) {
    count(total, id)[want ? 'fn' : 'fp'] += 1
    total.misses.push([id, want ? 'missed check' : 'false check', passage.id, gold.text])
  }
  if (!want || !got) return
  count(total, id).tp += 1
  total.addressed.all += 1
  const addressed = gold.addressed.includes(id)
  if (addressed === !answer.unaddressed.includes(id)) total.addressed.right += 1
  else total.misses.push([id, addressed ? 'addressed, said not' : 'not addressed, said so', passage.id, gold.text])
}
