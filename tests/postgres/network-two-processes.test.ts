import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'
import { FAILURE } from '../network/network-under-test.ts'
import { type BuiltServer, startBuiltServer } from '../server/start-built-server.ts'
import { databaseUrl } from './database-url.ts'

/** As an operator runs it behind a balancer, with its limits. */
const ENVIRONMENT = { DATABASE_URL: databaseUrl(), TRUST_PROXY: 'on', RATE_LIMIT_PER_MINUTE: '60' }

let servers: readonly BuiltServer[] = []
let urls: readonly string[]
beforeAll(async () => {
  const store = await openStore({ databaseUrl: databaseUrl(), ledgerPath: '' })
  const tables = (await store.db.introspection.getTables()).filter(({ name }) => name.startsWith('network_'))
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(store.db)
  await store.close()
  servers = await Promise.all([startBuiltServer(ENVIRONMENT), startBuiltServer(ENVIRONMENT)])
  urls = servers.map(({ url }) => url)
})
afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL')
})

/** From an address of its own unless said, so that the limit stands in nobody's way. */
const send = async (place: number, path: string, body: object, address: string, reporter = 'a') => {
  const response = await fetch(`${urls[place % 2]}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'x-reporter-id': reporter },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: JSON.parse(await response.text()) }
}

const observation = { ...FAILURE, outcome: 'failure' }

test('reports to both processes at once are counted once each, and both answer alike', async () => {
  const sent = Array.from({ length: 400 }, (_, i) =>
    send(i, '/v1/observe', observation, `198.51.100.${i % 100}`, `r${i % 7}`),
  )
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual(Array(400).fill(200))
  const { fingerprint } = answers[0]?.answer ?? {}
  const tried = Array.from({ length: 84 }, (_, i) =>
    send(
      i,
      '/v1/outcome',
      { fingerprint, action: 'refresh_schema', successful: true },
      `198.51.100.${i % 100}`,
      `r${i % 7}`,
    ),
  )
  expect((await Promise.all(tried)).map(({ answer }) => answer.weight)).toEqual(Array(84).fill(1))
  const [one, other] = await Promise.all([0, 1].map((place) => send(place, '/v1/query', FAILURE, '198.51.100.1')))
  expect(one?.answer.observations).toMatchObject({ total: 400, unique_reporters: 7 })
  // Seven reporters, twelve attempts each: five of each count. An hour that ends meanwhile makes it up to ten.
  const [action] = one?.answer.recovery_actions ?? []
  expect(action).toMatchObject({ attempts: 84, unique_reporters: 7 })
  expect([35, 70]).toContain(action.effective_attempts - (action.effective_attempts % 35))
  expect(other?.answer).toEqual(one?.answer)
})

test('one address may write 120 times a minute over both together, and no more', async () => {
  const sent = Array.from({ length: 140 }, (_, i) => send(i, '/v1/observe', observation, '203.0.113.9'))
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(120).fill(200), ...Array(20).fill(429)])
  expect((await send(0, '/v1/observe', observation, '203.0.113.10')).status).toBe(200)
  expect((await send(1, '/v1/query', FAILURE, '203.0.113.9')).status).toBe(200)
})
