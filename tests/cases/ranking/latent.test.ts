import { describe, expect, it } from 'vitest'
import { createLatentSpace } from '../../../src/cases/ranking/latent.ts'

const bag = (text: string) => new Map(text.split(' ').map((word) => [word, 1]))
const documents = [
  'backup dump empty restore',
  'backup snapshot empty restore',
  'dump snapshot restore lost',
  'judge score benchmark leak',
  'judge score grader leak',
  'grader benchmark score bias',
].map(bag)
const space = () => createLatentSpace(documents, { dims: 2, passes: 3, weightOf: () => 1 })
const likeness = (a: string, b: string) => {
  const [one, other] = [space().vectorOf(bag(a)), space().vectorOf(bag(b))]
  return one.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0)
}

describe('the latent space', () => {
  it('words that never stand together lie near each other when their companions are the same', () => {
    expect(likeness('dump', 'snapshot')).toBeGreaterThan(0.8)
    expect(Math.abs(likeness('dump', 'grader'))).toBeLessThan(0.3)
  })

  it('is the same each time, to the last bit', () => {
    expect(space().vectorOf(bag('backup judge'))).toEqual(space().vectorOf(bag('backup judge')))
  })

  it('a text of unknown words has no direction, and no NaN', () => {
    expect([...space().vectorOf(bag('sourdough'))]).toEqual([0, 0])
  })

  it('no documents at all make a space of no dimension', () => {
    expect(createLatentSpace([], { dims: 0, passes: 2, weightOf: () => 1 }).vectorOf(bag('a')).length).toBe(0)
  })
})
