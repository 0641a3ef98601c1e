import fc from 'fast-check'
import { recoverAddress } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { keySignature } from '../../src/payment/key-signature.ts'
import { ways } from './signature-ways.ts'

const key = `0x${'7'.repeat(64)}` as const

test('every way to write a signature comes to the one that the wallet made, and names the same payer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (bytes) => {
      const hash = `0x${Buffer.from(bytes).toString('hex')}` as const
      const made = await sign({ hash, privateKey: key, to: 'hex' })
      for (const way of ways(made)) expect(keySignature(way)).toBe(made)
      expect(await recoverAddress({ hash, signature: made })).toBe(privateKeyToAccount(key).address)
    }),
    { numRuns: 40 },
  )
})
