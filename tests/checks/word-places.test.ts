import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordPlaces, windowOf } from '../../checks/phrases/word-places.ts'

describe('the places of the words of a sentence', () => {
  it('never deny a word that stands in the window', () => {
    const within = fc.record({
      place: fc.nat(300),
      before: fc.integer({ min: 0, max: 60 }),
      behind: fc.integer({ min: 0, max: 60 }),
    })
    fc.assert(
      fc.property(within, ({ place, before, behind }) => {
        const places = new WordPlaces(2)
        places.nextSentence()
        places.add(1, place)
        expect(places.has(1, windowOf(0, before + behind), place - before)).toBe(true)
      }),
    )
  })

  it('deny one that stands just outside a short window, or in the sentence before', () => {
    const places = new WordPlaces(2)
    places.nextSentence()
    places.add(1, 5)
    expect(places.has(1, windowOf(0, 2), 6)).toBe(false)
    expect(places.has(1, windowOf(0, 2), 2)).toBe(false)
    places.nextSentence()
    expect(places.has(1, windowOf(0, 2), 4)).toBe(false)
  })
})
