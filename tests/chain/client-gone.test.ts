import { expect, test } from 'vitest'
import { shopUnderTest } from './shop-under-test.ts'

const stand = shopUnderTest()

test('the client goes during the handler: nothing is settled', async () => {
  const client = new AbortController()
  const call = stand.shopper.buy('/search?q=gone&wait=1000', { signal: client.signal })
  setTimeout(() => client.abort(), 400)
  await expect(call).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await stand.received()).toBe(0n)
})

test('the client goes during settle: its next payment for the same request is answered and not charged', async () => {
  const client = new AbortController()
  stand.facilitator.on('settle', async ({ real, answer }) => {
    client.abort()
    answer(200, await real())
  })
  await expect(stand.shopper.buy('/search?q=lost', { signal: client.signal })).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await stand.received()).toBe(10_000n)
  stand.facilitator.on('settle', undefined)
  const response = await stand.shopper.buy('/search?q=lost')
  expect([response.status, JSON.parse(await response.text()).q]).toEqual([200, 'lost'])
  expect(await stand.received()).toBe(10_000n)
  expect((await stand.shopper.buy('/search?q=lost')).status).toBe(200)
  expect(await stand.received()).toBe(20_000n)
})
