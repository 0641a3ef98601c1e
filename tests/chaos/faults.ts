import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, FaultyFacilitator } from '../chain/faulty-facilitator.ts'
import { createDice, type Dice, pick } from './dice.ts'

/** What goes wrong, and in how many of a hundred calls. */
const VERIFY = { breaks: 2, hangs: 1, junk: 1, slow: 1, lies: 1 } as const
const SETTLE = {
  landsAndBreaks: 4,
  breaks: 2,
  hangs: 1,
  landsAndHangs: 2,
  slow: 2,
  landsAndDenies: 2,
  claimsWithoutSending: 2,
  junk: 1,
} as const

/** Longer than the shop waits for a settlement. */
const SLOW_MS = 4_000

const refusal = { success: false, errorReason: 'invalid_payload', transaction: '', network: 'eip155:84532' }
const invention = (dice: Dice) => ({
  success: true,
  transaction: `0x${dice
    .below(2 ** 31)
    .toString(16)
    .padStart(64, '0')}`,
  network: 'eip155:84532',
})

const verifyFaults: Record<keyof typeof VERIFY, Fault> = {
  breaks: ({ answer }) => answer(500, { error: 'no' }),
  hangs: () => {},
  junk: ({ answer }) => answer(200, { what: 'ever' }),
  slow: async ({ real, answer }) => {
    await sleep(300)
    answer(200, await real())
  },
  lies: ({ answer }) => answer(200, { isValid: false, invalidReason: 'invalid_payload' }),
}

const settleFaults = (dice: Dice): Record<keyof typeof SETTLE, Fault> => ({
  landsAndBreaks: async ({ real, answer }) => {
    await real()
    answer(500, { error: 'lost' })
  },
  breaks: ({ answer }) => answer(500, { error: 'no' }),
  hangs: () => {},
  landsAndHangs: async ({ real }) => void (await real()),
  slow: async ({ real, answer }) => {
    await sleep(SLOW_MS)
    answer(200, await real())
  },
  landsAndDenies: async ({ real, answer }) => {
    await real()
    answer(200, refusal)
  },
  claimsWithoutSending: ({ answer }) => answer(200, invention(dice)),
  junk: ({ answer }) => answer(200, { what: 'ever' }),
})

/** Makes the facilitator fail at random, and counts how often and how. */
export const unleash = (facilitator: FaultyFacilitator, seed: number): ReadonlyMap<string, number> => {
  const dice = createDice(seed)
  const counts = new Map<string, number>()
  const settle = settleFaults(dice)
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const plainly: Fault = async ({ real, answer }) => answer(200, await real())
  facilitator.on('verify', (call) => {
    const name = pick(dice, VERIFY)
    if (!name) return plainly(call)
    count(`verify ${name}`)
    return verifyFaults[name](call)
  })
  facilitator.on('settle', (call) => {
    const name = pick(dice, SETTLE)
    if (!name) return plainly(call)
    count(`settle ${name}`)
    return settle[name](call)
  })
  return counts
}
