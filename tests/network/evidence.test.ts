import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ActionTally,
  confidenceIn,
  isDecaying,
  isGood,
  NO_TALLY,
  ranked,
  type Tally,
} from '../../src/network/evidence/action.ts'
import { capped } from '../../src/network/evidence/cap.ts'
import { recommend, type ScopeEvidence } from '../../src/network/evidence/recommend.ts'
import { failureRate, standing } from '../../src/network/evidence/status.ts'
import { shown, wilson } from '../../src/network/evidence/wilson.ts'

describe('Wilson’s lower bound, by hand with z = 1.96 and z² = 3.8416', () => {
  it.each([
    // Of n of n the bound is n / (n + z²): 5 / 8.8416 = 0.56551.
    [5, 5, 0.5655],
    // p = 117/124 = 0.943548; z²/2n = 3.8416/248 = 0.015490; middle 0.959039; p(1-p)/n = 0.053264/124 = 0.00042955;
    // z²/4n² = 3.8416/61504 = 0.00006246; root of 0.00049201 = 0.0221813; times z 0.0434754; 1 + z²/n = 1.0309806;
    // (0.959039 - 0.0434754) / 1.0309806 = 0.888051.
    [117, 124, 0.8881],
    // p = 17/91 = 0.186813; z²/2n = 3.8416/182 = 0.021108; middle 0.207921; p(1-p)/n = 0.151914/91 = 0.00166938;
    // z²/4n² = 3.8416/33124 = 0.00011598; root of 0.00178536 = 0.0422535; times z 0.0828169; 1 + z²/n = 1.0422154;
    // (0.207921 - 0.0828169) / 1.0422154 = 0.120037.
    [17, 91, 0.12],
    // Nothing of n: the middle z²/2n and the spread z²/2n take each other away.
    [0, 7, 0],
  ])('%i of %i is at least %d', (hits, of, low) => expect(shown(wilson(hits, of).low)).toBe(low))

  it('of nothing is everything', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }))

  it('mirrors: the upper bound of failures is one less the lower bound of successes', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (hits, misses) => {
        if (hits + misses === 0) return
        const of = hits + misses
        expect(wilson(hits, of).high).toBeCloseTo(1 - wilson(misses, of).low, 10)
      }),
    ))
})

describe('the cap of five attempts an hour', () => {
  it.each([
    [
      { attempts: 5, successes: 3 },
      { attempts: 5, successes: 3 },
    ],
    // floor(10 x 5/12) = floor(4.17) = 4
    [
      { attempts: 12, successes: 10 },
      { attempts: 5, successes: 4 },
    ],
    // floor(1 x 5/6) = floor(0.83) = 0
    [
      { attempts: 6, successes: 1 },
      { attempts: 5, successes: 0 },
    ],
    // floor(10000 x 5/10000) = 5
    [
      { attempts: 10_000, successes: 10_000 },
      { attempts: 5, successes: 5 },
    ],
  ])('%o counts as %o', (given, counted) => expect(capped(given)).toEqual(counted))

  it('never raises a rate', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000), (attempts, some) => {
        const successes = Math.min(some, attempts)
        const counted = capped({ attempts, successes })
        expect(counted.successes / counted.attempts).toBeLessThanOrEqual(successes / attempts + 1e-12)
        expect(counted.attempts).toBeLessThanOrEqual(5)
        expect(counted.successes).toBeGreaterThanOrEqual(0)
      }),
    ))
})

describe('confidence', () => {
  it.each([
    // 0.565509 with three named reporters; x 0.7 = 0.395856 with two.
    [5, 5, 3, 0.5655],
    [5, 5, 2, 0.3959],
    // 1000000 / 1000003.8416 is shown as 0.99 at most.
    [1_000_000, 1_000_000, 9, 0.99],
  ])('%i of %i from %i named reporters is %d', (hits, of, named, confidence) =>
    expect(confidenceIn(hits, of, named)).toBe(confidence),
  )
})

const tally = (effectiveAttempts: number, effectiveSuccesses: number): Tally => ({
  attempts: effectiveAttempts,
  successes: effectiveSuccesses,
  effectiveAttempts,
  effectiveSuccesses,
})
const action = (name: string, attempts: number, successes: number, named = 5): ActionTally => ({
  action: name,
  ...tally(attempts, successes),
  reporters: named,
  namedReporters: named,
})
const scope = (actions: readonly ActionTally[], lastDay = NO_TALLY, name: ScopeEvidence['scope'] = 'fingerprint') => ({
  scope: name,
  actions,
  lastDay,
  namedReporters: 5,
  lastDayOf: () => NO_TALLY,
})

describe('decay', () => {
  it.each([
    // 12 of 16 = 0.75, lately 0 of 4: 0.75 - 0 = 0.75 lost.
    [tally(16, 12), tally(4, 0), true],
    // 8 of 10 = 0.8, lately 2 of 5 = 0.4: exactly 0.4 lost.
    [tally(10, 8), tally(5, 2), true],
    // 8 of 10 = 0.8, lately 3 of 5 = 0.6: 0.2 lost.
    [tally(10, 8), tally(5, 3), false],
    // Two attempts in the last day are too few.
    [tally(10, 8), tally(2, 0), false],
    // 5 of 10 = 0.5 was never good.
    [tally(10, 5), tally(3, 0), false],
    // Four attempts were never enough.
    [tally(4, 4), tally(3, 0), false],
  ])('all %o, last day %o: %s', (all, lastDay, decaying) => expect(isDecaying(all, lastDay)).toBe(decaying))
})

describe('the recommendation', () => {
  it.each([
    // 3 of 5 = 60% is good; 2 of 5 = 40% and 4 of 4 are not.
    [action('a', 5, 3), true],
    [action('a', 5, 2), false],
    [action('a', 4, 4), false],
  ])('%o is good: %s', (given, good) => expect(isGood(given)).toBe(good))

  it('is the one of which one can be surest, not the one with the highest rate', () => {
    // 5/5: 0.5655; 60/64: p = 0.9375, middle 0.967513, root of (0.05859375/64 + 3.8416/16384) = 0.0339087, low 0.849971.
    expect(recommend(scope([action('rare', 5, 5), action('common', 64, 60)]))).toMatchObject({
      action: 'common',
      confidence: 0.85,
      based_on_attempts: 64,
      based_on_successes: 60,
    })
  })

  it('is to skip when the last day holds five attempts and none worked', () => {
    // 5 of 5 failed: 5 / 8.8416 = 0.5655.
    const answer = recommend(scope([action('retry', 5, 0)], tally(5, 0)))
    expect(answer).toMatchObject({ action: 'skip', confidence: 0.5655, based_on_attempts: 5, based_on_successes: 0 })
    expect(recommend(scope([action('retry', 4, 0)], tally(4, 0)))).toBeNull()
    // One worked, though the cap has floored it away: 1 of 100 counts as floor(0.05) = 0 of 5.
    const once = { attempts: 100, successes: 1, effectiveAttempts: 5, effectiveSuccesses: 0 }
    expect(recommend(scope([action('retry', 5, 0)], once))).toBeNull()
  })

  it('is nothing where little was tried, and names its scope where it is a wider one', () => {
    expect(recommend(scope([action('retry', 2, 1)]))).toBeNull()
    expect(recommend(scope([action('wait_60s', 6, 6)], NO_TALLY, 'service'))).toMatchObject({
      action: 'wait_60s',
      scope: 'service',
      warning: expect.stringMatching(/not evidence about exactly this failure/),
    })
  })

  it('warns where fewer than three named reporters stand behind it', () =>
    expect(recommend(scope([action('retry', 5, 5, 2)]))?.warning).toMatch(/Fewer than three/))

  it('breaks ties by name, so that equal evidence gives equal answers', () =>
    expect(ranked([action('b', 5, 5), action('a', 5, 5)]).map((one) => one.action)).toEqual(['a', 'b']))
})

describe('status', () => {
  const calls = (failures: number, all: number) => ({ successes: all - failures, failures })
  it.each([
    // Nine calls say nothing.
    [calls(0, 0), calls(9, 9), 'INSUFFICIENT_DATA'],
    // 4 of 100 = 4%
    [calls(0, 4), calls(4, 100), 'HEALTHY'],
    // 5 of 100 = 5%
    [calls(0, 4), calls(5, 100), 'DEGRADED'],
    // 30 of 100 = 30%
    [calls(0, 4), calls(30, 100), 'MAJOR'],
    // The short window rules from five calls on: 0 of 5 against 50 of 100 in the hour.
    [calls(0, 5), calls(50, 100), 'HEALTHY'],
  ])('short %o, hour %o: %s', (short, hour, status) => expect(standing(short, hour).status).toBe(status))

  it('the rate of nothing is null', () => expect(failureRate(calls(0, 0))).toBeNull())
})
