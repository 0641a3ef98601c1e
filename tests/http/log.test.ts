import { expect, it } from 'vitest'
import { appUnderTest, jsonPost } from './app-under-test.ts'

it('one line a request, with route, status and id, and nothing of what was sent', async () => {
  const { get, log } = appUnderTest()
  await get('/precheck?text=canarytext+is+fine')
  await get('/precheck', jsonPost({ text: 'The canarytext job works.' }, { 'x-payment': 'canarypayment' }))
  await get('/canarypath')
  await get('/contents?domain=canarydomain')
  expect(log).toHaveLength(4)
  expect(log.join('')).not.toContain('canary')
  const lines = log.map((line) => JSON.parse(line))
  expect(lines.map(({ route, status, method }) => [method, route, status])).toEqual([
    ['GET', 'precheck', 200],
    ['POST', 'precheck', 200],
    ['GET', null, 404],
    ['GET', 'contents', 400],
  ])
  expect(lines.map(({ refused }) => refused)).toEqual([undefined, undefined, 'not_found', 'bad_input'])
  for (const line of lines) expect(line).toMatchObject({ request_id: expect.any(String), ms: expect.any(Number) })
})
