// Every class of words is made before the first word is read, as in the service; test files may share a process.
import '../../src/audit/precheck.ts'
import { describe, expect, it } from 'vitest'
import { read } from '../../src/audit/reading/read.ts'

/** The sentences of a text, with what they are. */
const sentencesOf = (text: string): [string, string][] =>
  read(text).map(({ kind, tokens }) => {
    const [first, last] = [tokens[0], tokens[tokens.length - 1]]
    return [kind, text.slice(first?.start, last?.end).replaceAll(/\s+/g, ' ')]
  })
const prose = (text: string): string[] => sentencesOf(text).flatMap(([kind, s]) => (kind === 'prose' ? [s] : []))

describe('Markdown', () => {
  it('leaves code fences, tables, log lines and comments unread', () => {
    const text =
      'It ran.\n\n```\nnothing found\n```\n\n| a | b |\n|---|---|\n| no | alert |\n\n2026-01-02 10:00:01 ERROR none\n\n<!-- no errors -->\nIt ended.'
    expect(prose(text)).toEqual(['It ran.', 'It ended.'])
  })

  it('reads an unclosed fence as code to the end', () => {
    expect(prose('It ran.\n\n~~~\nnothing was found')).toEqual(['It ran.'])
  })

  it('keeps headings apart from prose', () => {
    expect(
      sentencesOf('# No errors\n\nIt ran.\n\nTitle\n=====\n\n**All done**\n\nIt ended.').map(([kind]) => kind),
    ).toEqual(['heading', 'prose', 'heading', 'heading', 'prose'])
  })

  it('leaves list markers, quote marks and check boxes outside the sentence', () => {
    expect(prose('- [x] It ran.\n1. It ended well.\n> It was quoted.')).toEqual([
      'It ran.',
      'It ended well.',
      'It was quoted.',
    ])
  })

  it.each([
    ['It ran. <!-- The watcher is healthy. --> It ended.', ['It ran.', 'It ended.']],
    ['<p>It ran.</p> <!-- All tests\n# pass.\n\nNothing failed. --> It ended.', ['It ran.', 'It ended.']],
    ['It ran.\n\n![All tests pass.](all.png)\n\nIt ended.', ['It ran.', 'It ended.']],
    ['[![All tests pass.](badge.svg)](https://ci.example)', []],
    [
      'It ran: see [the log](run.txt "The watcher is healthy.") of it.',
      ['It ran: see [the log](run.txt "The watcher is healthy.") of it.'],
    ],
    ['It wrote `<!--` once. It ended.', ['It wrote `<!--` once.', 'It ended.']],
  ])('reads neither comments nor pictures: %j', (text, sentences) => {
    expect(prose(text)).toEqual(sentences)
  })

  it('does not read the title of a link, nor a comment inside a sentence, as words', () => {
    const words = (text: string) => read(text).flatMap(({ tokens }) => tokens.map((token) => token.text))
    expect(words('See [the notes](notes.html "All tests pass") for it.')).not.toContain('pass')
    expect(words('The job <!-- never fails --> ran.')).toEqual(['The', 'job', 'ran', '.'])
  })

  it('cuts a text of nothing but comments and pictures in one walk', () => {
    const text = `${'a <!-- b --> c ![d](e)\n'.repeat(4_000)}`
    expect(
      read(text)
        .flatMap(({ tokens }) => tokens.map((token) => token.text))
        .filter((word) => /[bde]/.test(word)),
    ).toEqual([])
  })

  it('does not read the target of a link as words', () => {
    expect(read('See [the notes](no-errors-found.html) for it.')[0]?.tokens.map((t) => t.text)).not.toContain(
      'no-errors-found.html',
    )
  })
})

describe('sentences', () => {
  it.each([
    ['Meters in cellars, e.g. those in town, fail. Others do not.', 2],
    ['Version 1.2.3 of app.ts took approx. 3 s. It then stopped.', 2],
    ['It was 5.2:1 vs. 3.9:1 before.', 1],
    ['Arm A finished more (71 vs.\n63 of 120). It was tried twice.', 2],
    ['The tool printed "Done."\nand stopped.', 1],
    ['Next one in Nov. The disk had filled.', 2],
    ['It was due on Nov. 12 at noon.', 1],
    ['The tool printed "Done." and stopped.', 1],
    ['It passed (really!) at noon. Was it late? No.', 3],
    ['Pool A had 51% and pool B. Dead nodes were out.', 2],
    ['It took 20 to 60 ms. Then it ended.', 2],
  ])('%s', (text, count) => {
    expect(read(text)).toHaveLength(count)
  })

  it('takes each line of notes for a sentence', () => {
    expect(
      prose('all jobs ran fine\nnode 2 is still slow on reads from the replica\nthe disk was full by noon'),
    ).toHaveLength(3)
  })

  it('joins lines that a margin broke', () => {
    const text =
      'The scanner looked at all of the images that we\nhave and found nothing in any of them, which is\ngood news for us.'
    expect(prose(text)).toHaveLength(1)
  })

  it('reads a negation whatever it is glued to', () => {
    expect(read("It didn't, won’t and can't fail.")[0]?.tokens.filter((t) => t.lower === 'not')).toHaveLength(3)
  })
})
