import { describe, expect, it } from 'vitest'
import type { Token } from '../../checks/passage.ts'
import { matcher } from '../../checks/phrases/matcher.ts'
import { phrases } from '../../checks/phrases/phrases.ts'
import { wordOf } from '../../checks/word.ts'

const LEMMAS: Readonly<Record<string, string>> = { exits: 'exit', exited: 'exit', shows: 'show', was: 'be' }

const tokensOf = (text: string): Token[] =>
  text.split(' ').map((word, i) => ({
    text: word,
    lower: word.replaceAll('`', ''),
    lemma: LEMMAS[word] ?? word,
    pos: 'X',
    word: wordOf(word.replaceAll('`', '')),
    root: wordOf(LEMMAS[word] ?? word),
    start: i,
    end: i + 1,
    code: word.startsWith('`'),
  }))

/** The words that a list of one phrase finds in a text. */
function found(phrase: string, text: string, lists: Record<string, string[]> = {}): string[] {
  const tokens = tokensOf(text)
  const marks = matcher({ ...lists, it: phrases(phrase) })(tokens).get('it') ?? []
  return marks.map((m) =>
    tokens
      .slice(m.from, m.to)
      .map((t) => t.text)
      .join(' '),
  )
}

describe('a phrase', () => {
  it.each([
    ['exit', 'it exited', ['exited']],
    ['=exits', 'it exited', []],
    ['exit ~2 0|zero', 'it exited with code 0', ['exited with code 0']],
    ['exit ~1 0', 'it exited with code 0', []],
    ['exit ~3 0', 'it exited ; then 0', []],
    ['no errors?', 'no trouble', ['no']],
    ['the log? shows', 'the log shows', ['the log shows']],
    ['# passed', '47 passed', ['47 passed']],
    ['# passed', 'forty passed', ['forty passed']],
    ['{} passes', '`npm test` passes'.replace(' ', '_'), ['`npm_test` passes']],
    ['backed_up|restored', 'was backed up', ['backed up']],
    ['it was found', 'it was found', ['it was found']],
    ['in the docs', 'so in the docs it stands', ['in the docs']],
  ])('%s in "%s"', (phrase, text, expected) => {
    expect(found(phrase, text)).toEqual(expected)
  })

  it('may name a list that stands before it', () => {
    expect(found('<view> ~2 show', 'the status page now shows', { view: ['status page'] })).toEqual([
      'status page now shows',
    ])
    expect(found('on the <view>', 'on the status page', { view: ['status page'] })).toEqual(['on the status page'])
  })

  it('may be broken after a bar or a comma', () => {
    expect(phrases('a b|\n  c,\n d')).toEqual(['a b|c', 'd'])
  })

  it('is refused where it starts with something that may be missing', () => {
    expect(() => matcher({ a: ['the? log'] })).toThrow('starts with something that must be there')
  })
})
