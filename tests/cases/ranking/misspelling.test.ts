import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMisspelling, isOneSlip } from '../../../src/cases/ranking/misspelling.ts'

const word = fc.stringMatching(/^[a-z]{5,10}$/)

describe('a misspelt word', () => {
  it.each(['replicaton', 'replicaation', 'replicetion', 'relpication'])('%s was meant to be replication', (typed) => {
    expect(createMisspelling(new Map([['replication', 3]])).meant(typed)).toBe('replication')
  })

  it('is read as the more frequent of two words that it could be', () => {
    const known = new Map([
      ['cached', 1],
      ['caches', 7],
    ])
    expect(createMisspelling(known).meant('cachex')).toBe('caches')
  })

  it.each(['repl', 'xeplication', 'replcatn', 'e0502'])(
    '%s is left as it is: too short, too far, or a code',
    (typed) => {
      expect(createMisspelling(new Map([['replication', 3]])).meant(typed)).toBeNull()
    },
  )

  it('a slip is one in both directions', () => {
    fc.assert(fc.property(word, word, (a, b) => isOneSlip(a, b) === isOneSlip(b, a)))
  })

  it('leaving out any one letter is one slip', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const left = at % text.length
        return isOneSlip(text, text.slice(0, left) + text.slice(left + 1))
      }),
    )
  })
})
