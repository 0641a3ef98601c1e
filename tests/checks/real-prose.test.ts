import { describe, expect, it } from 'vitest'
import { readingOf } from './reading-of.ts'

type Reading = ReturnType<typeof readingOf>
type Line = readonly [would: string, id: string, text: string, reading: Reading]

/** What real prose is full of, beside the trap that it resembles. Each pair fails if its kind is taken for the other. */
const PAIRS: readonly Line[] = [
  ['a value that is handed over', 'silent_success', 'The loader passed a wrong offset to the reader.', 'silent'],
  ['a test that is passed', 'silent_success', 'The loader tests passed, so the port is done.', 'open'],
  ['a pass over something', 'silent_success', 'That pass turned up two dead branches.', 'silent'],
  ['how a thing is done', 'silent_success', 'Set-up is done using the wizard.', 'silent'],
  ['a set-up that is done', 'silent_success', 'The set-up job is done, so the host can take traffic.', 'open'],
  ['a date long past', 'silent_success', 'The move was completed two years ago.', 'silent'],
  ['a habit of a program', 'silent_success', 'The reader does not throw on an empty line.', 'silent'],
  ['a good end told as hollow', 'silent_success', 'The sync job ended green while the feed was broken.', 'silent'],
  ['a good end that is granted', 'silent_success', 'Although the tests pass, the page stays white.', 'silent'],
  ['a verdict', 'silent_success', 'I went through the branch once more and it is ready to merge.', 'open'],
  ['clean tests', 'silent_success', 'The tests on my old laptop are clean.', 'open'],

  ['what a release leaves out', 'positive_control', 'No new features in this one.', 'silent'],
  ['what a service comes without', 'positive_control', 'Reading is free: no account, no key, no tracking.', 'silent'],
  ['what a search did not find', 'positive_control', 'Stock count: no missing pallets.', 'open'],
  ['what a change leaves alone', 'positive_control', 'The old table is left untouched.', 'silent'],
  ['what a change had no effect on', 'positive_control', 'The new valve left the pressure unchanged.', 'open'],
  [
    'what is aimed at',
    'positive_control',
    'The nightly script is there to make sure that there are no leaks.',
    'silent',
  ],
  ['figures that do not come out', 'positive_control', 'I was unable to reproduce the numbers of the paper.', 'silent'],
  ['a fault that does not come out', 'positive_control', 'I was unable to reproduce the crash.', 'open'],
  ['why nobody was told', 'positive_control', 'A typo in the channel name is why we saw no alert.', 'silent'],
  ['a silence that ended', 'positive_control', 'Nobody noticed until the bill came.', 'silent'],
  [
    'a null that is about the older arm itself',
    'positive_control',
    'We ran the new ranker with the old one on 40 sampled queries and found no significant difference.',
    'open',
  ],

  ['guards that are counted', 'no_call_site', 'Three guards stand at the gate of the lab.', 'silent'],
  ['a guard that guards', 'no_call_site', 'A new rule guards the form against double entries.', 'open'],
  ['a guard that never ran', 'no_call_site', 'The guard never ran in production.', 'silent'],
  ['what will not be shown', 'no_call_site', 'With this flag the banner will not be shown.', 'silent'],
  ['what will not happen again', 'no_call_site', 'With this lock the overrun will not happen again.', 'open'],
  ['an option that goes', 'no_call_site', 'The `LEGACY` option is removed.', 'silent'],
  ['a guard that is granted', 'no_call_site', 'Even though the test alarm works, the real one stayed mute.', 'silent'],
  ['a fault said to be mended', 'no_call_site', 'The list lost its last row, which is fixed.', 'open'],
  ['a fix that is named', 'no_call_site', 'This patch fixes the leak in the tile cache.', 'open'],
  ['a fix that does not help', 'no_call_site', 'This patch does not fix the leak.', 'silent'],

  [
    'each part of one thing',
    'dose_response_equal',
    'The tool is made of smaller parts, each with its own page.',
    'silent',
  ],
  [
    'each arm of a trial',
    'dose_response_equal',
    'Each bed got one load of compost, and the shaded one grew taller.',
    'open',
  ],
  ['at the same time', 'dose_response_equal', 'At the same time the pages got smaller.', 'silent'],
  ['a printed figure', 'dose_response_equal', 'At the same rate my loss is lower than in the paper.', 'silent'],

  ['a setting by default', 'self_measurement', 'Visits are read in local time by default.', 'silent'],
  ['whom a page is for', 'self_measurement', 'Users who want a darker theme can switch it on.', 'silent'],
  ['what people want', 'self_measurement', 'Users want a darker theme.', 'open'],
  [
    'a judge that is spoken of as biased',
    'self_measurement',
    'A model that grades its own drafts has a known bias.',
    'silent',
  ],
  ['a judge that is believed', 'self_measurement', 'The model graded its own drafts as excellent.', 'open'],

  ['when a view crashes', 'stale_cache_read', 'The dashboard crashes as soon as a node joins.', 'silent'],
  ['what a view shows', 'stale_cache_read', 'The dashboard shows node 7 as healthy.', 'open'],
  ['where bytes come from', 'stale_cache_read', 'Small pages are served from cache.', 'silent'],
  ['where a manual is to be had', 'stale_cache_read', 'The manual is available on the web site.', 'silent'],

  ['a pointer to a text', 'summary_not_source', 'The flags are described in the README.', 'silent'],
  ['what a text says', 'summary_not_source', 'The README says that the flags are sorted.', 'open'],
  ['a text that is refuted', 'summary_not_source', 'Its changelog claims a rewrite, which it wasn’t.', 'silent'],

  ['a comment in a thread', 'doc_claims_code', 'Your last comment mentions the older build.', 'silent'],
  ['a comment in the code', 'doc_claims_code', 'The comment above the loop says that it ends after ten turns.', 'open'],
  ['what a thing is since said to do', 'doc_claims_code', 'The list now skips entries without a name.', 'open'],
  ['what a package now holds', 'doc_claims_code', 'The package now ships a shorter manual.', 'silent'],
  ['what it was and is now', 'doc_claims_code', 'The box was read out as "button"; now it is "Close".', 'open'],
  ['how a thing goes wrong', 'doc_claims_code', 'The problem is that the queue retries indefinitely.', 'silent'],

  ['a number of a bug', 'denominator_inflation', '664137 crashes when a tab is closed.', 'silent'],
  ['a score among distinct ones', 'denominator_inflation', 'So far 11/15 distinct rows favour the first.', 'silent'],
  ['a count by key', 'denominator_inflation', '212 distinct members signed, by membership number.', 'addressed'],
]

describe('real prose', () => {
  it.each(PAIRS)('tells %s rightly (%s)', (_would, id, text, reading) => {
    expect(readingOf(id, text)).toBe(reading)
  })
})
