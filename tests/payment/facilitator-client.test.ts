import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { afterEach, expect, test } from 'vitest'
import { createFacilitatorClient, facilitatorKeys } from '../../src/payment/facilitator-client.ts'

type Answer = { readonly status: number; readonly body: unknown } | 'hang'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A facilitator that says one thing at each path, and remembers who asked with which key. */
const stand = async (answers: Readonly<Record<string, Answer>>) => {
  const asked: { path: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, authorization: request.headers.authorization })
    const answer = answers[path] ?? { status: 404, body: {} }
    request.resume()
    if (answer !== 'hang') response.writeHead(answer.status).end(JSON.stringify(answer.body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const payload = () => ({ x402Version: 2, accepted: {}, payload: {} }) as unknown as PaymentPayload
const requirements = {} as PaymentRequirements
const valid: Answer = { status: 200, body: { isValid: true } }
const settled: Answer = { status: 200, body: { success: true, transaction: '0x1', network: 'eip155:8453' } }

const client = (urls: string[], authorization: (string | undefined)[] = urls.map(() => undefined)) =>
  createFacilitatorClient({ urls, authorization, verifyTimeoutMs: 1500, settleTimeoutMs: 1500 })

test.each([
  ['answers 500', { status: 500, body: {} }],
  ['hangs', 'hang'],
  ['answers junk', { status: 200, body: { what: 'ever' } }],
] as [string, Answer][])(
  'a facilitator that %s is passed over, and the one that verified settles',
  async (_, answer) => {
    const [first, second] = [
      await stand({ '/verify': answer, '/settle': settled }),
      await stand({ '/verify': valid, '/settle': settled }),
    ]
    const facilitator = client([first.url, second.url])
    const payment = payload()
    expect((await facilitator.verify(payment, requirements)).isValid).toBe(true)
    expect((await facilitator.settle(payment, requirements)).success).toBe(true)
    expect(first.asked.map(({ path }) => path)).toEqual(['/verify'])
    expect(second.asked.map(({ path }) => path)).toEqual(['/verify', '/settle'])
  },
)

test('a refusal is an answer: nobody else is asked for a better one', async () => {
  const refusal: Answer = { status: 400, body: { isValid: false, invalidReason: 'no' } }
  const [first, second] = [await stand({ '/verify': refusal }), await stand({ '/verify': valid })]
  await expect(client([first.url, second.url]).verify(payload(), requirements)).rejects.toMatchObject({
    invalidReason: 'no',
  })
  expect(second.asked).toEqual([])
})

test.each([
  ['answers 500', { status: 500, body: {} }],
  ['hangs', 'hang'],
] as [string, Answer][])('once settle was sent to one that %s, no other is asked to settle', async (_, answer) => {
  const [first, second] = [
    await stand({ '/verify': valid, '/settle': answer }),
    await stand({ '/verify': valid, '/settle': settled }),
  ]
  const facilitator = client([first.url, second.url])
  const payment = payload()
  await facilitator.verify(payment, requirements)
  await expect(facilitator.settle(payment, requirements)).rejects.toThrow()
  expect(second.asked).toEqual([])
})

test('each facilitator is shown its own key only', async () => {
  const [first, second] = [await stand({}), await stand({ '/verify': valid })]
  await client([first.url, second.url], ['Bearer one', 'Bearer two']).verify(payload(), requirements)
  expect(first.asked[0]?.authorization).toBe('Bearer one')
  expect(second.asked[0]?.authorization).toBe('Bearer two')
})

test('keys are given one for each facilitator, in their order, or not at all', () => {
  expect(facilitatorKeys(['a', 'b'], undefined)).toEqual([undefined, undefined])
  expect(facilitatorKeys(['a', 'b'], 'Bearer x, Bearer y')).toEqual(['Bearer x', 'Bearer y'])
  expect(facilitatorKeys(['a', 'b'], ',Bearer y')).toEqual([undefined, 'Bearer y'])
  expect(() => facilitatorKeys(['a', 'b'], 'Bearer x')).toThrow('X402_FACILITATOR_AUTH')
})
