import { shown, wilson } from './wilson.ts'

/** What was reported of one action: as counted, and as it counts after the cap. */
export interface Tally {
  readonly attempts: number
  readonly successes: number
  readonly effectiveAttempts: number
  readonly effectiveSuccesses: number
}

export interface ActionTally extends Tally {
  readonly action: string
  /** Different reporters; everybody without a name is one of them. */
  readonly reporters: number
  readonly namedReporters: number
}

/** What a rate is taken of, and what actions are ranked by. */
type Counting = Pick<Tally, 'effectiveAttempts' | 'effectiveSuccesses'>
type Ranked = Counting & Pick<ActionTally, 'action' | 'namedReporters'>

export const NO_TALLY: Tally = { attempts: 0, successes: 0, effectiveAttempts: 0, effectiveSuccesses: 0 }

/** Fewer named reporters than this halve nothing and block nothing, but lower what is claimed. */
export const FEW_REPORTERS = 3
const FEW_FACTOR = 0.7
/** Nothing that others report is certain. */
const MOST_SHOWN = 0.99

/** How sure a share is: Wilson's lower bound, times 0.7 with fewer than 3 named reporters, at most 0.99. */
export const confidenceIn = (hits: number, of: number, namedReporters: number): number =>
  shown(Math.min(MOST_SHOWN, wilson(hits, of).low * (namedReporters < FEW_REPORTERS ? FEW_FACTOR : 1)))

export const confidenceOf = (tally: Omit<Ranked, 'action'>): number =>
  confidenceIn(tally.effectiveSuccesses, tally.effectiveAttempts, tally.namedReporters)

export const rateOf = ({ effectiveAttempts, effectiveSuccesses }: Counting): number =>
  effectiveAttempts === 0 ? 0 : effectiveSuccesses / effectiveAttempts

export const ENOUGH_ATTEMPTS = 5
const GOOD_RATE = 0.6

/** Tried often enough, and it worked more often than not: worth recommending. */
export const isGood = (tally: Counting): boolean =>
  tally.effectiveAttempts >= ENOUGH_ATTEMPTS && rateOf(tally) >= GOOD_RATE

const DECAY_LOSS = 0.4
const DECAY_ATTEMPTS = 3

/** A good action that has lost 0.4 of its rate over at least three attempts of the last 24 hours. */
export const isDecaying = (all: Tally, lastDay: Tally): boolean =>
  isGood(all) && lastDay.effectiveAttempts >= DECAY_ATTEMPTS && rateOf(all) - rateOf(lastDay) >= DECAY_LOSS - 1e-9

/** At least five attempts in the last 24 hours, and not one of them worked, capped or not. */
export const nothingWorks = (lastDay: Tally): boolean =>
  lastDay.effectiveAttempts >= ENOUGH_ATTEMPTS && lastDay.successes === 0

/** Best first: by confidence, then by attempts, then by name. */
export const ranked = <One extends Ranked>(tallies: readonly One[]): readonly One[] =>
  [...tallies].sort(
    (a, b) =>
      confidenceOf(b) - confidenceOf(a) || b.effectiveAttempts - a.effectiveAttempts || (a.action < b.action ? -1 : 1),
  )
