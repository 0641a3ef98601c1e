import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFailureArchive } from '../../src/client/index.ts'
import { appUnderTest } from '../http/app-under-test.ts'

afterEach(() => vi.unstubAllEnvs())

const overApp = (options = {}) => {
  const { app } = appUnderTest()
  const sent: string[] = []
  const client = createFailureArchive({
    url: 'http://archive.test/',
    reporterId: 'a',
    fetch: async (url, init) => {
      sent.push(new URL(String(url)).pathname)
      return app.request(new URL(String(url)).pathname, init as RequestInit)
    },
    ...options,
  })
  return { client, sent }
}

const failure = {
  service: 'github',
  operation: 'search',
  error_type: 'ValidationError',
  error_code: 422,
  error_message: 'unknown field x',
}

describe('the client', () => {
  it('observes, reports what worked, and hears it back', async () => {
    const { client } = overApp()
    const observed = await client.observe({ ...failure, outcome: 'failure' })
    expect(observed).toMatchObject({ accepted: true, known: false })
    const fingerprint = observed?.fingerprint ?? ''
    expect(await client.outcome({ fingerprint, action: 'refresh_schema', successful: true })).toMatchObject({
      weight: 1,
    })
    expect(await client.query(failure)).toMatchObject({ known: true, recovery_actions: [{ action: 'refresh_schema' }] })
  })

  it('watches a call: its result comes back unchanged, its error is thrown unchanged, both are reported', async () => {
    const { client, sent } = overApp()
    expect(await client.observeToolCall('github', 'search', () => 7)).toBe(7)
    const broken = Object.assign(new TypeError('unknown field x'), { code: 422 })
    await expect(client.observeToolCall('github', 'search', () => Promise.reject(broken))).rejects.toBe(broken)
    await expect(
      client.observeToolCall('github', 'search', () => {
        throw broken
      }),
    ).rejects.toBe(broken)
    await vi.waitFor(() => expect(sent).toEqual(['/v1/observe', '/v1/observe', '/v1/observe']))
    await vi.waitFor(async () =>
      expect(
        await client.query({
          service: 'github',
          operation: 'search',
          error_type: 'TypeError',
          error_code: 422,
          error_message: 'unknown field x',
        }),
      ).toMatchObject({
        known: true,
        observations: { total: 2 },
      }),
    )
  })

  it.each([
    ['a string', 'broken'],
    ['nothing', undefined],
    ['null', null],
    [
      'an object that cannot be read',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no')
          },
        },
      ),
    ],
  ])('throws %s on as it was', async (_, thrown) => {
    const { client } = overApp()
    const call = client.observeToolCall('github', 'search', () => Promise.reject(thrown))
    expect(
      await call.then(
        () => 'resolved',
        (error) => error === thrown,
      ),
    ).toBe(true)
  })

  it('gives null for a dead server, a refused report, an answer that is no JSON, and a body that cannot be written', async () => {
    const dead = createFailureArchive({ url: 'http://127.0.0.1:9' })
    expect(await dead.query(failure)).toBeNull()
    const { client } = overApp()
    expect(await client.observe({ ...failure, service: '10.0.0.1', outcome: 'failure' })).toBeNull()
    const { client: odd } = overApp({ fetch: async () => new Response('<html>') })
    expect(await odd.query(failure)).toBeNull()
    const circular: Record<string, unknown> = {}
    circular.self = circular
    expect(await client.query({ ...failure, ...circular } as never)).toBeNull()
    expect(await createFailureArchive({ url: 'no url' }).query(failure)).toBeNull()
  })

  it('never waits longer than its timeout, and a call that is watched does not wait at all', async () => {
    const hanging = createServer(() => {})
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
    const client = createFailureArchive({ url, timeoutMs: 50 })
    expect(await client.observeToolCall('github', 'search', async () => 'at once')).toBe('at once')
    expect(await client.query(failure)).toBeNull()
    hanging.closeAllConnections()
    hanging.close()
  })

  it('drops reports while many are on their way, instead of gathering them', async () => {
    let open = 0
    const never = () => {
      open += 1
      return new Promise<Response>(() => {})
    }
    const { client } = overApp({ fetch: never })
    for (let i = 0; i < 500; i++) void client.observe({ ...failure, outcome: 'failure' })
    expect(open).toBe(64)
  })

  it('sends nothing when it is turned off, or has no address', async () => {
    const { client, sent } = overApp()
    vi.stubEnv('FAILURE_ARCHIVE_DISABLED', '1')
    expect(await client.query(failure)).toBeNull()
    expect(await client.observeToolCall('github', 'search', () => 1)).toBe(1)
    expect(sent).toEqual([])
    vi.unstubAllEnvs()
    expect(await createFailureArchive({ fetch: () => Promise.reject(new Error('asked')) }).query(failure)).toBeNull()
  })

  it('is one built file without imports, under 5 kB packed', () => {
    const built = readFileSync('dist/src/client/index.js', 'utf8')
    expect(built).not.toMatch(/^\s*import\b|\bfrom\s+['"]|\brequire\(|\bimport\(/m)
    expect(gzipSync(built).length).toBeLessThan(5000)
  })
})
