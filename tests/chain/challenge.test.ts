import { expect, it } from 'vitest'
import { challengeSchema } from '../../src/http/challenge-schema.ts'
import { PAID_ROUTES } from '../../src/payment/prices.ts'
import { archiveUnderTest } from './archive-under-test.ts'

const stand = archiveUnderTest()

it.each(PAID_ROUTES)('the 402 of /%s is what OpenAPI says of it, and its headers stay under 6 kB', async (route) => {
  const response = await fetch(`${stand.archive.url}/${route}`)
  expect(response.status).toBe(402)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([...response.headers].join('').length).toBeLessThan(6_000)
  expect(challengeSchema.safeParse(await response.json()).error?.issues).toBeUndefined()
})
