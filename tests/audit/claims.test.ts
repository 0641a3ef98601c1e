import { describe, expect, it } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'
import { readPassage } from '../../src/audit/reading/passage.ts'

/** The sentences of a text that are read as claims. */
const claimsIn = (text: string): string[] =>
  readPassage(text)
    .sentences.filter((s) => s.claim)
    .map((s) => text.slice(s.start, s.end))

/** One that stands between others, so that it is neither the first nor under a heading. */
const isClaim = (sentence: string): boolean => claimsIn(`It went.\n\n${sentence}`).length === 2

describe('what asserts nothing is no claim', () => {
  it.each([
    ['a promise after an enumeration', 'Scripts, data and the notes of both readers will be posted with the paper.'],
    ['what is still to do after some event', 'Checking it after the release is still to do.'],
    ['a plan after "before that"', 'Before that, Ada is going to compare the totals.'],
    ['a promise at the end', 'The hook cannot be tried before the merge, so I will watch the first run.'],
    ['a contingency', 'If the sums differ, we stop and call the shop.'],
    ['an appointment', 'A review is set for Thursday.'],
    ['a deadline', 'The survey is open until the 12th.'],
    ['an offer to the reader', 'You can skip the appendix.'],
    ['a call for help', 'Need an opinion on the licence.'],
    ['a command with a verb of trust', 'Never trust a green light on its own.'],
    ['a command behind a label of some words', 'A note on tone: keep it dry.'],
    ['a repeated command', 'Measure, measure, measure.'],
    ['a gloss', 'Outage: a stretch in which no request is answered.'],
    ['a measure explained', 'Freshness is a number from 1 to 5.'],
    ['a scale explained', 'Scores run from 0 (never) to 4 (daily).'],
    ['a reference to an issue', 'Relates to #1204.'],
    ['a remark on the exchange', "I'm curious what brought it there."],
    ['a doubt', 'Not sure if the filter drops bots.'],
    ['a proposal', 'Every tenant would get three seats.'],
    ['a duty of others', 'Two readers are to mark the drafts.'],
    ['an agenda point', 'decide: weekly or monthly mail'],
    ['a suggestion', 'We could cache this.'],
    ['a stage of a plan', 'In week two the readers switch over.'],
    ['a made-up case', 'Suppose that a scan finds no leak.'],
    ['an appointment with its date', 'It takes place on 12 July in the yard.'],
    ['questions to come', 'Before we start I have a few questions.'],
    ['what a text is about', 'This post is about the year 2021.'],
    ['what is enclosed', 'Some samples are attached.'],
    ['a thing named without a verb', 'A moisture probe for greenhouse beds, as agreed in #12.'],
    ['a new thing and what it is like', 'New job, started by each merge, that mails the owners'],
    ['a step that others took', 'Two nurses re-read 300 of the charts without knowing the ward.'],
    ['work that was finished', "I've finished the move to the new host."],
    ['a dropped subject with a particle', 'Turns off buffering in the writer.'],
    ['an aside that goes on', 'I added `probe`, which reads both files, has them compared, and stores the result.'],
  ])('%s', (_, sentence) => {
    expect(isClaim(sentence)).toBe(false)
  })
})

describe('what asserts a finding is a claim, though it looks otherwise', () => {
  it.each([
    ['a job that is named by a verb', 'Retry job green.'],
    ['a job that ended', 'Restore from tape finished without errors.'],
    ['a participle with its main clause', 'Run one by one, the tests never fail.'],
    ['a way of noting', 'So the fault must be in the driver.'],
    ['a fault that was looked for', 'We have not been able to reproduce the crash.'],
    ['a habit of the writer in front', 'Each time I run the import the memory goes up.'],
    ['a noun that could be a command', 'Power costs us 40 euros a month.'],
    ['a noun that could be a command, with a past', 'Transfer ran at 210 MB/s.'],
    ['a noun phrase that starts like a command', 'Build scans showed that 9 tasks never ran.'],
    ['a reading under its name', 'Stock sheet: 4,102 pallets on hand.'],
    ['a remark that ends in its finding', 'Types and lint clean'],
    ['a result after the act', 'Opened the tank, counted 62.'],
    ['a conclusion from what was not done', "Did not see the owl, so it's gone."],
    ['a passive in a side clause', 'The dump failed because the disk was mounted read-only.'],
    ['a later than that compares', 'Duplex jobs start 2 s later than others.'],
    ['a month that compares', 'That is a little less interest than in March.'],
    ['a verb that no tagger knows', 'The lid sensor debounces for 5 s by the wiring plan.'],
    ['a label with a finding', 'Heads-up: paging covers the new service.'],
    ['an arm named A', 'With equal depth, model A turned out richer than model B.'],
    ['what I meet', 'When I open a project with many files the sidebar goes blank.'],
    ['a short fix', 'This fixes the leak.'],
    ['a failure to reproduce', 'Not reproducible on Linux.'],
    ['what was received', 'We received 4,212 replies between 2 and 30 June.'],
  ])('%s', (_, sentence) => {
    expect(isClaim(sentence)).toBe(true)
  })
})

describe('check boxes', () => {
  it('make a task of an item that is not ticked, and leave one that is a claim', () => {
    expect(claimsIn('It went.\n\n- [x] The dump loads cleanly.\n- [ ] The restore works on a\n  second host.')).toEqual(
      ['It went.', 'The dump loads cleanly.'],
    )
  })
})

describe('the place of a sentence', () => {
  it('makes background of general talk before the purpose of a study', () => {
    const text =
      'Models are increasingly used to mark essays. Much is expected of them. We ask whether they agree with teachers. They agree in 71% of cases.'
    expect(claimsIn(text)).toEqual(['They agree in 71% of cases.'])
  })

  it('makes an introduction of the first sentence about a thing by its name', () => {
    expect(claimsIn('`tidelog` turns raw gauge files into hourly means. It lost 3 files.')).toEqual([
      'It lost 3 files.',
    ])
  })

  it('makes rules of the present under a heading over what is to be done', () => {
    const rule = 'A confirmed slowdown is bisected to its cause.'
    expect(claimsIn(`# Speed\n\nIt went.\n\n## Requirements\n\n${rule}`)).toEqual(['It went.'])
    expect(claimsIn(`# Speed\n\nIt went.\n\n## Results\n\n${rule}`)).toEqual(['It went.', rule])
  })

  it('leaves what was found under such a heading a claim', () => {
    expect(claimsIn('# Speed\n\nIt went.\n\n## Usage\n\nThe old build needed 41 s, so it was dropped.')).toHaveLength(2)
  })
})

describe('what draws the conclusion of a check is a claim', () => {
  const foundIn = (text: string): number => precheck({ text }).claims?.length ?? 0

  it.each([
    ['of a title', 'A fallback to the mirror shields us from outages.'],
    ['of a step', 'We moved 840 crates, that is 840 customers served.'],
    ['of two arms in one setting', 'Sent twenty letters by either carrier: the second one arrives more often.'],
  ])('though it has the grammar %s', (_, text) => {
    expect(foundIn(text)).toBe(1)
  })

  it.each([
    ['what a change contains', 'Brings full validation for all calls.'],
    ['what the writer did next', 'We then read that survey in the original.'],
    ['a particular under its label', 'Input: 5,000 mails.'],
  ])('but not %s', (_, text) => {
    expect(foundIn(text)).toBe(0)
  })
})
