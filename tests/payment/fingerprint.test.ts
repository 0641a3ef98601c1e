import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from '../../src/payment/fingerprint.ts'

test('the order of members and members that are undefined do not matter', () => {
  expect(fingerprint('search', { q: 'x', k: 3, view: undefined })).toBe(fingerprint('search', { k: 3, q: 'x' }))
})

test('another route, value, type or nesting is another request', () => {
  const prints = [
    fingerprint('search', { q: 'x' }),
    fingerprint('brief', { q: 'x' }),
    fingerprint('search', { q: 'y' }),
    fingerprint('search', { q: 1 }),
    fingerprint('search', { q: '1' }),
    fingerprint('search', { q: ['x'] }),
    fingerprint('search', { q: { x: null } }),
    fingerprint('search', {}),
  ]
  expect(new Set(prints).size).toBe(prints.length)
})

test('inputs have one fingerprint exactly when they are the same JSON', () => {
  const record = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 })
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)])
  }
  const text = (value: unknown) => JSON.stringify(sorted(JSON.parse(JSON.stringify(value))))
  fc.assert(
    fc.property(record, record, (left, right) => {
      expect(fingerprint('r', left) === fingerprint('r', right)).toBe(text(left) === text(right))
      expect(fingerprint('r', left)).toBe(fingerprint('r', JSON.parse(JSON.stringify(left))))
    }),
  )
})
