import { afterAll, beforeAll, expect, it } from 'vitest'
import { challengeSchema } from '../../src/http/challenge-schema.ts'
import { PAID_ROUTES } from '../../src/payment/prices.ts'
import { startArchive } from './start-archive.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain
let archive: Awaited<ReturnType<typeof startArchive>>

beforeAll(async () => {
  chain = await startChain()
  archive = await startArchive(chain)
})
afterAll(async () => {
  await archive.stop()
  await chain.stop()
})

it.each(PAID_ROUTES)('the 402 of /%s is what OpenAPI says of it, and its headers stay under 6 kB', async (route) => {
  const response = await fetch(`${archive.url}/${route}`)
  expect(response.status).toBe(402)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([...response.headers].join('').length).toBeLessThan(6_000)
  expect(challengeSchema.safeParse(await response.json()).error?.issues).toBeUndefined()
})
