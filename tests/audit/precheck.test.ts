import { describe, expect, it } from 'vitest'
import { createAudit } from '../../src/audit/audit.ts'
import { precheck } from '../../src/audit/precheck.ts'
import { auditAnswer, precheckAnswer } from '../../src/audit/schema.ts'
import type { ServiceError } from '../../src/errors.ts'

const EXAMPLE =
  'We ran the new ranker on 40 sampled queries and found no significant difference. The watcher is healthy: it exits 0 every run. Our corpus contains 4279 documents, 2x the previous release.'

const errorOf = (ask: () => unknown): ServiceError => {
  try {
    ask()
  } catch (error) {
    return error as ServiceError
  }
  throw new Error('answered instead of refusing')
}

describe('precheck of a text', () => {
  const answer = precheck({ text: EXAMPLE })

  it('holds the three claims of the example for three different reasons', () => {
    expect(answer.claims?.map((c) => c.unaddressed)).toEqual([
      ['positive_control'],
      ['silent_success'],
      ['denominator_inflation'],
    ])
    expect([answer.claims_found, answer.claims_holding]).toEqual([3, 3])
  })

  it('shows each finding by words of the text', () => {
    for (const claim of answer.claims ?? []) {
      expect(EXAMPLE.slice(claim.start, claim.end)).toBe(claim.claim)
      for (const { matched } of claim.checks_tripped)
        for (const span of matched) expect(EXAMPLE.slice(span.start, span.end)).toBe(span.text)
    }
  })

  it('answers in the shape that is documented', () => {
    expect(precheckAnswer.parse(answer)).toEqual(answer)
  })

  it('lists a claim that trips nothing', () => {
    const [claim] = precheck({ text: 'Node 7 answered 503 because its disk was full of core files.' }).claims ?? []
    expect(claim?.verdict).toBe('no_checks_matched')
  })

  it('says that nothing was found rather than passing it', () => {
    const none = precheck({ text: 'Please restart the worker. Who is on call?' })
    expect(none.claims).toEqual([])
    expect(none.note).toContain('No sentence of this text was read as a claim')
  })

  it('names the sentence that settles a finding', () => {
    const text = 'The backup is good: the job exited 0. We restored it to a scratch host and compared the row counts.'
    const [claim] = precheck({ text }).claims ?? []
    expect(claim?.verdict).toBe('proceed')
    expect(claim?.checks_tripped[0]?.addressed_by?.text).toBe(text.slice(38))
  })

  it('takes a step that is planned, negated or asked for as not done', () => {
    for (const step of [
      'We will restore it to a scratch host.',
      'We have not restored it to a scratch host.',
      'Has anyone restored it to a scratch host?',
      'Restore it to a scratch host.',
      'It must be restored to a scratch host.',
    ]) {
      const answered = precheck({ text: `The backup is good: the job exited 0. ${step}` })
      expect(answered.claims?.[0]?.verdict, step).toBe('hold')
    }
  })
})

describe('precheck of a claim', () => {
  const claim = 'The backup is good: the job exited 0.'

  it('looks for the step in the evidence and gives its place there', () => {
    const evidence = 'The job ran at noon. We restored it to a scratch host and compared the row counts.'
    const answer = precheck({ claim, evidence })
    expect(answer.mode).toBe('claim')
    expect(answer.verdict).toBe('proceed')
    const by = answer.checks_tripped?.[0]?.addressed_by
    expect(by && evidence.slice(by.start, by.end)).toBe(by?.text)
    expect(by?.start).toBe(21)
  })

  it('holds it without evidence', () => {
    expect(precheck({ claim }).verdict).toBe('hold')
  })

  it('takes what is sent as a claim for one, whatever it looks like', () => {
    expect(precheck({ claim: 'CI green' }).unaddressed).toEqual(['silent_success'])
  })
})

describe('what is refused', () => {
  it.each([
    [{ text: 'a', claim: 'b' }, 'bad_input'],
    [{ text: 'a', evidence: 'b' }, 'bad_input'],
    [{ evidence: 'b' }, 'bad_input'],
    [{}, 'bad_input'],
    [{ text: '  ' }, 'bad_input'],
    [{ text: 'a', colour: 'red' }, 'bad_input'],
    [{ text: 'a'.repeat(100_001) }, 'too_long'],
    [{ claim: 'a'.repeat(2_001) }, 'too_long'],
    [{ claim: 'a', evidence: 'b'.repeat(20_001) }, 'too_long'],
  ])('%#: answers with the code of what is wrong', (input, code) => {
    expect(errorOf(() => precheck(input)).code).toBe(code)
  })
})

describe('the audit', () => {
  const incident = { id: 'zero-byte-backups', title: 'Backups were empty', figures: [] }
  const asked: string[][] = []
  const audit = createAudit({
    realIncident: (check, claim) => {
      asked.push([check, claim])
      return check === 'silent_success' ? incident : null
    },
  })

  it('adds to each finding why it matters, a case and what to run', () => {
    const answer = audit({ text: EXAMPLE })
    expect(auditAnswer.parse(answer)).toEqual(answer)
    const [finding] = answer.claims?.[1]?.checks_tripped ?? []
    expect(finding?.real_incident).toEqual(incident)
    expect(finding?.why_it_matters).toContain('A process can end well')
    expect(asked).toContainEqual(['silent_success', 'The watcher is healthy: it exits 0 every run.'])
    expect(answer.checks_available).toHaveLength(9)
    expect(answer.arithmetic.items[0]?.how).toContain('missing')
  })

  it('charges nothing for a text without a claim', () => {
    expect(errorOf(() => audit({ text: 'Please restart the worker.' })).code).toBe('no_claims')
  })
})
