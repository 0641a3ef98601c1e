import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSerial } from '../../../src/payment/facilitator/serial.ts'

test('whatever fails, work runs in the order given, one at a time, and each caller gets its own result', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ fails: fc.boolean(), pauses: fc.nat(3) }), { maxLength: 20 }),
      async (jobs) => {
        const inTurn = createSerial()
        const started: number[] = []
        let running = 0
        const results = await Promise.allSettled(
          jobs.map((job, i) =>
            inTurn(async () => {
              started.push(i)
              running += 1
              expect(running).toBe(1)
              for (let turn = 0; turn < job.pauses; turn += 1) await Promise.resolve()
              running -= 1
              if (job.fails) throw new Error(String(i))
              return i
            }),
          ),
        )
        expect(started).toEqual(jobs.map((_, i) => i))
        expect(results.map((result) => result.status)).toEqual(
          jobs.map((job) => (job.fails ? 'rejected' : 'fulfilled')),
        )
      },
    ),
  )
})
