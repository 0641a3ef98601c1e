import { describe, expect, test } from 'vitest'
import { DocumentError } from '../../src/cases/document-error.ts'
import { readCase } from '../../src/cases/read-case.ts'

const COMPLETE = `---
id: queue-stood-still
title: "A queue stood still: nobody saw it"
domain: monitoring
themes: [silent_success, positive_control]
themes_fit: good
themes_agreed: true
research: false
actions: [monitor, alert]
status: corrected
confidence: high
provenance: public
prevention_inferred: true
root_cause_known: false
asked_as:
  - "queue green, nothing delivered"
evidence:
  - { figure: "47", unit: "minutes", what: "without a delivery" }
source:
  title: "The report"
  url: "https://example.org/report"
  publisher: "Example"
  date: "2026-03"
  kind: postmortem
  read: "full"
---

## Symptom

All green.

## What happened

Nothing was delivered.

Nobody saw it.

## Root cause

Not known.

## Fix

A restart.

## Prevention

- Count what was delivered
  and not what was accepted.
- Plant a message.

## Correction

It was 47 minutes, not 40.
`

const problem = (text: string): string => {
  try {
    readCase('one.md', text)
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError)
    return (error as DocumentError).message
  }
  throw new Error('the document was read')
}

test('a complete document becomes a case with every field', () => {
  expect(readCase('queue-stood-still.md', COMPLETE)).toEqual({
    provenance: 'public',
    case: {
      id: 'queue-stood-still',
      title: 'A queue stood still: nobody saw it',
      domain: 'monitoring',
      themes: ['silent_success', 'positive_control'],
      themes_fit: 'good',
      themes_agreed: true,
      research: false,
      actions: ['monitor', 'alert'],
      status: 'corrected',
      confidence: 'high',
      root_cause_known: false,
      prevention_inferred: true,
      merged_into: null,
      evidence: [{ figure: '47', unit: 'minutes', what: 'without a delivery' }],
      source: {
        title: 'The report',
        url: 'https://example.org/report',
        publisher: 'Example',
        date: '2026-03',
        kind: 'postmortem',
        read: 'full',
      },
      symptom: 'All green.',
      what_happened: 'Nothing was delivered.\n\nNobody saw it.',
      root_cause: 'Not known.',
      fix: 'A restart.',
      prevention: ['Count what was delivered and not what was accepted.', 'Plant a message.'],
      correction: 'It was 47 minutes, not 40.',
      asked_as: ['queue green, nothing delivered'],
    },
  })
})

describe('a stranger’s document', () => {
  test('needs a title only, and is private unless it says otherwise', () => {
    const { case: item, provenance } = readCase('2026-03-02 Disk full!.md', '# The disk was full\n\nIt was full.\n')
    expect(provenance).toBe('private')
    expect(item).toMatchObject({
      id: '2026-03-02-disk-full',
      title: 'The disk was full',
      what_happened: 'It was full.',
      themes: [],
      evidence: [],
      source: null,
      root_cause_known: true,
    })
  })

  test('may use the headings of other post-mortem templates, of any level and style', () => {
    const text = `Summary
=======
Down for an hour.

### Impact:
340 users.

Contributing factors
--------------------
A typo.

# Resolution
Reverted.

## Action Items
1. Test it.
2. Watch it.
`
    expect(readCase('x.md', `---\ntitle: A typo\n---\n${text}`).case).toMatchObject({
      what_happened: 'Down for an hour.',
      symptom: '340 users.',
      root_cause: 'A typo.',
      fix: 'Reverted.',
      prevention: ['Test it.', 'Watch it.'],
    })
  })

  test('keeps what stands under headings that are not known, with the heading', () => {
    const { case: item } = readCase(
      'x.md',
      '# T\n\nFirst.\n\n## Lessons from the past\n\nOld.\n\n## Fix\n\nDone.\n\n### Details\n\nSmall.\n',
    )
    expect(item.what_happened).toBe('First.\n\nLessons from the past\n\nOld.')
    expect(item.fix).toBe('Done.\n\nDetails\n\nSmall.')
  })

  test('may show headings and lists in code, which are no headings', () => {
    const { case: item } = readCase('x.md', '# T\n\n## Fix\n\n```sh\n# Root cause\n- no list\n```\n')
    expect(item.fix).toBe('```sh\n# Root cause\n- no list\n```')
    expect(item.root_cause).toBe('')
  })

  test('may come from another system: byte order mark, carriage returns', () => {
    const { case: item } = readCase('x.md', '\uFEFF---\r\ntitle: T\r\n---\r\n## Fix\r\n\r\nDone.\r\n')
    expect(item).toMatchObject({ title: 'T', fix: 'Done.' })
  })

  test('may leave parts of its evidence and source open', () => {
    const front = 'title: T\nevidence: [{ figure: "3" }]\nsource: { title: Ours, date: "" }'
    expect(readCase('x.md', `---\n${front}\n---\nText.\n`).case).toMatchObject({
      evidence: [{ figure: '3', unit: '', what: '' }],
      source: { title: 'Ours', url: null, date: null, kind: 'postmortem' },
    })
  })
})

describe('an error names the file, the field and what to do, and quotes nothing', () => {
  test.each([
    ['no title', 'Only text.\n', /^one\.md: title: write `title:` .* or begin with a `# Heading`$/],
    ['broken YAML', '---\ntitle: a: b: hunter2\n---\n', /^one\.md: front matter, line 2: .*quote/],
    ['unknown theme', '---\ntitle: T\nthemes: [hunter2]\n---\n', /^one\.md: themes\.0: use one of positive_control, /],
    ['number for text', '---\ntitle: 404\n---\n', /^one\.md: title: .*quotes$/],
    [
      'bad id',
      '---\ntitle: T\nid: Hunter2 X\n---\n',
      /^one\.md: id: use lower-case letters, digits and single hyphens/,
    ],
    ['text for a list', '---\ntitle: T\nthemes: hunter2\n---\n', /^one\.md: themes: this is to be a list$/],
    [
      'too much text',
      `---\ntitle: ${'T'.repeat(2_000)}\n---\n`,
      /^one\.md: title: \d+ characters at most; shorten it$/,
    ],
    [
      'an impossible date',
      '---\ntitle: T\nsource: { title: Ours, date: "hunter2" }\n---\n',
      /^one\.md: source\.date: write the date as 2026-03-02/,
    ],
    ['id that is not the file’s name', '---\ntitle: T\nid: two\n---\n', /^one\.md: id: is the name of the file/],
    [
      'a misspelt field of a published case',
      '---\ntitle: T\nprovenance: public\ndomian: web\nsource: {}\n---\n',
      /^one\.md: domian: is no field of a case; those are id, title, domain/,
    ],
    ['public without source', '---\ntitle: T\nprovenance: public\n---\n', /^one\.md: source: .*provenance: private/],
  ])('%s', (_, text, message) => {
    expect(problem(text)).toMatch(message)
    expect(problem(text)).not.toMatch(/hunter2/i)
  })
})
