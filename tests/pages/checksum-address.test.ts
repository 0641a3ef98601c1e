import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import { checksumAddress } from '../../src/pages/browser/checksum-address.ts'

it('has the checksum that others compute, for any address in any case', () => {
  const address = fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 })
    .map((all) => `0x${all.join('')}`)
  fc.assert(
    fc.property(address, fc.boolean(), (lower, capitals) => {
      const given = capitals ? `0x${lower.slice(2).toUpperCase()}` : lower
      expect(checksumAddress(given)).toBe(getAddress(lower))
    }),
  )
})
