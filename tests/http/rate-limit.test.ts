import { expect, it } from 'vitest'
import { appUnderTest, jsonPost, readJson } from './app-under-test.ts'

const body = { text: 'The job exited 0.' }

it('POST is limited by address with 429 and Retry-After, GET is not', async () => {
  const { get } = appUnderTest({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'on' })
  const from = (address: string) => get('/precheck', jsonPost(body, { 'x-forwarded-for': address }))
  const statuses = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200])
  const refused = await from('10.0.0.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await readJson(refused)).code).toBe('rate_limited')
  expect((await from('10.0.0.2')).status).toBe(200)
  expect((await get('/contents', { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(200)
})

it('a forwarded address is not believed unless the operator says so', async () => {
  const { get } = appUnderTest({ RATE_LIMIT_PER_MINUTE: '1' })
  const from = (address: string) => get('/precheck', jsonPost(body, { 'x-forwarded-for': address }))
  expect([(await from('10.0.0.1')).status, (await from('10.0.0.2')).status]).toEqual([200, 429])
})

it('requests that carry a payment are not limited', async () => {
  const { get } = appUnderTest({ RATE_LIMIT_PER_MINUTE: '1' })
  const paying = () => get('/audit', jsonPost(body, { 'payment-signature': 'x' }))
  for (let i = 0; i < 4; i += 1) expect((await paying()).status).not.toBe(429)
})

it('a payment header on a free route, or an address that the caller puts in front, lifts no limit', async () => {
  const { get } = appUnderTest({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'on' })
  const send = (headers: Record<string, string>) => get('/precheck', jsonPost(body, headers))
  expect((await send({ 'x-forwarded-for': '9.9.9.1, 5.5.5.5' })).status).toBe(200)
  expect((await send({ 'x-forwarded-for': '9.9.9.2, 5.5.5.5' })).status).toBe(429)
  expect((await send({ 'x-forwarded-for': '9.9.9.3, 5.5.5.5', 'x-payment': 'junk' })).status).toBe(429)
})
