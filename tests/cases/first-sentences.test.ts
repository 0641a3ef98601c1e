import { expect, it } from 'vitest'
import { firstSentences } from '../../src/cases/first-sentences.ts'

const TEXT = 'It cost 1.5 dollars. Nobody saw it! Then it ended.'

it('takes whole sentences and does not break at a decimal point', () => {
  expect(firstSentences(TEXT, 2)).toBe('It cost 1.5 dollars. Nobody saw it!')
})

it('takes the first even where it is too long, and no second that does not fit', () => {
  expect(firstSentences(TEXT, 2, 10)).toBe('It cost 1.5 dollars.')
})

it('gives back a text without a full stop', () => {
  expect(firstSentences('no stop', 2)).toBe('no stop')
})
