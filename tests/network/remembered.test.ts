import { expect, test } from 'vitest'
import { remembered } from '../../src/network/remembered.ts'

const counting = (most: number, mayKeep?: (text: string, made: string) => boolean) => {
  const asked: string[] = []
  const make = (text: string) => {
    asked.push(text)
    return text.toUpperCase()
  }
  return { asked, shout: remembered(most, make, mayKeep) }
}

test('is made once while it is asked for, and anew after others have pushed it out', () => {
  const { asked, shout } = counting(2)
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(shout)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('what may not be kept is made every time', () => {
  const { asked, shout } = counting(2, (text) => text !== 'secret')
  expect(['secret', 'secret', 'a', 'a'].map(shout)).toEqual(['SECRET', 'SECRET', 'A', 'A'])
  expect(asked).toEqual(['secret', 'secret', 'a'])
})
