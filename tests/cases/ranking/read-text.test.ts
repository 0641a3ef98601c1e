import { describe, expect, it } from 'vitest'
import { readText } from '../../../src/cases/ranking/read-text.ts'

const telling = (text: string) => readText(text).words.flatMap((word) => (word.telling ? [word.stem] : []))
const all = (text: string) => readText(text).words.map((word) => word.stem)

describe('reading a text', () => {
  it.each([
    ['the pipe broke', 'pipes break'],
    ['a failure of the db', 'databases fail'],
    ['summarized', 'summarising'],
  ])('reads irregular forms, short forms and both spellings as one: %s', (one, other) => {
    expect([...telling(one)].sort()).toEqual([...telling(other)].sort())
  })

  it('keeps an everyday word apart from those that have a subject', () => {
    const [word] = readText('again').words
    expect(word).toMatchObject({ telling: false, common: true })
  })

  it('meets a word in any of its endings', () => {
    expect(telling('backups failing')).toEqual(telling('backup failed'))
  })

  it.each(['never fired', "didn't fire", 'did not fire', 'cannot fire', 'doesnt fire'])(
    '%s: all denials are read alike, or phrases would miss most of them',
    (text) => {
      expect(all(text).slice(-2)).toEqual(['not', 'fire'])
    },
  )

  it('drops what carries no subject', () => {
    expect(telling('why is it that we have been doing this again')).toEqual([])
  })

  it('reads an identifier whole and in its parts, so that either way of writing it is found', () => {
    const whole = (text: string) => readText(text).compounds.map((word) => word.stem)
    expect(whole('pg_dump')).toEqual(['pgdump'])
    expect(whole('auto.offset.reset')).toEqual(['autooffsetreset'])
    expect(telling('isError')).toEqual(telling('is error'))
    expect(whole('roll-back')).toEqual(['rollback'])
  })

  it('keeps status codes, and no other numbers', () => {
    expect(telling('HTTP 429 after 17 of 2048 calls in 20ms')).toEqual(['http', '429', 'call'])
  })

  it('reads all ways of writing nothing as one', () => {
    expect(telling('0 bytes')).toEqual(telling('zero bytes'))
  })
})
