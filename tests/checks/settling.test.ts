import { describe, expect, it } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'

/** Whether the first claim of a text that trips a check is settled. */
const isSettled = (check: string, text: string): boolean => {
  const findings = (precheck({ text }).claims ?? []).flatMap((c) => c.checks_tripped.filter((f) => f.id === check))
  const [first] = findings
  if (!first) throw new Error(`nothing trips ${check}: ${text}`)
  return first.looks_addressed
}

const JOB = 'The backup is good: the job exited 0.'

describe('a step settles the claim that it belongs to', () => {
  it.each([
    ['the next sentence', `${JOB} We restored it to a scratch host.`, true],
    ['the next sentence about another thing', `${JOB} We compared the prices of two vendors.`, false],
    ['the next sentence about the weather', `${JOB} We checked the weather.`, false],
    ['the sentence before about another thing', `We looked at the menu of the canteen. ${JOB}`, false],
    ['what was done right before', `We restored the backup to a scratch host. ${JOB}`, true],
    ['one further on that names the same', `${JOB} It took 4 minutes. We restored the backup to a scratch host.`, true],
    ['one further on about something else', `${JOB} It took 4 minutes. We opened the window at noon.`, false],
    ['a finding before about something else', `The window jammed when we opened it. ${JOB}`, false],
    ['a next finding that turns to another thing', `${JOB} The photos, too, were restored and came out right.`, false],
    ['what somebody was asked to do', `${JOB} We have asked the vendor to restore it.`, false],
    ['what is still to come', `${JOB} It is up and will be restored to a scratch host.`, false],
  ])('%s', (_, text, settled) => {
    expect(isSettled('silent_success', text)).toBe(settled)
  })
})

describe('the instrument and the known positive', () => {
  const SCAN = 'The scanner found no leaks.'

  it.each([
    ['fired on what was hidden', `${SCAN} It did flag the leak that we had hidden.`, true],
    ['did not fire on it', `${SCAN} It never flagged the leak that we had hidden.`, false],
    ['was never shown one', 'The scanner, as yet untried on a file with known leaks, found no leaks.', false],
  ])('%s', (_, text, settled) => {
    expect(isSettled('positive_control', text)).toBe(settled)
  })
})

describe('a mechanism', () => {
  const GUARD = 'Lost calls are recovered by the retry loop.'

  it.each([
    ['that was seen at work', `${GUARD} It restarted 14 calls on Monday when we cut the uplink.`, true],
    ['that is only meant to act', `${GUARD} They are retried up to 3 times.`, false],
    ['that never tripped', "Disks are protected by the leak guard, which hasn't tripped once.", false],
  ])('%s', (_, text, settled) => {
    expect(isSettled('no_call_site', text)).toBe(settled)
  })
})

describe('what the arms received', () => {
  it('is told after the comparison by a reading of each', () => {
    const claim = 'Both groups were sent 4,000 forms, and the north is happier than the south.'
    expect(
      isSettled('dose_response_equal', `${claim} 2,440 forms came back from the north and 1,310 from the south.`),
    ).toBe(true)
    expect(isSettled('dose_response_equal', `${claim} The forms were blue.`)).toBe(false)
  })
})
