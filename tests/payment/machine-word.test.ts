import fc from 'fast-check'
import { expect, test } from 'vitest'
import { machineWord } from '../../src/payment/machine-word.ts'

test('whatever a facilitator says, callers see a machine word', () => {
  fc.assert(
    fc.property(fc.anything(), (reason) => {
      expect(machineWord(reason, 'refused')).toMatch(/^[a-z0-9_]{1,80}$/)
    }),
  )
  expect(machineWord('insufficient_funds', 'refused')).toBe('insufficient_funds')
  expect(machineWord('execution reverted at http://rpc/key', 'refused')).toBe('refused')
})
